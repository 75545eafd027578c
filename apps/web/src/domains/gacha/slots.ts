// What gacha adds to other domains' screens: where a line of a statement leads, and packs for tokens.
import { gachaProofPath } from './public/paths.ts';

export const slots = {
  causeLinks: { draw: gachaProofPath },
  goodForTokens: { load: () => import('./parts/good-for-tokens.tsx') },
};
