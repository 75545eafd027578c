// Owns the reading of single posts and short lists of them.
import { postNotFound } from '@stagepass/contract/posts/errors.ts';
import type { OpenPost, PostView } from '@stagepass/contract/posts/shapes.ts';
import type { userCard } from '@stagepass/contract/users/shapes.ts';
import type { z } from 'zod';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { isStaffFor } from '#domains/memberships/public/may.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import { presentUser } from '#domains/users/public/present-user.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Page } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { loadOpenPostFor, loadPostFor, viewerOf, viewingAs } from '../access.ts';
import { withPoll, withPolls } from '../polls.ts';
import { byMoment, NEWEST, OLDEST } from '../posts.rules.ts';
import { listPinnedIds, listSuggested, listWaitingIds } from '../posts.store.ts';
import { listReactions } from '../reactions.store.ts';
import { listShownByIds } from '../shown-posts.store.ts';
import type { ReactionColumns, ShownPostRow } from '../tables.ts';
import { tellOpened } from '../tell-opened.ts';
import { presentPost } from '../views.ts';

export async function readPost(platform: Platform, actor: Actor, id: string): Promise<PostView> {
  const { row: found, standing } = await loadPostFor(platform, platform.db, actor, id);
  const viewer = viewerOf(platform, actor, standing);
  const [row] = await tellOpened(platform, viewer.user_id, [found]);
  if (row === undefined) return fail(postNotFound);
  return withPoll(platform, viewer.user_id, row, presentPost(platform, viewer, row));
}

/** Of one's own, which is never sealed. */
export async function readOwnPost(platform: Platform, actor: Actor, id: string): Promise<OpenPost> {
  const [row] = await listShownByIds(platform.db, signedIn(actor).user_id, [id]);
  const viewer = viewerOf(platform, actor);
  const post = presentPost(platform, viewer, row as ShownPostRow) as OpenPost;
  return withPoll(platform, viewer.user_id, row as ShownPostRow, post);
}

export async function readPinned(platform: Platform, actor: Actor, clubId: string): Promise<PostView[]> {
  const { db } = platform;
  const { club, standing } = await loadClubFor(platform, db, actor, clubId, 'see-inside');
  const viewer = viewerOf(platform, actor, standing);
  const rows = await listShownByIds(db, viewer.user_id, await listPinnedIds(db, club.id));
  const { rank } = viewingAs(standing);
  const pinned = rows.filter((row) => !row.author_out || row.author_id === viewer.user_id);
  const shown = await tellOpened(platform, viewer.user_id, pinned);
  const posts = shown.map((row) => presentPost(platform, viewer, { ...row, my_rank: rank }));
  return withPolls(platform, viewer.user_id, shown, posts);
}

/** All for those who run the club, the own ones for others. */
export async function readWaiting(
  platform: Platform,
  actor: Actor,
  clubId: string,
  cursor: string | undefined,
): Promise<Page<OpenPost>> {
  const { db } = platform;
  const { user_id } = signedIn(actor);
  const { club, standing } = await loadClubFor(platform, db, actor, clubId, 'take-part');
  const author_id = isStaffFor(standing, 'moderate') ? null : user_id;
  const { rows, next_cursor } = await byMoment.page(
    { cursor, limit: 20 },
    async ({ after = OLDEST, limit }) =>
      listShownByIds(db, user_id, await listWaitingIds(db, { club_id: club.id, author_id, after, limit })),
    (row) => ({ at_ms: row.publish_ms ?? NEWEST.at_ms, id: row.id }),
  );
  const viewer = viewerOf(platform, actor);
  const posts = rows.map((row) => presentPost(platform, viewer, row) as OpenPost);
  return { data: await withPolls(platform, user_id, rows, posts), next_cursor };
}

export async function readReactions(
  platform: Platform,
  actor: Actor,
  given: { id: string; kind: keyof ReactionColumns | undefined; cursor: string | undefined },
) {
  const { db } = platform;
  const { row } = await loadOpenPostFor(platform, db, actor, given.id);
  const { user_id: viewer_id } = viewerOf(platform, actor);
  const kind = given.kind ?? null;
  const { rows, next_cursor } = await byMoment.page(
    { cursor: given.cursor, limit: 50 },
    ({ after = NEWEST, limit }) =>
      listReactions(db, { post_id: row.id, viewer_id, kind, before: after, limit }),
    (entry) => ({ at_ms: entry.reacted_ms, id: entry.user_id }),
  );
  const cards = await loadUserCards(
    platform,
    db,
    rows.map((entry) => entry.user_id),
  );
  return {
    data: rows.flatMap(({ user_id, kind: chosen, reacted_ms }) => {
      const user = cards.get(user_id);
      return user ? [{ user, kind: chosen, reacted_at: new Date(reacted_ms).toISOString() }] : [];
    }),
    next_cursor,
  };
}

export async function suggestMentions(
  platform: Platform,
  actor: Actor,
  clubId: string,
  typed: string,
): Promise<z.infer<typeof userCard>[]> {
  const { db } = platform;
  const { club } = await loadClubFor(platform, db, actor, clubId, 'take-part');
  const prefix = typed.replace(/^@/, '').toLowerCase();
  const viewer_id = signedIn(actor).user_id;
  const rows = await listSuggested(db, { club_id: club.id, viewer_id, prefix, limit: 8 });
  return rows.map((row) => presentUser(platform, row));
}
