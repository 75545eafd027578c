// What votes add to other domains' screens: where a line of a statement leads, and what tokens are good for.
import { votePath } from './public/paths.ts';

export const slots = {
  causeLinks: { vote: (voteId: string) => votePath(voteId) },
  goodForTokens: { load: () => import('./parts/good-for-tokens.tsx') },
};
