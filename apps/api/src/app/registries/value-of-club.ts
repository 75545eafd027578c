// Owns what stands in a club that is to be deleted, put together from the domains that hold value.
import { auctionsOfClub } from '#domains/auctions/value-of-club.ts';
import { campaignsOfClub } from '#domains/campaigns/value-of-club.ts';
import type { ValueOfClub } from '#domains/clubs/public/value-of-club.ts';
import { packsOfClub } from '#domains/gacha/value-of-club.ts';
import { copiesOfClub } from '#domains/items/value-of-club.ts';
import { balanceOfClub } from '#domains/ledger/value-of-club.ts';
import { listingsOfClub } from '#domains/market/value-of-club.ts';
import { budgetOfClub } from '#domains/missions/value-of-club.ts';

export const valueOfClubs: ValueOfClub = async (platform, clubId) => ({
  ...(await balanceOfClub(platform, clubId)),
  ...(await budgetOfClub(platform, clubId)),
  ...(await campaignsOfClub(platform, clubId)),
  ...(await copiesOfClub(platform, clubId)),
  ...(await auctionsOfClub(platform, clubId)),
  ...(await listingsOfClub(platform, clubId)),
  ...(await packsOfClub(platform, clubId)),
});
