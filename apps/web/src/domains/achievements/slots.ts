// What achievements offer earlier domains: below one's badges, what is still to earn.
import type { ToEarn } from '#domains/badges/public/to-earn-slot.ts';

const toEarn: ToEarn = { load: () => import('./parts/to-earn.tsx') };

export const slots = { toEarn };
