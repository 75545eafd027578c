// Owns the reading of feeds: one query a page behind the check of who looks, written as JSON at once.

import { clubNotFound } from '@stagepass/contract/clubs/errors.ts';
import type { FeedPage, PostView } from '@stagepass/contract/posts/shapes.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import { userNotFound } from '@stagepass/contract/users/errors.ts';
import { loadClubFor, requireMay } from '#domains/memberships/public/load-club-for.ts';
import { standingOf } from '#domains/memberships/public/standing-along.ts';
import { testMutedWords } from '#domains/users/public/test-muted-words.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { WrittenAnswer } from '#platform/http/bind.ts';
import type { Page } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { viewerOf, viewingAs } from '../access.ts';
import { shownRowsOf, termsOf } from '../club-feed.rules.ts';
import { findClubFeed } from '../club-feed.store.ts';
import { cachedFeed } from '../feed-cache.ts';
import { withPolls } from '../polls.ts';
import { byMoment, type Key, NEWEST } from '../posts.rules.ts';
import { findAuthor } from '../posts.store.ts';
import { countNew, listHomeFeed, listKept, listUserFeed } from '../shown-posts.store.ts';
import type { ShownPostRow } from '../tables.ts';
import { tellOpened } from '../tell-opened.ts';
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
  const asked = { viewer_id, operator, ...startOf({ cursor, limit }) };
  const found =
    (await findClubFeed(platform.db, { ...asked, club: clubId })) ??
    (await findClubFeed(platform.db, { ...asked, club: await presentIdOf(platform, actor, clubId) }));
  if (found === undefined) return fail(clubNotFound);
  const { facts } = found;
  const standing = standingOf(platform, actor, facts.id, facts);
  requireMay(termsOf(facts), standing, 'see-inside');
  const rows = shownRowsOf(found, viewingAs(standing));
  const page = await pageOf(platform, viewerOf(platform, actor, standing), rows, limit);
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
  const rows = await listHomeFeed(platform.db, { viewer_id, ...startOf({ cursor, limit }) });
  return { json: JSON.stringify(await pageOf(platform, viewerOf(platform, actor), rows, limit)) };
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
  const given = { viewer_id: viewer.user_id, author_id: person.id, ...startOf({ cursor, limit }) };
  const rows = await listUserFeed(platform.db, given);
  return { json: JSON.stringify(await pageOf(platform, viewer, rows, limit)) };
}

/** By when it was kept, not by when it was written. */
export async function readKept(
  platform: Platform,
  actor: Actor,
  { cursor, limit = usual }: PageAsked,
): Promise<Page<PostView>> {
  const viewer = viewerOf(platform, actor);
  const viewer_id = signedIn(actor).user_id;
  const { rows, next_cursor } = await byMoment.page(
    { cursor, limit },
    (page) => listKept(platform.db, { viewer_id, before: page.after ?? NEWEST, limit: page.limit }),
    (row) => ({ at_ms: row.kept_ms ?? 0, id: row.id }),
  );
  const shown = await tellOpened(platform, viewer_id, rows);
  const posts = shown.map((row) => presentPost(platform, viewer, row));
  return { data: await withPolls(platform, viewer_id, shown, posts), next_cursor };
}

/** Where a feed is read from: its newest post, unless a cursor says otherwise. */
function startOf(asked: { cursor: string | undefined; limit: number }): { before: Key; limit: number } {
  const { after = NEWEST, limit } = byMoment.ask(asked);
  return { before: after, limit };
}

/** What is left out for the reader's sake is left out after the key was taken: the next page begins behind it all the same. */
async function pageOf(
  platform: Platform,
  viewer: Viewer,
  rows: readonly ShownPostRow[],
  limit: number,
): Promise<FeedPage> {
  const { rows: page, next_cursor } = byMoment.cut(rows, limit, placeOf);
  const first = page[0];
  const terms = first?.muted_terms ?? null;
  const isMuted = terms === null ? () => false : testMutedWords(terms);
  const heard = page.filter(
    (row) =>
      row.author_id === viewer.user_id || (!row.author_out && (row.text === null || !isMuted(row.text))),
  );
  const shown = await tellOpened(platform, viewer.user_id, heard);
  const posts = shown.map((row) => presentPost(platform, viewer, row));
  return {
    data: await withPolls(platform, viewer.user_id, shown, posts),
    next_cursor,
    newest: first ? byMoment.write(placeOf(first)) : null,
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
  const key = { viewer_id, club_id: found?.club.id ?? null, since: byMoment.read(since, 'since') ?? NEWEST };
  const { count, newest } = await countNew(db, key);
  return { count, newest: newest === null ? since : byMoment.write(newest) };
}
