// What items add to other domains' screens: where a line of a statement leads.
import { inventoryPath } from './public/paths.ts';

export const slots = { causeLinks: { item: inventoryPath } };
