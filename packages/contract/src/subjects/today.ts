// Owns what every line of the running order on Home says, whatever it is about. Words are made on the phone from facts.
import { z } from 'zod';
import { time } from '../shapes.ts';

/** The first among those that are open gets the one button: `now` before `soon`, then what is due first. */
export const todayUrgencies = ['now', 'soon', 'today', 'later'] as const;

export const todayBase = {
  /** Names the line: asked again, the same line has the same key. */
  key: z.string(),
  /** What it is about. Two lines about one thing are shown as one. */
  subject: z.object({ kind: z.string(), id: z.string() }),
  /** When it is due or begins, or when it was done. Null where any time is as good. */
  at: time.nullable(),
  urgency: z.enum(todayUrgencies),
  done: z.boolean(),
};
