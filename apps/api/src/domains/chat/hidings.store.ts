// Owns the SQL of who is not shown what somebody says in a club's channels: blocked either way, or muted by the reader.
import { type Executor, prepared } from '#platform/db/executor.ts';

/**
 * Of a conversation `v`, as SQL: its viewer is not shown the author. Only in channels: a conversation between two people is closed by a
 * block, and a mute is for feeds.
 */
export const apartInChannel = (viewerId: string, authorId: string) => `(v.user_a is null and exists (
      select from user_hidden h where h.viewer_id = ${viewerId} and h.user_id = ${authorId}))`;

/**
 * The same for an author who is out of sight (suspended, closing, or hidden while reports about them wait): only they themselves, the
 * club's staff and whoever runs the site read on what they wrote. `out` is the author's `out_of_sight`; a viewer may be null.
 */
export const outInChannel = (viewerId: string, author: { id: string; out: string }) => `(v.user_a is null
      and coalesce(${author.out}, false) and ${author.id} is distinct from ${viewerId}
      and not exists (select from member_standing z
        where z.club_id = v.club_id and z.user_id = ${viewerId} and z.order_role <> 'member')
      and not exists (select from user_standing z where z.user_id = ${viewerId} and z.operator))`;

const hidings = prepared<{ author_id: string; viewer_id: string }>(
  'chat-hidings',
  `select h.user_id as author_id, h.viewer_id from user_hidden h
   join member_standing s on s.club_id = $1 and s.user_id = h.viewer_id
   where h.user_id = any($2::uuid[])`,
);

/** Members of the club, by the author whom they are not shown. */
export async function listHidings(
  tx: Executor,
  clubId: string,
  authorIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>(authorIds.map((id) => [id, []]));
  for (const { author_id, viewer_id } of await hidings(tx, [clubId, authorIds]))
    found.get(author_id)?.push(viewer_id);
  return found;
}
