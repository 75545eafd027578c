// What sets add to other domains' screens: the albums in the inventory.

export const slots = { inventoryPart: { load: () => import('./parts/own-sets.tsx') } };
