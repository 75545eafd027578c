// Owns the texts of auctions.
import { defineCopy } from '#platform/i18n/copy.ts';

export const auctionsCopy = defineCopy({});
