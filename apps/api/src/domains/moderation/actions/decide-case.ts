// Owns a decision: dismissed and put back in sight, or taken away and its author sanctioned; in one transaction, with a reason.
import {
  caseDecided,
  caseTaken,
  nothingDecided,
  notYoursToDecide,
  sanctionNotPossible,
} from '@stagepass/contract/moderation/errors.ts';
import { caseDecided as caseDecidedEvent } from '@stagepass/contract/moderation/events.ts';
import type { Sanction } from '@stagepass/contract/moderation/shapes.ts';
import { banPerson } from '#domains/memberships/public/ban-person.ts';
import { mutePerson } from '#domains/memberships/public/mute-person.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { subjectOwners } from '#domains/subjects/public/subject-owners.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { lockCaseFor } from '../access.ts';
import { isUndecided, sanctionEnd } from '../cases.rules.ts';
import { updateCase } from '../cases.store.ts';
import { type CaseInHand, canDecide, type Judge } from '../policy.ts';
import type { CaseRow } from '../tables.ts';
import { tellDecision } from '../tell-author.ts';

export type Verdict =
  | { act: 'dismiss'; reason: string }
  | {
      act: 'action';
      remove: boolean;
      sanction: Sanction;
      mute_days: number;
      ban_days: number | null;
      reason: string;
    };

export async function decideCase(
  platform: Platform,
  actor: Actor,
  { id, verdict }: { id: string; verdict: Verdict },
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { judge, inHand } = await lockCaseFor(platform, tx, actor, id);
    if (!isUndecided(inHand.row)) fail(caseDecided);
    if (!canDecide(judge, inHand)) fail(notYoursToDecide);
    if (inHand.row.assignee_id !== null && inHand.row.assignee_id !== judge.user_id) fail(caseTaken);
    await decide(platform, tx, { judge, inHand, verdict });
  });
}

async function decide(
  platform: Platform,
  tx: Tx,
  { judge, inHand, verdict }: { judge: Judge; inHand: CaseInHand; verdict: Verdict },
): Promise<void> {
  const { row } = inHand;
  const changes =
    verdict.act === 'dismiss'
      ? await dismiss(platform, tx, row)
      : await act(platform, tx, { judge, inHand, verdict });
  const now = platform.clock.now();
  const decided = {
    ...changes,
    hidden: false,
    decision_reason: verdict.reason,
    decided_by: judge.user_id,
    decided_at: now,
    updated_at: now,
  };
  await updateCase(tx, row.id, decided);
  const subject = { kind: row.subject_kind, id: row.subject_id };
  await recordDeed(platform, tx, {
    club_id: row.club_id,
    actor_id: judge.user_id,
    deed: verdict.act === 'dismiss' ? 'moderation.case-dismissed' : 'moderation.case-actioned',
    subject,
    details: { reason: verdict.reason, removed: changes.removed, sanction: changes.sanction ?? 'none' },
  });
  const actioned = verdict.act === 'action';
  await tx.emit(caseDecidedEvent, {
    case_id: row.id,
    subject,
    club_id: row.club_id,
    author_id: row.author_id,
    actioned,
  });
  if (actioned) await tellDecision(platform, tx, { ...row, ...decided });
}

interface Changes {
  state: 'dismissed' | 'actioned';
  removed: boolean;
  sanction: Sanction | null;
  muted_until: Date | null;
  banned_until: Date | null;
}

/** Whatever put it out of sight, a reader's report or the word filter: it comes back. */
async function dismiss(platform: Platform, tx: Tx, row: CaseRow): Promise<Changes> {
  if (row.hidden) await subjectOwners.read()[row.subject_kind].restore(platform, tx, row.subject_id);
  return { state: 'dismissed', removed: false, sanction: null, muted_until: null, banned_until: null };
}

async function act(
  platform: Platform,
  tx: Tx,
  given: { judge: Judge; inHand: CaseInHand; verdict: Extract<Verdict, { act: 'action' }> },
): Promise<Changes> {
  const { inHand, judge, verdict } = given;
  const { row } = inHand;
  if (!verdict.remove && verdict.sanction === 'none') fail(nothingDecided);
  const now = platform.clock.now();
  const { sanction, ban_days } = verdict;
  const muted_until = sanction === 'mute' ? sanctionEnd(now, verdict.mute_days) : null;
  const banned_until = sanction === 'ban' && ban_days !== null ? sanctionEnd(now, ban_days) : null;
  await sanctionAuthor(platform, tx, { judge, inHand, verdict, until: muted_until ?? banned_until });
  const owner = subjectOwners.read()[row.subject_kind];
  if (verdict.remove)
    await owner.hide(platform, tx, row.subject_id, { cause: `case ${row.id}`, reason: verdict.reason });
  else if (row.hidden) await owner.restore(platform, tx, row.subject_id);
  return { state: 'actioned', removed: verdict.remove, sanction, muted_until, banned_until };
}

async function sanctionAuthor(
  platform: Platform,
  tx: Tx,
  given: {
    judge: Judge;
    inHand: CaseInHand;
    verdict: Extract<Verdict, { act: 'action' }>;
    until: Date | null;
  },
): Promise<void> {
  const { judge, inHand, verdict, until } = given;
  const { row, author_role } = inHand;
  if (verdict.sanction === 'none') return;
  if (row.author_id === null) return fail(sanctionNotPossible);
  if (verdict.sanction === 'warn') return;
  // A mute or a ban is of a club; its owner is above both.
  if (row.club_id === null || row.subject_kind === 'club' || author_role === 'owner')
    return fail(sanctionNotPossible);
  const of = { club_id: row.club_id, user_id: row.author_id, by: judge.user_id, reason: verdict.reason };
  if (verdict.sanction === 'ban') return banPerson(platform, tx, { ...of, until });
  if (author_role === 'guest' || until === null) return fail(sanctionNotPossible);
  await mutePerson(platform, tx, { ...of, until });
}
