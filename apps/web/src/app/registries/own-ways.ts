// Owns the list of what one's own profile leads to, in the order in which it stands.
import { walletWay } from '#domains/ledger/public/own-way.ts';
import { tradesWay } from '#domains/market/public/own-way.ts';
import type { OwnWay } from '#domains/users/public/own-ways.ts';

export const allOwnWays: readonly OwnWay[] = [walletWay, tradesWay];
