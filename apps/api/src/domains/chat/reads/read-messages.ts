// Owns the reading of messages: pages both ways, what changed meanwhile, pins, who reacted, and one of them.
import { messageNotFound } from '@stagepass/contract/chat/errors.ts';
import {
  type ChangesPage,
  type ChatMessage,
  MESSAGES_PER_PAGE,
  type MessagePage,
} from '@stagepass/contract/chat/shapes.ts';
import type { ReactionKind } from '@stagepass/contract/posts/shapes.ts';
import type { SubjectCard } from '@stagepass/contract/subjects/shapes.ts';
import type { UserCard } from '@stagepass/contract/users/shapes.ts';
import { loadSubjectCards } from '#domains/subjects/public/load-subject-cards.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Page } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { loadConversationFor, loadMessageFor, type Seen } from '../access.ts';
import { byMoment, stretchOf } from '../chat.rules.ts';
import { listChanged, listPinned, listReactions, listSeenMessages, listStretch } from '../messages.store.ts';
import type { SeenMessage } from '../tables.ts';
import { tellOpened } from '../tell-opened.ts';
import { presentMessage } from '../views.ts';

const REACTIONS_PER_PAGE = 40;

/** Cards of what was shared: one call to each kind's owner, whatever the number of messages. */
export async function presentAll(
  platform: Platform,
  actor: Actor,
  seen: Pick<Seen, 'staff' | 'can' | 'row' | 'standing'>,
  rows: readonly SeenMessage[],
): Promise<ChatMessage[]> {
  const cards = await cardsOf(platform, actor, rows);
  const viewer_id = signedIn(actor).user_id;
  // By whatever way it is read.
  if (rows.length > 0 && !(await tellOpened(platform, viewer_id, seen, 'read')))
    await loadConversationFor(platform, platform.db, actor, seen.row.id);
  return rows.map((row) => presentMessage(platform, row, { viewer_id, seen, cards }));
}

export async function cardsOf(
  platform: Platform,
  actor: Actor,
  rows: readonly SeenMessage[],
): Promise<Map<string, SubjectCard>> {
  const refs = rows.flatMap((row) => {
    const { card_kind: kind, card_id: id, removed_at, hidden_at } = row;
    const shown = removed_at === null && hidden_at === null && !row.apart && !row.author_out;
    return shown && kind !== null && id !== null ? [{ kind, id }] : [];
  });
  if (refs.length === 0) return new Map();
  const cards = await loadSubjectCards(platform, platform.db, actor, refs);
  return new Map(cards.flatMap((card) => (card === null ? [] : [[card.id, card] as const])));
}

export async function readPage(
  platform: Platform,
  actor: Actor,
  id: string,
  asked: { before?: number | undefined; after?: number | undefined; around?: number | undefined },
): Promise<MessagePage> {
  const { user_id } = signedIn(actor);
  const seen = await loadConversationFor(platform, platform.db, actor, id);
  const { last_seq, last_change } = seen.row;
  const stretch = stretchOf(asked, last_seq);
  const rows = await listStretch(platform.db, { viewer_id: user_id, conversation_id: id, ...stretch });
  const messages = await presentAll(platform, actor, seen, rows);
  return {
    messages,
    has_before: stretch.from > 1 && last_seq > 0,
    has_after: stretch.to < last_seq,
    last_seq,
    last_change,
  };
}

export async function readChanges(
  platform: Platform,
  actor: Actor,
  id: string,
  after: number,
): Promise<ChangesPage> {
  const { user_id } = signedIn(actor);
  const seen = await loadConversationFor(platform, platform.db, actor, id);
  const limit = MESSAGES_PER_PAGE + 1;
  const rows = await listChanged(platform.db, { viewer_id: user_id, conversation_id: id, after, limit });
  const shown = rows.slice(0, MESSAGES_PER_PAGE);
  const { last_seq, last_change } = seen.row;
  return {
    messages: await presentAll(platform, actor, seen, shown),
    next_after: rows.length > shown.length ? (shown.at(-1)?.change ?? null) : null,
    last_seq,
    last_change,
  };
}

export async function readPins(platform: Platform, actor: Actor, id: string): Promise<ChatMessage[]> {
  const { user_id } = signedIn(actor);
  const seen = await loadConversationFor(platform, platform.db, actor, id);
  const rows = await listPinned(platform.db, { viewer_id: user_id, conversation_id: id });
  return presentAll(platform, actor, seen, rows);
}

export async function readMessage(platform: Platform, actor: Actor, id: string): Promise<ChatMessage> {
  const { user_id } = signedIn(actor);
  const { seen } = await loadMessageFor(platform, platform.db, actor, id);
  const rows = await listSeenMessages(platform.db, user_id, [id]);
  const [message] = await presentAll(platform, actor, seen, rows);
  return message ?? fail(messageNotFound);
}

export async function readReactions(
  platform: Platform,
  actor: Actor,
  asked: { id: string; kind: ReactionKind | undefined; cursor: string | undefined },
): Promise<Page<{ user: UserCard; kind: ReactionKind; reacted_at: string }>> {
  const { message } = await loadMessageFor(platform, platform.db, actor, asked.id);
  if (message.hidden_at !== null) return { data: [], next_cursor: null };
  const of = { viewer_id: signedIn(actor).user_id, message_id: asked.id, kind: asked.kind ?? null };
  const { rows, next_cursor } = await byMoment.page(
    { cursor: asked.cursor, limit: REACTIONS_PER_PAGE },
    (page) => listReactions(platform.db, { ...of, ...page }),
  );
  const ids = rows.map(({ id }) => id);
  const cards = await loadUserCards(platform, platform.db, ids);
  const data = rows.flatMap(({ id, kind, created_at }) => {
    const user = cards.get(id);
    return user === undefined ? [] : [{ user, kind, reacted_at: created_at.toISOString() }];
  });
  return { data, next_cursor };
}
