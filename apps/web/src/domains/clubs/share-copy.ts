// The text shown when a club's link was copied.
import { defineCopy } from '#platform/i18n/copy.ts';

export const shareCopy = defineCopy({ copied: 'Link copied' });
