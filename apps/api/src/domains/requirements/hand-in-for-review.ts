// Owns the beginning of a review: its record is written in the transaction that hands something in, and the owner hears of it.
import { submissionMade } from '@stagepass/contract/requirements/events.ts';
import { REVIEW_DUE_H } from '@stagepass/contract/requirements/kinds.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { listStands } from './attempts.store.ts';
import { type ReviewRest, requirementOwners } from './public/requirement-owners.ts';
import { listRequirements } from './requirements.store.ts';
import { insertReview } from './reviews.store.ts';
import type { AttemptRow, ProgressRow, RequirementRow } from './tables.ts';

/** What the phone's mark is encrypted for, until it is decided. */
export const REVIEW_DEVICE = 'review-device';

interface HandingIn {
  row: RequirementRow;
  progress: ProgressRow;
  attempt: AttemptRow;
  device: () => string | null;
}

/** With the person's lock held, and the attempt in review. */
export async function handInForReview(
  platform: Platform,
  tx: Tx,
  { row, progress, attempt, device }: HandingIn,
): Promise<void> {
  const now = platform.clock.now();
  const { user_id, period } = progress;
  const mark = device();
  const id = newId(platform);
  await insertReview(tx, {
    id,
    attempt_id: attempt.id,
    requirement_id: row.id,
    owner_kind: row.owner_kind,
    owner_id: row.owner_id,
    club_id: row.club_id,
    user_id,
    period,
    handed_in_at: now,
    due_at: new Date(now.getTime() + REVIEW_DUE_H * 3_600_000),
    escalated_at: null,
    device_sealed: mark === null ? null : platform.secrets.seal(REVIEW_DEVICE, mark),
    decision: null,
    reason: null,
    decided_by: null,
    decided_at: null,
  });
  await tellReview(platform, tx, row, progress, 'waiting');
  await tx.emit(submissionMade, submissionOf(row, { id, user_id }));
}

/** What others are told of it. */
export function submissionOf(row: RequirementRow, { id, user_id }: { id: string; user_id: string }) {
  const { owner_kind, owner_id, club_id, title } = row;
  return { review_id: id, owner_kind, owner_id, club_id, user_id, title };
}

/** The owner hears how a review stands, and what else of the list is left to do. */
export async function tellReview(
  platform: Platform,
  tx: Tx,
  row: RequirementRow,
  { user_id, period }: Pick<ProgressRow, 'user_id' | 'period'>,
  outcome: 'waiting' | 'accepted' | 'refused',
): Promise<void> {
  const { onReview } = requirementOwners.read()[row.owner_kind];
  if (onReview === undefined) return;
  const rest = await restOf(tx, row, { user_id, period });
  const { owner_id, club_id } = row;
  await onReview(platform, tx, { owner_id, club_id, user_id, period, outcome, rest });
}

async function restOf(
  tx: Executor,
  row: RequirementRow,
  whose: { user_id: string; period: string },
): Promise<ReviewRest> {
  const list = await listRequirements(tx, { kind: row.owner_kind, id: row.owner_id });
  const stands = await listStands(
    tx,
    whose,
    list.map(({ id }) => id),
  );
  const left = list.flatMap(({ id }) => {
    const stand = stands.get(id);
    return stand !== undefined && stand.passed_at !== null ? [] : [stand?.going === 'review'];
  });
  const in_review = left.filter((waits) => waits).length;
  return { in_review, to_do: left.length - in_review };
}
