// Owns the author's appeal: once, in time; where the owner decided, it goes on to the instance.
import { appealTooLate, caseNotFound } from '@stagepass/contract/moderation/errors.ts';
import { appealMade } from '@stagepass/contract/moderation/events.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { takeInHand } from '../access.ts';
import { isAppealable } from '../cases.rules.ts';
import { lockCase, updateCase } from '../cases.store.ts';
import type { CaseRow } from '../tables.ts';

export async function appealCase(
  platform: Platform,
  actor: Actor,
  { id, text }: { id: string; text: string },
): Promise<CaseRow> {
  const { user_id: userId } = signedIn(actor);
  return platform.db.transaction(async (tx) => {
    const row = await lockCase(tx, id);
    // What was dismissed, or is not decided yet, is nothing that its author knows of.
    if (row === undefined || row.author_id !== userId || row.decided_at === null || row.state === 'dismissed')
      return fail(caseNotFound);
    const now = platform.clock.now();
    if (!isAppealable(row, now)) return fail(appealTooLate);
    const { owner_id } = await takeInHand(platform, tx, row);
    const appealed = {
      state: 'appealed',
      appeal_text: text,
      appealed_at: now,
      updated_at: now,
      // Nobody in the club stands above its owner, who may have decided this, or be the one who appeals by now.
      bench: row.decided_by === owner_id || userId === owner_id ? 'instance' : row.bench,
    } as const;
    await updateCase(tx, row.id, appealed);
    await tx.emit(appealMade, {
      case_id: row.id,
      subject: { kind: row.subject_kind, id: row.subject_id },
      club_id: row.club_id,
    });
    return { ...row, ...appealed };
  });
}
