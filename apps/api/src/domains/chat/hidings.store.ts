// Owns the SQL of who is not shown what somebody says in a club's channels: blocked either way, or muted by the reader.
import { type Executor, prepared } from '#platform/db/executor.ts';

/**
 * Of a conversation `v`, as SQL: its viewer is not shown the author. Only in channels: a conversation between two people is closed by a
 * block, and a mute is for feeds.
 */
export const apartInChannel = (viewerId: string, authorId: string) => `(v.user_a is null and exists (
      select from user_hidden h where h.viewer_id = ${viewerId} and h.user_id = ${authorId}))`;

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
