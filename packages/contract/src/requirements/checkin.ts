// Owns the shapes of CHECKIN: so many check-ins in the club, in a row or in all, counted from the day it is begun.
import { z } from 'zod';

const type = z.literal('CHECKIN');

/** `row`: one after the other, as a streak counts; `all`: on any days. */
export const checkinModes = ['row', 'all'] as const;

const rules = { days: z.int().min(1).max(60), mode: z.enum(checkinModes) };

export const checkinConfig = z.strictObject({ type, ...rules });

export const checkinSummary = z.object({ type, ...rules });

/** `have`: counted since it was begun. */
export const checkinTask = z.object({ type, ...rules, have: z.int(), checked_today: z.boolean() });

export const checkinAnswer = z.strictObject({ type });
