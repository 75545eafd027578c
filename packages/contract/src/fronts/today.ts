// Owns the running order on Home: what one person has today, of every kind that domains register.
import { z } from 'zod';
import { lotLine } from '../auctions/today.ts';
import { campaignLine } from '../campaigns/today.ts';
import { checkinLine } from '../checkins/today.ts';
import { oddsLine } from '../gacha/today.ts';
import { ticketLine } from '../items/today.ts';
import { missionLine } from '../missions/today.ts';
import { reminderLine } from '../reminders/today.ts';
import { reviewLine } from '../requirements/today.ts';
import { time } from '../shapes.ts';
import { stationLine } from '../stations/today.ts';
import { voteLine } from '../votes/today.ts';

export const todayLine = z.discriminatedUnion('kind', [
  checkinLine,
  lotLine,
  missionLine,
  campaignLine,
  ticketLine,
  oddsLine,
  reviewLine,
  reminderLine,
  stationLine,
  voteLine,
]);
export type TodayLine = z.infer<typeof todayLine>;
/** A kind without a domain that makes it, or without a renderer on the phone, does not compile. */
export type TodayKind = TodayLine['kind'];
export type TodayLineOf<Kind extends TodayKind> = Extract<TodayLine, { kind: Kind }>;

/** Lines in one answer. */
export const MOST_TODAY_LINES = 12;

export const today = z.object({
  /** By time; those that are done where they were done. */
  lines: z.array(todayLine),
  /** The key of the line that gets the button; null where nothing is open. */
  first: z.string().nullable(),
  /** Clubs they are in: none is the beginning, not an empty day. */
  clubs: z.int(),
  now: time,
});
export type Today = z.infer<typeof today>;
