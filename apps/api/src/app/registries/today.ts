// Owns what all domains put into the running order on Home.
import { lotsToday } from '#domains/auctions/today.ts';
import { campaignsToday } from '#domains/campaigns/today.ts';
import { checkinsToday } from '#domains/checkins/today.ts';
import type { TodayParts } from '#domains/fronts/public/today-slot.ts';
import { oddsToday } from '#domains/gacha/today.ts';
import { ticketsToday } from '#domains/items/today.ts';
import { missionsToday } from '#domains/missions/today.ts';
import { remindersToday } from '#domains/reminders/today.ts';
import { reviewsToday } from '#domains/requirements/today.ts';
import { stationsToday } from '#domains/stations/today.ts';
import { votesToday } from '#domains/votes/today.ts';

export const todayOfDomains: TodayParts = {
  checkin: checkinsToday,
  lot: lotsToday,
  mission: missionsToday,
  campaign: campaignsToday,
  ticket: ticketsToday,
  odds: oddsToday,
  review: reviewsToday,
  reminder: remindersToday,
  station: stationsToday,
  vote: votesToday,
};
