// Owns the texts of the ledger.
import { defineCopy } from '#platform/i18n/copy.ts';

export const ledgerCopy = defineCopy({});
