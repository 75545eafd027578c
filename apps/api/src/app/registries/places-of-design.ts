// Owns where a design is offered, put together from the domains that sell and draw.
import { auctionsOfDesign } from '#domains/auctions/places-of-design.ts';
import { packsOfDesign } from '#domains/gacha/places-of-design.ts';
import type { PlacesOf } from '#domains/items/public/places-slot.ts';
import { listingsOfDesign } from '#domains/market/places-of-design.ts';

export const placesOfDesigns: PlacesOf = async (platform, designId) => ({
  ...(await listingsOfDesign(platform, designId)),
  ...(await auctionsOfDesign(platform, designId)),
  ...(await packsOfDesign(platform, designId)),
});
