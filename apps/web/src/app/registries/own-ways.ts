// Owns the list of what one's own profile leads to, in the order in which it stands.
import { passWay, vaultWay } from '#domains/items/public/own-ways.ts';
import { walletWay } from '#domains/ledger/public/own-way.ts';
import { tradesWay } from '#domains/market/public/own-way.ts';
import type { OwnWay } from '#domains/users/public/own-ways.ts';

export const allOwnWays: readonly OwnWay[] = [vaultWay, passWay, walletWay, tradesWay];
