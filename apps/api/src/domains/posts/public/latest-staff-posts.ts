// Owns when those who run a club last published a post, as a member with a tier can read it.
import { type Executor, prepared } from '#platform/db/executor.ts';

const latest = prepared<{ club_id: string; at: Date }>(
  'posts-latest-of-staff',
  `select w.club_id, l.published_at as at from unnest($1::uuid[], $2::int[]) w (club_id, rank)
   join lateral (select p.published_at from posts p
     join member_standing s on s.club_id = p.club_id and s.user_id = p.author_id and s.role in ('admin', 'owner')
     left join tiers t on t.id = p.tier_id
     where p.club_id = w.club_id and p.published_at is not null and p.hidden_at is null and p.held_at is null
       and (p.audience <> 'tier' or t.rank <= w.rank)
     order by p.published_at desc limit 1) l on true`,
);

/** By club; `rank` 0 for members without a tier. A club without such a post is left out. */
export async function latestStaffPosts(
  tx: Executor,
  readers: readonly { club_id: string; rank: number }[],
): Promise<ReadonlyMap<string, Date>> {
  const rows = await latest(tx, [readers.map(({ club_id }) => club_id), readers.map(({ rank }) => rank)]);
  return new Map(rows.map(({ club_id, at }) => [club_id, at]));
}
