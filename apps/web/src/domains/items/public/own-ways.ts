// The ways from one's own profile to what one holds.
import type { OwnWay } from '#domains/users/public/own-ways.ts';

export const vaultWay: OwnWay = { name: 'vault', load: () => import('../parts/vault-way.tsx') };
export const passWay: OwnWay = { name: 'pass', load: () => import('../parts/pass-way.tsx') };
