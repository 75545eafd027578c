// Owns the reading of feeds: one query a page behind the check of who looks, written as JSON at once.

import { clubNotFound } from '@stagepass/contract/clubs/errors.ts';
import type { FeedPage, PostView } from '@stagepass/contract/posts/shapes.ts';
import { userNotFound } from '@stagepass/contract/users/errors.ts';
import { loadClubFor, requireMay } from '#domains/memberships/public/load-club-for.ts';
import { standingOf } from '#domains/memberships/public/standing-along.ts';
import { testMutedWords } from '#domains/users/public/test-muted-words.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { WrittenAnswer } from '#platform/http/bind.ts';
import { isId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { viewerOf, viewingAs } from '../access.ts';
import { shownRowsOf, termsOf } from '../club-feed.rules.ts';
import { findClubFeed } from '../club-feed.store.ts';
import { cachedFeed } from '../feed-cache.ts';
import { cursorOf, type Key, keyOf, NEWEST } from '../posts.rules.ts';
import { findAuthor } from '../posts.store.ts';
import { countNew, listHomeFeed, listKept, listUserFeed } from '../shown-posts.store.ts';
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

/** One query: the club, what the reader is there, and the page. A handle that the club gave up costs one look-up more. */
async function writeClubFeed(
  platform: Platform,
  actor: Actor,
  clubId: string,
  { cursor, limit = usual }: PageAsked,
) {
  const viewer_id = actor.kind === 'user' ? actor.user_id : null;
  const operator = actor.kind === 'user' && actor.operator;
  const before = keyOf(cursor, NEWEST);
  const asked = { viewer_id, operator, before, limit: limit + 1 };
  const found =
    (await findClubFeed(platform.db, { ...asked, club: clubId })) ??
    (await findClubFeed(platform.db, { ...asked, club: await presentIdOf(platform, actor, clubId) }));
  if (found === undefined) return fail(clubNotFound);
  const { facts } = found;
  const standing = standingOf(platform, actor, facts.id, facts);
  requireMay(termsOf(facts), standing, 'see-inside');
  const rows = shownRowsOf(found, viewingAs(standing));
  const page = pageOf(platform, viewerOf(platform, actor, standing), rows, limit);
  return { club_id: facts.id, json: JSON.stringify(page) };
}

async function presentIdOf(platform: Platform, actor: Actor, idOrHandle: string): Promise<string> {
  if (isId(idOrHandle)) return fail(clubNotFound);
  return (await loadClubFor(platform, platform.db, actor, idOrHandle, 'see-inside')).club.id;
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
  const viewer = viewerOf(platform, actor);
  const person = await findAuthor(platform.db, idOrName);
  if (person === undefined || (person.out_of_sight && person.id !== viewer.user_id))
    return fail(userNotFound);
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
    (row) =>
      row.author_id === viewer.user_id || (!row.author_out && (row.text === null || !isMuted(row.text))),
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
