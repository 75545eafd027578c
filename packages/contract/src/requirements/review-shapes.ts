// Owns the shapes of reviews: the record of what a fan handed in, who decided about it, when and why.
import { z } from 'zod';
import { mediaView } from '../media/shapes.ts';
import { id, time } from '../shapes.ts';
import { userCard } from '../users/shapes.ts';
import { MOST_DECIDED_AT_ONCE, requirementOwnerKinds, reviewStates } from './kinds.ts';
import { requirementSummary } from './shapes.ts';

/** What the step belongs to, such as a mission. */
const reviewOwner = z.object({ kind: z.enum(requirementOwnerKinds), id, title: z.string() });

export const reviewRecord = z.object({
  id,
  state: z.enum(reviewStates),
  user: userCard,
  owner: reviewOwner,
  requirement: z.object({ id, title: z.string(), summary: requirementSummary }),
  /** The first day of the round; '' where it is done once. */
  period: z.string(),
  handed_in_at: time,
  /** Until when it should be answered. */
  due_at: time,
  proof: z.object({ link: z.string().nullable(), picture: mediaView.nullable(), note: z.string() }),
  decided_at: time.nullable(),
  decided_by: userCard.nullable(),
  /** Why it was refused. */
  reason: z.string().nullable(),
  /** Handed in by the viewer, who cannot decide about it. */
  own: z.boolean(),
});
export type ReviewRecord = z.infer<typeof reviewRecord>;

export const reviewCounts = z.object({
  waiting: z.int(),
  /** Of those, the ones that nobody answered in time. */
  escalated: z.int(),
  /** What most of them belong to, up to fifty. */
  owners: z.array(reviewOwner.extend({ waiting: z.int() })),
});
export type ReviewCounts = z.infer<typeof reviewCounts>;

const ids = z.array(id).min(1, 'is empty').max(MOST_DECIDED_AT_ONCE, 'has more than 50 entries');
export const reviewReason = z.string().trim().min(1, 'is empty').max(300, 'is longer than 300 characters');

/** One answer for all of them; each is decided on its own. */
export const reviewDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('accepted'), ids }),
  z.strictObject({ decision: z.literal('refused'), ids, reason: reviewReason }),
]);
export type ReviewDecision = z.infer<typeof reviewDecision>;

export const reviewOutcome = z.object({
  id,
  /** False where it could not be decided; `error` says why. */
  decided: z.boolean(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type ReviewOutcome = z.infer<typeof reviewOutcome>;
