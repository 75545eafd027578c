// Owns the texts of gacha.
import { defineCopy } from '#platform/i18n/copy.ts';

export const gachaCopy = defineCopy({});
