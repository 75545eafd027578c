// Owns what an invitation earns: XP for both, once, when the invited person has done their first mission.
import { invitesChanged } from '@stagepass/contract/admissions/events.ts';
import { INVITATION_XP } from '@stagepass/contract/admissions/shapes.ts';
import { grantXp } from '#domains/levels/public/grant-xp.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { earnUse } from './invitations.store.ts';

/** Bears being told again: a use earns once. */
export async function earnInvitation(
  platform: Platform,
  tx: Tx,
  { club_id, user_id }: { club_id: string; user_id: string },
): Promise<void> {
  const use = await earnUse(tx, { club_id, user_id });
  if (use === undefined) return;
  await tx.emit(invitesChanged, { club_id, inviter_id: use.inviter_id });
  const both = [
    { user_id: use.inviter_id, cause: { kind: 'invitation', id: user_id } },
    { user_id, cause: { kind: 'invited', id: use.code } },
  ];
  // In the order of their ids: two friends who are told of at once lock each other out no other way.
  for (const grant of both.toSorted((one, other) => (one.user_id < other.user_id ? -1 : 1)))
    await grantXp(platform, tx, { club_id, amount: INVITATION_XP, ...grant });
}
