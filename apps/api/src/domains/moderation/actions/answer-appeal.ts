// Owns the answer to an appeal: it stands, or everything is put back; final either way.
import { noAppeal, notYoursToDecide } from '@stagepass/contract/moderation/errors.ts';
import { appealAnswered } from '@stagepass/contract/moderation/events.ts';
import { type Lifted, liftSanction } from '#domains/memberships/public/lift-sanction.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { subjectOwners } from '#domains/subjects/public/subject-owners.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { lockCaseFor } from '../access.ts';
import { findLastBan } from '../bans.store.ts';
import { updateCase } from '../cases.store.ts';
import { canAnswerAppeal } from '../policy.ts';
import type { CaseRow } from '../tables.ts';
import { tellAnswer } from '../tell-author.ts';

export async function answerAppeal(
  platform: Platform,
  actor: Actor,
  asked: { id: string; outcome: 'uphold' | 'overturn'; reason: string },
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { judge, inHand } = await lockCaseFor(platform, tx, actor, asked.id);
    const { row } = inHand;
    if (row.state !== 'appealed') fail(noAppeal);
    if (!canAnswerAppeal(judge, inHand)) fail(notYoursToDecide);
    const overturned = asked.outcome === 'overturn';
    if (overturned) await putBack(platform, tx, row, judge.user_id);
    const now = platform.clock.now();
    const answered = {
      state: 'final',
      outcome: overturned ? 'overturned' : 'upheld',
      answer_reason: asked.reason,
      answered_by: judge.user_id,
      answered_at: now,
      updated_at: now,
    } as const;
    await updateCase(tx, row.id, answered);
    const subject = { kind: row.subject_kind, id: row.subject_id };
    await recordDeed(platform, tx, {
      club_id: row.club_id,
      actor_id: judge.user_id,
      deed: overturned ? 'moderation.appeal-granted' : 'moderation.appeal-refused',
      subject,
      details: { reason: asked.reason },
    });
    const { club_id, author_id } = row;
    await tx.emit(appealAnswered, { case_id: row.id, subject, club_id, author_id, overturned });
    await tellAnswer(platform, tx, { ...row, ...answered });
  });
}

async function putBack(platform: Platform, tx: Tx, row: CaseRow, by: string): Promise<void> {
  if (row.removed) await subjectOwners.read()[row.subject_kind].restore(platform, tx, row.subject_id);
  const { club_id, author_id: user_id } = row;
  if (club_id === null || user_id === null) return;
  const sanction = await sanctionOf(tx, row, { club_id, user_id });
  if (sanction !== undefined) await liftSanction(platform, tx, { club_id, user_id, by, sanction });
}

/** Only what this case decided: the same person may have been muted or banned for something else since. */
async function sanctionOf(
  tx: Tx,
  row: CaseRow,
  whose: { club_id: string; user_id: string },
): Promise<Lifted['sanction'] | undefined> {
  if (row.sanction === 'mute' && row.muted_until !== null) return { kind: 'mute', until: row.muted_until };
  if (row.sanction !== 'ban' || row.decided_at === null) return undefined;
  return {
    kind: 'ban',
    reason: row.decision_reason,
    decided_at: row.decided_at,
    also_decided_at: await findLastBan(tx, { ...whose, except: row.id }),
  };
}
