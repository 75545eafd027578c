// Owns the reading of boards: a page by key, and one's own place. A board whose day has turned is put right before it is read.
import { localDay } from '@stagepass/base/local-day.ts';
import type { BoardRow, BoardSpan, OwnPlace } from '@stagepass/contract/levels/shapes.ts';
import { blockedAmong } from '#domains/users/public/is-blocked.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { loadClubAsMember, type MemberDoor } from '../access.ts';
import { byXp, readPage, readPlace, type Span, sumDays } from '../boards.store.ts';
import { foldBoardJob } from '../jobs.ts';
import { withPlaces } from '../ladder.rules.ts';
import { spanBegins, turnBoards } from '../turn-boards.ts';
import { findTotal } from '../xp.store.ts';

const spans: Readonly<Record<BoardSpan, Span>> = { '7d': 7, '30d': 30, all: 0 };

/** So many changes that wait to be folded in are read beside the counts in no time; more are folded in right away. */
const MOST_UNFOLDED = 500;

type Readable = { turned_to: string | null };

/** Reads once; where a day has begun since the boards were turned, turns them and reads again. */
async function readTurned<Read extends Readable>(
  platform: Platform,
  { club }: MemberDoor,
  read: () => Promise<Read>,
): Promise<Read> {
  const found = await read();
  const today = localDay(platform.clock.now(), club.time_zone);
  if (found.turned_to !== null && found.turned_to >= today) return found;
  await turnBoards(platform, club.id);
  return read();
}

export async function listBoard(
  platform: Platform,
  actor: Actor,
  { id, span }: { id: string; span: BoardSpan },
  asked: PageAsked,
): Promise<Page<BoardRow>> {
  const { db } = platform;
  const door = await loadClubAsMember(platform, db, actor, id);
  const board = { club_id: door.club.id, span: spans[span] };
  const page = byXp.ask(asked);
  const found = await readTurned(platform, door, () => readPage(db, board, page));
  const { rows, next_cursor } = byXp.cut(withPlaces(found.rows, page.after), asked.limit, (row) => row);
  const ids = rows.map(({ user_id }) => user_id);
  // Whoever is blocked, by either side, is not named here either; everybody keeps their place.
  const blocked = await blockedAmong(db, door.user_id, ids);
  const people = await loadUserCards(
    platform,
    db,
    ids.filter((user_id) => !blocked.has(user_id)),
  );
  return {
    data: rows.flatMap(({ user_id, xp, place }) => {
      const user = people.get(user_id);
      return user === undefined ? [] : [{ place, user, xp, is_me: user_id === door.user_id }];
    }),
    next_cursor,
  };
}

export async function getOwnPlace(
  platform: Platform,
  actor: Actor,
  { id, span }: { id: string; span: BoardSpan },
): Promise<OwnPlace> {
  const { db } = platform;
  const door = await loadClubAsMember(platform, db, actor, id);
  const board = { club_id: door.club.id, span: spans[span], user_id: door.user_id };
  const found = await readTurned(platform, door, () => readPlace(db, board));
  const { club_id } = board;
  if (found.unfolded > MOST_UNFOLDED)
    await platform.jobs.queue(
      db,
      foldBoardJob,
      { club_id, span: board.span },
      { key: `${club_id}:${board.span}` },
    );
  const { hidden, people } = found;
  if (hidden) return { place: null, xp: await hiddenXp(platform, door, board.span), people, hidden };
  return { place: found.xp === 0 ? null : found.ahead + 1, xp: found.xp, people, hidden };
}

/** Whoever is on no board still sees what they earned. */
async function hiddenXp({ db, clock }: Platform, { club, user_id }: MemberDoor, span: Span): Promise<number> {
  if (span === 0) return findTotal(db, club.id, user_id);
  const today = localDay(clock.now(), club.time_zone);
  return sumDays(db, { club_id: club.id, user_id }, spanBegins(today, span));
}
