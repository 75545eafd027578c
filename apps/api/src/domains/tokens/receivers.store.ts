// Owns what tokens read of people by the views of their domains: who gets what somebody sends.
import { type Executor, prepared } from '#platform/db/executor.ts';

export interface Receiver {
  id: string;
  /** In the club; null where they are no member. */
  role: string | null;
  banned: boolean;
}

const receiver = prepared<Receiver>(
  'tokens-receiver',
  `select u.user_id as id, m.role,
     exists (select from member_bans b where b.club_id = $2 and b.user_id = u.user_id) as banned
   from user_standing u left join member_standing m on m.club_id = $2 and m.user_id = u.user_id
   where u.user_name = $1 and not u.out_of_sight`,
);

/** Whoever is suspended, hidden or going is not there. */
export async function findReceiver(
  tx: Executor,
  of: { user_name: string; club_id: string },
): Promise<Receiver | undefined> {
  return (await receiver(tx, [of.user_name, of.club_id]))[0];
}
