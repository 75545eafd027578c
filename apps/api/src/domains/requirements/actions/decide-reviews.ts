// Owns the decision about what was handed in: accepted as if it had been passed then and there, or refused with a reason; each once.
import {
  alreadyDecided,
  ownSubmission,
  requirementNotFound,
  reviewNotFound,
} from '@stagepass/contract/requirements/errors.ts';
import { submissionDecided } from '@stagepass/contract/requirements/events.ts';
import type { ReviewDecision, ReviewOutcome } from '@stagepass/contract/requirements/review-shapes.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import { Failure, fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { lockProgress, updateAttempt, updateProgress } from '../attempts.store.ts';
import { REVIEW_DEVICE, submissionOf, tellReview } from '../hand-in-for-review.ts';
import { findRequirement, lockFan } from '../requirements.store.ts';
import { findReview, lockReview, updateReview } from '../reviews.store.ts';
import { satisfyOwner } from '../satisfy-owner.ts';
import { tellPassed } from '../settle-attempt.ts';
import type { RequirementRow, ReviewRow } from '../tables.ts';

/** One after the other, each in its own transaction: one that cannot be decided holds up no other. */
export async function decideReviews(
  platform: Platform,
  actor: Actor,
  clubId: string,
  decision: ReviewDecision,
): Promise<ReviewOutcome[]> {
  const { club } = await loadClubFor(platform, platform.db, actor, clubId, 'manage-content');
  const outcomes: ReviewOutcome[] = [];
  for (const id of new Set(decision.ids)) {
    const error = await decideOne(platform, actor, { id, club_id: club.id, ...made(decision) }).then(
      () => null,
      refusalOf,
    );
    outcomes.push({ id, decided: error === null, error });
  }
  return outcomes;
}

type Made = Pick<ReviewRow, 'decision' | 'reason'>;

function made(given: ReviewDecision): Made {
  return { decision: given.decision, reason: given.decision === 'refused' ? given.reason : null };
}

function refusalOf(error: unknown): ReviewOutcome['error'] {
  if (!(error instanceof Failure)) throw error;
  return { code: error.reason.code, message: error.reason.message };
}

async function decideOne(
  platform: Platform,
  actor: Actor,
  { id, club_id, decision, reason }: Made & { id: string; club_id: string },
): Promise<void> {
  const by = signedIn(actor).user_id;
  await platform.db.transaction(async (tx) => {
    // Asked again for each: whoever loses their role in the middle decides no more.
    await loadClubFor(platform, tx, actor, club_id, 'manage-content');
    const found = isId(id) ? await findReview(tx, id) : undefined;
    if (found === undefined || found.club_id !== club_id) return fail(reviewNotFound);
    if (found.user_id === by) fail(ownSubmission);
    // The person's lock before any row, as where something is handed in.
    await lockFan(tx, { kind: found.owner_kind, id: found.owner_id }, found.user_id);
    const review = (await lockReview(tx, id)) ?? fail(reviewNotFound);
    // The answer to the first sending got lost: the same decision by the same person stays as it is.
    if (review.decision === decision && review.decided_by === by) return;
    if (review.decision !== null) fail(alreadyDecided, { decision: review.decision });
    const row = (await findRequirement(tx, review.requirement_id)) ?? fail(requirementNotFound);
    const decided_at = platform.clock.now();
    await updateReview(tx, id, { decision, reason, decided_by: by, decided_at, device_sealed: null });
    await log(platform, tx, { by, row, review, decision, reason });
    if (decision === 'accepted') await accept(platform, tx, row, review);
    else await refuse(platform, tx, row, { ...review, reason });
    await tx.emit(submissionDecided, {
      ...submissionOf(row, review),
      ...{ by, accepted: decision === 'accepted', reason: reason ?? '' },
    });
  });
}

/** What was handed in in time counts, whatever has ended meanwhile. */
async function accept(platform: Platform, tx: Tx, row: RequirementRow, review: ReviewRow): Promise<void> {
  const { user_id, period, device_sealed } = review;
  const progress = await lockProgress(tx, { requirement_id: row.id, user_id, period });
  await updateAttempt(tx, review.attempt_id, { state: 'passed', refusal: null });
  await updateProgress(tx, progress, { passed_at: platform.clock.now() });
  await tellPassed(platform, tx, row, progress);
  await tellReview(platform, tx, row, progress, 'accepted');
  const mark = device_sealed === null ? undefined : platform.secrets.open(REVIEW_DEVICE, device_sealed);
  await satisfyOwner(platform, tx, row, { user_id, period, device: () => mark ?? null });
}

/** The person may try again; the try is counted since it was handed in. */
async function refuse(platform: Platform, tx: Tx, row: RequirementRow, review: ReviewRow): Promise<void> {
  await lockProgress(tx, { requirement_id: row.id, user_id: review.user_id, period: review.period });
  await updateAttempt(tx, review.attempt_id, { state: 'failed', refusal: review.reason });
  await tellReview(platform, tx, row, review, 'refused');
}

async function log(
  platform: Platform,
  tx: Tx,
  of: Made & { by: string; row: RequirementRow; review: ReviewRow },
): Promise<void> {
  const accepted = of.decision === 'accepted';
  await recordDeed(platform, tx, {
    club_id: of.row.club_id,
    actor_id: of.by,
    deed: accepted ? 'requirements.submission-accepted' : 'requirements.submission-refused',
    subject: { kind: 'user', id: of.review.user_id },
    details: { title: of.row.title, ...(of.reason === null ? {} : { reason: of.reason }) },
  });
}
