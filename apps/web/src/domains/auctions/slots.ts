// What auctions add to other domains' screens: where a line of a statement leads.
import { auctionPath } from './public/paths.ts';

export const slots = { causeLinks: { auction: auctionPath } };
