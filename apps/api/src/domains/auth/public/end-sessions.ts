// Owns the ending of sessions: the rows go with the caller's transaction, and the devices are told and cut right after it.
import { sessionsEnded } from '@stagepass/contract/auth/events.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { removeAccessTokensOf } from '../access-tokens.store.ts';
import { deleteTicketsOf } from '../flows.store.ts';
import { deleteSessions } from '../sessions.store.ts';

/** All of a person's sessions, or all but one, or one; answers how many ended. */
export async function endSessions(
  { realtime }: Pick<Platform, 'realtime'>,
  tx: Tx,
  which: { user_id: string; only?: string; except?: string },
): Promise<number> {
  const ids = await deleteSessions(tx, which);
  // A sign-in that still waits for its second factor must not outlive the others.
  if (which.only === undefined) await deleteTicketsOf(tx, which.user_id);
  // Whoever ends everything, as a new password by email does, ends what programs hold too.
  if (which.only === undefined && which.except === undefined) await removeAccessTokensOf(tx, which.user_id);
  if (ids.length === 0) return 0;
  // The event's delivery may wait behind thousands of others: nobody hears on with a session that has ended until then.
  tx.afterCommit(() => {
    for (const session_id of ids) realtime.toUser(which.user_id, 'sessionEnded', { session_id });
    realtime.dropSessions(ids);
  });
  await tx.emit(sessionsEnded, { user_id: which.user_id, session_ids: ids });
  return ids.length;
}
