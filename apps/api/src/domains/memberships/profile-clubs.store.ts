// Owns the SQL of the clubs on a profile.
import type { MemberRole } from '@stagepass/contract/memberships/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { gatheredOn } from '#platform/db/gather.ts';

const MOST_SHOWN = 12;

/** Few columns, since a profile is read more often than it is looked through. */
export type ProfileClubRow = Pick<
  Club,
  'id' | 'handle' | 'name' | 'hue' | 'picture_small_key' | 'picture_large_key'
> & { role: MemberRole; shared: boolean };

// A private club shows only to those who are in it too.
const shown = prepared<ProfileClubRow>(
  'memberships-profile-clubs',
  `select c.id, c.handle, c.name, c.hue, c.picture_small_key, c.picture_large_key, m.role, v.user_id is not null as shared
   from memberships m join club_facts c on c.id = m.club_id
   left join memberships v on v.club_id = m.club_id and v.user_id = $2 and v.state = 'active'
   where m.user_id = $1 and m.state = 'active' and c.closed_at is null and c.suspended_at is null
     and (c.visibility = 'public' or v.user_id is not null)
   order by (v.user_id is not null) desc, (m.role = 'owner') desc, m.joined_at desc, m.club_id limit $3`,
);

const shownToVisitors = prepared<ProfileClubRow & { user_id: string }>(
  'memberships-profile-clubs-for-visitors',
  `select asked.user_id, shown.* from unnest($1::uuid[]) asked(user_id) cross join lateral (
     select c.id, c.handle, c.name, c.hue, c.picture_small_key, c.picture_large_key, m.role, false as shared
     from memberships m join club_facts c on c.id = m.club_id
     where m.user_id = asked.user_id and m.state = 'active' and c.closed_at is null and c.suspended_at is null
       and c.visibility = 'public'
     order by (m.role = 'owner') desc, m.joined_at desc, m.club_id limit $2) shown`,
);

/** For those who look in from outside, who may be many at once: the clubs of all people asked for, in one query. */
export const findProfileClubsGathered = gatheredOn(async (db: Executor, userIds) =>
  Map.groupBy(await shownToVisitors(db, [userIds, MOST_SHOWN]), (row) => row.user_id),
);

export async function listProfileClubs(
  tx: Executor,
  asked: { user_id: string; viewer_id: string },
): Promise<ProfileClubRow[]> {
  return shown(tx, [asked.user_id, asked.viewer_id, MOST_SHOWN]);
}

const sharedCount = prepared<{ shared: number }>(
  'memberships-shared-clubs',
  `select count(*)::int as shared from memberships m
   join memberships v on v.club_id = m.club_id and v.user_id = $2 and v.state = 'active'
   where m.user_id = $1 and m.state = 'active'`,
);

export async function countShared(
  tx: Executor,
  { user_id, viewer_id }: { user_id: string; viewer_id: string },
): Promise<number> {
  return (await sharedCount(tx, [user_id, viewer_id]))[0]?.shared ?? 0;
}

export async function listOwnedClubs(
  tx: Executor,
  userId: string,
): Promise<{ id: string; handle: string; name: string }[]> {
  const { rows } = await tx.query<{ id: string; handle: string; name: string }>({
    text: `select id, handle, name from club_facts where owner_id = $1 and closed_at is null
      order by created_at limit 100`,
    values: [userId],
  });
  return rows;
}
