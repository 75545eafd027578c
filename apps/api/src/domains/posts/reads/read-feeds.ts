// Owns the reading of feeds: one query a page behind the check of who looks, written as JSON at once.
import type { FeedPage, PostView } from '@stagepass/contract/posts/shapes.ts';
import { userNotFound } from '@stagepass/contract/users/errors.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { testMutedWords } from '#domains/users/public/test-muted-words.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { WrittenAnswer } from '#platform/http/bind.ts';
import type { Platform } from '#platform/platform.ts';
import { viewerOf, viewingAs } from '../access.ts';
import { cachedFeed } from '../feed-cache.ts';
import { cursorOf, type Key, keyOf, NEWEST } from '../posts.rules.ts';
import { findAuthor } from '../posts.store.ts';
import { countNew, listClubFeed, listHomeFeed, listKept, listUserFeed } from '../shown-posts.store.ts';
import type { ShownPostRow } from '../tables.ts';
import { presentPost, type Viewer } from '../views.ts';

const usual = 20;

export interface PageAsked {
  cursor?: string | undefined;
  limit?: number | undefined;
}

export async function readClubFeed(
  platform: Platform,
  actor: Actor,
  clubId: string,
  asked: PageAsked,
): Promise<WrittenAnswer> {
  if (actor.kind === 'user') return { json: (await writeClubFeed(platform, actor, clubId, asked)).json };
  const key = `${clubId.toLowerCase()} ${asked.cursor ?? ''} ${asked.limit ?? usual}`;
  return cachedFeed(platform, key, () => writeClubFeed(platform, actor, clubId, asked));
}

async function writeClubFeed(
  platform: Platform,
  actor: Actor,
  clubId: string,
  { cursor, limit = usual }: PageAsked,
) {
  const { db } = platform;
  const { club, standing } = await loadClubFor(platform, db, actor, clubId, 'see-inside');
  const before = keyOf(cursor, NEWEST);
  const rows = await listClubFeed(db, { ...viewingAs(standing), club_id: club.id, before, limit: limit + 1 });
  return { club_id: club.id, json: JSON.stringify(pageOf(platform, viewerOf(platform, actor), rows, limit)) };
}

export async function readHomeFeed(
  platform: Platform,
  actor: Actor,
  { cursor, limit = usual }: PageAsked,
): Promise<WrittenAnswer> {
  const viewer_id = signedIn(actor).user_id;
  const rows = await listHomeFeed(platform.db, {
    viewer_id,
    before: keyOf(cursor, NEWEST),
    limit: limit + 1,
  });
  return { json: JSON.stringify(pageOf(platform, viewerOf(platform, actor), rows, limit)) };
}

export async function readUserFeed(
  platform: Platform,
  actor: Actor,
  idOrName: string,
  { cursor, limit = usual }: PageAsked,
): Promise<WrittenAnswer> {
  const person = await findAuthor(platform.db, idOrName);
  if (person === undefined || person.suspended) return fail(userNotFound);
  const viewer = viewerOf(platform, actor);
  const before = keyOf(cursor, NEWEST);
  const given = { viewer_id: viewer.user_id, author_id: person.id, before, limit: limit + 1 };
  return { json: JSON.stringify(pageOf(platform, viewer, await listUserFeed(platform.db, given), limit)) };
}

/** By when it was kept, not by when it was written. */
export async function readKept(
  platform: Platform,
  actor: Actor,
  { cursor, limit = usual }: PageAsked,
): Promise<{ data: PostView[]; next_cursor: string | null }> {
  const viewer = viewerOf(platform, actor);
  const viewer_id = signedIn(actor).user_id;
  const rows = await listKept(platform.db, { viewer_id, before: keyOf(cursor, NEWEST), limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map((row) => presentPost(platform, viewer, row)),
    next_cursor: rows.length > limit && last ? cursorOf({ at_ms: last.kept_ms ?? 0, id: last.id }) : null,
  };
}

/** What is left out for the reader's sake is left out after the key was taken: the next page begins behind it all the same. */
function pageOf(platform: Platform, viewer: Viewer, rows: readonly ShownPostRow[], limit: number): FeedPage {
  const page = rows.slice(0, limit);
  const [first, last] = [page[0], page.at(-1)];
  const terms = first?.muted_terms ?? null;
  const isMuted = terms === null ? () => false : testMutedWords(terms);
  const shown = page.filter(
    (row) => !row.suspended && (row.author_id === viewer.user_id || row.text === null || !isMuted(row.text)),
  );
  return {
    data: shown.map((row) => presentPost(platform, viewer, row)),
    next_cursor: rows.length > limit && last ? cursorOf(placeOf(last)) : null,
    newest: first ? cursorOf(placeOf(first)) : null,
  };
}

function placeOf(row: ShownPostRow): Key {
  return { at_ms: row.published_ms ?? 0, id: row.id };
}

export async function countNewPosts(
  platform: Platform,
  actor: Actor,
  { club, since }: { club: string | null; since: string },
): Promise<{ count: number; newest: string | null }> {
  const { db } = platform;
  const viewer_id = actor.kind === 'user' ? actor.user_id : null;
  const found = club === null ? undefined : await loadClubFor(platform, db, actor, club, 'see-inside');
  const key = { viewer_id, club_id: found?.club.id ?? null, since: keyOf(since, NEWEST) };
  const { count, newest } = await countNew(db, key);
  return { count, newest: newest === null ? since : cursorOf(newest) };
}
