// Owns the SQL of the clubs on a profile.
import type { MemberRole } from '@stagepass/contract/memberships/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';

export type ProfileClubRow = Club & { role: MemberRole; shared: boolean };

// A private club shows only to those who are in it too.
const shown = prepared<ProfileClubRow>(
  'memberships-profile-clubs',
  `select c.*, m.role, v.user_id is not null as shared
   from memberships m join club_facts c on c.id = m.club_id
   left join memberships v on v.club_id = m.club_id and v.user_id = $2 and v.state = 'active'
   where m.user_id = $1 and m.state = 'active' and c.closed_at is null and c.suspended_at is null
     and (c.visibility = 'public' or v.user_id is not null)
   order by (v.user_id is not null) desc, (m.role = 'owner') desc, m.joined_at desc, m.club_id limit $3`,
);

export async function listProfileClubs(
  tx: Executor,
  asked: { user_id: string; viewer_id: string | null; limit: number },
): Promise<ProfileClubRow[]> {
  return shown(tx, [asked.user_id, asked.viewer_id, asked.limit]);
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
