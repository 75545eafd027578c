// What is said when a club's address was handed on.
import { defineCopy } from '#platform/i18n/copy.ts';

export const shareCopy = defineCopy({ copied: 'The address is copied.' });
