// Owns where the lines of a statement lead: each domain's address of what moved the money.
import { auctionPath } from '#domains/auctions/public/paths.ts';
import { gachaProofPath } from '#domains/gacha/public/paths.ts';
import { inventoryPath } from '#domains/items/public/paths.ts';
import { marketItemPath } from '#domains/market/public/paths.ts';

export const causeLinks = {
  listing: marketItemPath,
  auction: auctionPath,
  draw: gachaProofPath,
  item: inventoryPath,
} as const;
