// Owns the texts of market.
import { defineCopy } from '#platform/i18n/copy.ts';

export const marketCopy = defineCopy({});
