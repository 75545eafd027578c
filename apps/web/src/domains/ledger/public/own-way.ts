// The way from one's own profile to one's wallet.
import type { OwnWay } from '#domains/users/public/own-ways.ts';

export const walletWay: OwnWay = { name: 'wallet', load: () => import('../parts/wallet-way.tsx') };
