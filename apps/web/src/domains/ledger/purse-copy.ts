// The words of the purse, apart from those of statements: Home's bar shows it, and nothing else of the wallet.
import { defineCopy } from '#platform/i18n/copy.ts';

export const purseCopy = defineCopy({ purse: 'Wallet, {amount}' });
