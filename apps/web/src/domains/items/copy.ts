// Owns the texts of items.
import { defineCopy } from '#platform/i18n/copy.ts';

export const itemsCopy = defineCopy({});
