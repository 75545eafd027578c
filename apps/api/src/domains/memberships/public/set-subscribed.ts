// Owns that a member is known to have one of the club's plans: told by whoever sells them, read where something is for subscribers.
import { type Executor, prepared } from '#platform/db/executor.ts';

const set = prepared<never>(
  'memberships-set-subscribed',
  'update memberships set subscribed = $3 where club_id = $1 and user_id = $2 and subscribed <> $3',
);

/** Also of somebody who left: it holds again when they come back. */
export async function setSubscribed(
  tx: Executor,
  { club_id, user_id, subscribed }: { club_id: string; user_id: string; subscribed: boolean },
): Promise<void> {
  await set(tx, [club_id, user_id, subscribed]);
}
