// What the market adds to other domains' screens: where a line of a statement leads, and selling from the sheet of an item.
import { marketItemPath } from './public/paths.ts';

export const slots = {
  causeLinks: { listing: marketItemPath },
  sellParts: () => import('./public/sell-step.tsx'),
};
