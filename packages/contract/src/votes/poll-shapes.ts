// Owns the shapes of a poll inside a post: what its author writes, and what readers see and choose.
import { FEWEST_OPTIONS, MOST_OPTIONS } from '@stagepass/base/vote-opening.ts';
import { z } from 'zod';
import { id, time } from '../shapes.ts';
import { MOST_POLL_DAYS, OPTION_LABEL_MAX } from './kinds.ts';

export const pollInput = z.strictObject({
  options: z
    .array(
      z
        .string()
        .trim()
        .min(1, 'is empty')
        .max(OPTION_LABEL_MAX, `is longer than ${OPTION_LABEL_MAX} characters`),
    )
    .min(FEWEST_OPTIONS, `is fewer than ${FEWEST_OPTIONS}`)
    .max(MOST_OPTIONS, `is more than ${MOST_OPTIONS}`),
  days: z.int().min(1, 'is less than a day').max(MOST_POLL_DAYS, `is more than ${MOST_POLL_DAYS} days`),
  /** Readers may choose several options. */
  several: z.boolean().default(false),
  /** Nobody sees counts before the poll closes. */
  hidden: z.boolean().default(false),
});
export type PollInput = z.output<typeof pollInput>;

export const pollView = z.object({
  id,
  several: z.boolean(),
  /** `votes` is null while results are hidden. */
  options: z.array(z.object({ id, label: z.string(), votes: z.int().nullable() })),
  voters: z.int(),
  closes_at: time,
  closed: z.boolean(),
  /** The options that the viewer chose. */
  mine: z.array(id),
});
export type PollView = z.infer<typeof pollView>;
