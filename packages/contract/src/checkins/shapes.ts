// Owns the shapes of check-ins: the calendar of a month, the streak, and what keeps it going.
import { z } from 'zod';
import { time } from '../shapes.ts';

/** What a check-in is worth, as the specification says of CHECKIN. */
export const CHECKIN_XP = 75;
/** Freezes that somebody can hold, and how many check-ins in a streak earn one. */
export const MOST_FREEZES = 2;
export const DAYS_FOR_A_FREEZE = 7;
/** A check-in made without a connection counts if it arrives so long after its day. */
export const LATE_HOURS = 48;

export const day = z.iso.date().describe('2026-11-17, in the club’s time zone');

/** `made` on the day; `frozen`: missed, and a freeze was used; `repaired` afterwards. */
export const checkinKinds = ['made', 'frozen', 'repaired'] as const;

export const checkinDay = z.object({ day, kind: z.enum(checkinKinds) });
export type CheckinDay = z.infer<typeof checkinDay>;

export const checkinCalendar = z.object({
  /** The month that is shown, as `2026-11`. */
  month: z.string(),
  today: day,
  time_zone: z.string(),
  /** When tomorrow begins there. */
  tomorrow_at: time,
  checked_today: z.boolean(),
  xp: z.int(),
  /** Days in a row up to today, or up to yesterday while today is open; frozen and repaired ones count. */
  streak: z.int(),
  best: z.object({ streak: z.int(), ended_on: day.nullable() }),
  freezes: z.object({
    held: z.int(),
    most: z.int(),
    /** Check-ins until the next one; null where no more can be held. */
    next_in: z.int().nullable(),
  }),
  /** The missed day that a repair would fill; null where there is none, or this month's repair is used. */
  repair: z.object({ day: day.nullable(), used_this_month: z.boolean() }),
  days: z.array(checkinDay),
  /** For check-ins without a connection: kept by the phone and sent later. */
  tokens: z.array(z.object({ day, token: z.string() })),
});
export type CheckinCalendar = z.infer<typeof checkinCalendar>;
