// Owns the reading of conversations: one of them, the list, and the counts of what is unread.
import type { ConversationDetail, ConversationView, UnreadCounts } from '@stagepass/contract/chat/shapes.ts';
import { describe } from '#domains/conditions/public/describe.ts';
import { evaluateTrees } from '#domains/conditions/public/evaluate.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Executor } from '#platform/db/executor.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Page } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { judgeAll, loadConversationFor } from '../access.ts';
import { byLatest } from '../chat.rules.ts';
import { listConversationRows } from '../conversations.store.ts';
import { countRequests, listUnread, type UnreadRow } from '../readers.store.ts';
import { presentConversation } from '../views.ts';

const CONVERSATIONS_PER_PAGE = 30;

export async function readConversation(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<ConversationDetail> {
  const { user_id } = signedIn(actor);
  const seen = await loadConversationFor(platform, platform.db, actor, id);
  const { club_id, write_condition, partner_id, read_condition, in_club } = seen.row;
  const asks = club_id !== null && write_condition !== null;
  return {
    ...presentConversation(platform, seen, platform.clock.now()),
    members: partner_id === null && read_condition === null ? (in_club?.club_member_count ?? null) : null,
    write_condition: asks ? await describe(platform.db, write_condition, club_id, user_id) : null,
    club_muted_until: seen.standing?.muted_until?.toISOString() ?? null,
  };
}

export async function listConversations(
  platform: Platform,
  actor: Actor,
  asked: { view: 'all' | 'unread' | 'requests'; club_id?: string | undefined; cursor?: string | undefined },
): Promise<Page<ConversationView>> {
  const viewer = signedIn(actor);
  const list = { viewer_id: viewer.user_id, view: asked.view, club_id: asked.club_id ?? null };
  const { rows, next_cursor } = await byLatest.page(
    { cursor: asked.cursor, limit: CONVERSATIONS_PER_PAGE },
    (page) => listConversationRows(platform.db, { ...list, ...page }),
  );
  const seen = await judgeAll(platform, platform.db, viewer, rows);
  const now = platform.clock.now();
  // A channel whose condition the viewer does not meet is no conversation of theirs; neither is a request of somebody blocked.
  const shown = seen.filter(
    ({ unreadable, state }) => unreadable === undefined && !(asked.view === 'requests' && state === 'closed'),
  );
  return { data: shown.map((one) => presentConversation(platform, one, now)), next_cursor };
}

export async function countUnread(platform: Platform, actor: Actor): Promise<UnreadCounts> {
  const { user_id } = signedIn(actor);
  const { db } = platform;
  const [unread, { requests, people }] = await Promise.all([
    listUnread(db, user_id, platform.clock.now()),
    countRequests(db, user_id),
  ]);
  const shown = await readableOf(platform, user_id, unread);
  const clubs = new Map<string, number>();
  for (const { club_id } of shown) if (club_id !== null) clubs.set(club_id, (clubs.get(club_id) ?? 0) + 1);
  const cards = await loadUserCards(platform, db, people);
  return {
    conversations: shown.length,
    requests,
    request_people: people.flatMap((id) => cards.get(id) ?? []),
    clubs: [...clubs].map(([club_id, conversations]) => ({ club_id, conversations })),
  };
}

/** Conditions are asked for once a club, and only where a channel has one. */
export async function readableOf(
  { db }: { db: Executor },
  user_id: string,
  rows: readonly UnreadRow[],
): Promise<UnreadRow[]> {
  const shut = new Set<string>();
  const asking = rows.filter(({ read_condition }) => read_condition !== null);
  for (const club_id of new Set(asking.flatMap((row) => row.club_id ?? []))) {
    const own = asking.filter((row) => row.club_id === club_id);
    const trees = own.map(({ read_condition }) => read_condition);
    const met = await evaluateTrees(db, trees, { user_id, club_id });
    for (const [at, { id }] of own.entries()) if (met[at] !== true) shut.add(id);
  }
  return rows.filter(({ id }) => !shut.has(id));
}
