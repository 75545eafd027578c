// Owns the texts of redemption.
import { defineCopy } from '#platform/i18n/copy.ts';

export const redemptionCopy = defineCopy({});
