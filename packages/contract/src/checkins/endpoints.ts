// Owns the endpoints of check-ins.
import { z } from 'zod';
import { bannedHere, clubNotFound, membersOnly, mutedHere } from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import { answer } from '../shapes.ts';
import * as e from './errors.ts';
import { checkinCalendar, day } from './shapes.ts';

/** A club’s id or its handle. */
const params = z.strictObject({ id: z.string().min(1).max(64) });
const memberErrors = [clubNotFound, membersOnly, bannedHere, mutedHere] as const;

export const getCheckins = endpoint({
  method: 'GET',
  path: '/clubs/:id/checkins',
  summary:
    'My check-ins of a month in a club: calendar, streak, freezes, and tokens for checking in offline.',
  who: 'fan',
  params,
  query: z.strictObject({
    month: z
      .string()
      .regex(/^[0-9]{4}-(0[1-9]|1[0-2])$/, 'is not a month')
      .optional(),
  }),
  answer: answer(checkinCalendar),
  errors: memberErrors,
});

export const checkIn = endpoint({
  method: 'POST',
  path: '/clubs/:id/checkins',
  summary: 'Checks in for today, or for the day of a token. Once a day; repeating it changes nothing.',
  who: 'verified',
  rates: [{ by: 'user', limit: 120, window_s: 3600 }],
  params,
  body: z.strictObject({ offline: z.strictObject({ day, token: z.string().max(200) }).optional() }),
  answer: answer(checkinCalendar.extend({ granted_xp: z.int() })),
  errors: [...memberErrors, e.checkinTokenNotRight, e.checkinTooLate],
});

export const repairCheckin = endpoint({
  method: 'POST',
  path: '/clubs/:id/checkins/repair',
  summary: 'Fills the last missed day with this month’s repair; the streak goes on as if it had been made.',
  who: 'verified',
  rates: [{ by: 'user', limit: 60, window_s: 3600 }],
  params,
  answer: answer(checkinCalendar),
  errors: [...memberErrors, e.nothingToRepair, e.repairUsed],
});
