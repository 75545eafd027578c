// Owns the SQL of a club's posts when it closes for good: so many at a time, whatever state they are in.
import type { Executor } from '#platform/db/executor.ts';

export interface ClosingPost {
  id: string;
  /** Of its own, or of the page behind its link. */
  has_media: boolean;
}

/** Each of these is an index: what stands in feeds, what is not out yet, what moderation has hidden. */
const states = [
  'published_at is not null and hidden_at is null',
  'published_at is null',
  'published_at is not null and hidden_at is not null',
] as const;

/** At most so many of the club's posts, locked; fewer only where no more are left. */
export async function lockPostsOfClub(tx: Executor, clubId: string, limit: number): Promise<ClosingPost[]> {
  const found: ClosingPost[] = [];
  for (const state of states) {
    if (found.length === limit) return found;
    const { rows } = await tx.query<ClosingPost>({
      text: `select id, media <> '[]' or link is not null as has_media from posts where club_id = $1 and ${state} limit $2 for update`,
      values: [clubId, limit - found.length],
    });
    found.push(...rows);
  }
  return found;
}

/** Comments, reactions, counts and bookmarks go along. */
export async function removePostRows(tx: Executor, ids: readonly string[]): Promise<void> {
  await tx.query({ text: 'delete from posts where id = any($1::uuid[])', values: [ids] });
}
