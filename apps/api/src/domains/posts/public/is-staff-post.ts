// Owns the question whether a post is of those who run its club, and out.
import { type Executor, prepared } from '#platform/db/executor.ts';

const ofStaff = prepared<{ id: string }>(
  'posts-of-staff',
  `select p.id from posts p join member_standing s on s.club_id = p.club_id and s.user_id = p.author_id
   where p.id = $1 and p.club_id = $2 and s.role in ('admin', 'owner')
     and p.published_at is not null and p.hidden_at is null and p.held_at is null`,
);

export async function isStaffPost(tx: Executor, of: { id: string; club_id: string }): Promise<boolean> {
  return (await ofStaff(tx, [of.id, of.club_id])).length === 1;
}
