// What the market adds to other domains' screens: where a line of a statement leads, and selling from the sheet of an item.
import { marketItemPath } from './public/paths.ts';

export const slots = {
  causeLinks: { listing: marketItemPath },
  goodForTokens: { load: () => import('./parts/good-for-tokens.tsx') },
  sellParts: () => import('./public/sell-step.tsx'),
};
