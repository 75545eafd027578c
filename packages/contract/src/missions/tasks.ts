// Owns the shape of a task: one step of a mission that somebody has not passed yet, with what keeps it.
import { z } from 'zod';
import { itemClub } from '../items/shapes.ts';
import { requirementTypes } from '../requirements/kinds.ts';
import { id, time } from '../shapes.ts';

/** `open` can be done now; `waits` for the step before it; `locked` by the mission's conditions; `review` is with the club. */
export const taskStates = ['open', 'waits', 'locked', 'review'] as const;

export const task = z.object({
  /** Of the step. */
  id,
  mission_id: id,
  mission_title: z.string(),
  club: itemClub,
  title: z.string(),
  type: z.enum(requirementTypes),
  xp: z.int(),
  state: z.enum(taskStates),
  /** Which step it is, from 1, and of how many. */
  number: z.int(),
  steps: z.int(),
  /** Until when it counts; null without an end. */
  due_at: time.nullable(),
});
export type Task = z.infer<typeof task>;
