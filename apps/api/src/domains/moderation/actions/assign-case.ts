// Owns taking a case on and giving it back.
import { caseDecided, caseTaken, notYoursToDecide } from '@stagepass/contract/moderation/errors.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { lockCaseFor } from '../access.ts';
import { isUndecided } from '../cases.rules.ts';
import { updateCase } from '../cases.store.ts';
import { canDecide } from '../policy.ts';

export async function assignCase(
  platform: Platform,
  actor: Actor,
  { id, take }: { id: string; take: boolean },
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { judge, inHand } = await lockCaseFor(platform, tx, actor, id);
    const { row } = inHand;
    if (!isUndecided(row)) fail(caseDecided);
    if (!canDecide(judge, inHand)) fail(notYoursToDecide);
    if (row.assignee_id !== null && row.assignee_id !== judge.user_id) fail(caseTaken);
    const assignee = take ? judge.user_id : null;
    if (row.assignee_id === assignee) return;
    await updateCase(tx, row.id, {
      assignee_id: assignee,
      state: take ? 'assigned' : 'open',
      updated_at: platform.clock.now(),
    });
    await recordDeed(platform, tx, {
      club_id: row.club_id,
      actor_id: judge.user_id,
      deed: take ? 'moderation.case-assigned' : 'moderation.case-released',
      subject: { kind: row.subject_kind, id: row.subject_id },
    });
  });
}
