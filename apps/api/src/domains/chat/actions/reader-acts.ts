// Owns what a reader does with a conversation that nobody else changes by it: reading on, muting, accepting, putting away, typing.
import { conversationClosed, conversationNotFound } from '@stagepass/contract/chat/errors.ts';
import type { ConversationDetail, ConversationView } from '@stagepass/contract/chat/shapes.ts';
import { personOf } from '#domains/auth/public/authenticator.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadConversationFor, loadPairFor } from '../access.ts';
import { isForEverybody } from '../chat.rules.ts';
import { lockConversation, updateConversation } from '../conversations.store.ts';
import { listHidings } from '../hidings.store.ts';
import { spokenOf, tellPerson, tellRead, tellTyping } from '../live.ts';
import { noticesOfConversation } from '../public/notices-slot.ts';
import { markReadTo, markUnreadFrom, setBox, setMute } from '../readers.store.ts';
import { readConversation } from '../reads/read-conversations.ts';
import { presentConversation } from '../views.ts';

export async function markRead(
  platform: Platform,
  actor: Actor,
  { id, seq }: { id: string; seq: number },
): Promise<{ read_seq: number; unread: number }> {
  const { user_id } = signedIn(actor);
  const seen = await loadConversationFor(platform, platform.db, actor, id);
  const at = platform.clock.now();
  const marked = await markReadTo(platform.db, { conversation_id: id, user_id, seq, at });
  const { read_seq, last_seq, moved, seen_seq, seen_more } = marked;
  if (moved) {
    tellPerson(platform, user_id, { conversation_id: id, reason: 'read', read_seq });
    const left = read_seq < last_seq;
    await noticesOfConversation.read()(platform, {
      ...{ user_id, conversation_id: id },
      seq: left ? read_seq : null,
    });
    // Whoever wrote a request does not learn that somebody looked at it; what was marked as unread was read long before.
    if (seen_more && seen.row.partner_id !== null && seen.can.presence)
      tellRead(platform, spokenOf(seen.row), { user_id, seq: seen_seq, read_at: at.toISOString() });
  }
  return { read_seq, unread: Math.max(0, last_seq - read_seq) };
}

/** For the reader's own lists and counts: the other person still sees that it was read. */
export async function markUnread(
  platform: Platform,
  actor: Actor,
  { id, seq }: { id: string; seq: number | null },
): Promise<{ read_seq: number; unread: number }> {
  const { user_id } = signedIn(actor);
  await loadConversationFor(platform, platform.db, actor, id);
  const marked = await markUnreadFrom(platform.db, { conversation_id: id, user_id, seq });
  const { read_seq, last_seq } = marked;
  if (marked.moved) tellPerson(platform, user_id, { conversation_id: id, reason: 'unread', read_seq });
  return { read_seq, unread: Math.max(0, last_seq - read_seq) };
}

export async function sayTyping(platform: Platform, actor: Actor, id: string): Promise<void> {
  const author = signedIn(actor);
  const seen = await loadConversationFor(platform, platform.db, actor, id);
  if (seen.state === 'closed') fail(conversationClosed, { reason: seen.closed_reason });
  const person = personOf(author);
  if (!seen.can.presence || !seen.can.write || seen.row.viewer_out || person === undefined) return;
  const { user_name, display_name } = person;
  const { club_id, partner_id } = seen.row;
  const hidings =
    club_id === null || partner_id !== null
      ? undefined
      : await listHidings(platform.db, club_id, [author.user_id]);
  const user = { id: author.user_id, user_name, display_name };
  tellTyping(platform, spokenOf(seen.row), user, hidings?.get(author.user_id));
}

export async function muteConversation(
  platform: Platform,
  actor: Actor,
  { id, muted, until }: { id: string; muted: boolean; until: string | null },
): Promise<ConversationView> {
  const { user_id } = signedIn(actor);
  const { row } = await loadConversationFor(platform, platform.db, actor, id);
  const end = until === null ? null : new Date(until);
  await setMute(platform.db, { conversation_id: id, user_id, muted, until: end });
  tellPerson(platform, user_id, { conversation_id: id, reason: 'muted' });
  // What is told to everybody at once is told to a room, which is left with a mute.
  if (isForEverybody(row)) platform.realtime.recheck({ user_id });
  const seen = await loadConversationFor(platform, platform.db, actor, id);
  return presentConversation(platform, seen, platform.clock.now());
}

export async function acceptRequest(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<ConversationDetail> {
  const { user_id } = signedIn(actor);
  const { state, closed_reason, row: at } = await loadPairFor(platform, platform.db, actor, id);
  if (state === 'closed') fail(conversationClosed, { reason: closed_reason });
  const isAsked = at.accepted_at === null && at.started_by !== null && at.started_by !== user_id;
  if (isAsked)
    await platform.db.transaction(async (tx) => {
      const row = await lockConversation(tx, id);
      if (row === undefined || row.accepted_at !== null) return;
      await updateConversation(tx, id, { accepted_at: platform.clock.now(), declined_at: null });
      await setBox(tx, { conversation_id: id, user_id, box: 'main' });
      const told = { conversation_id: id, reason: 'accepted' } as const;
      tx.afterCommit(() => {
        for (const one of [row.user_a, row.user_b]) if (one !== null) tellPerson(platform, one, told);
      });
    });
  await noticesOfConversation.read()(platform, { user_id, conversation_id: id, seq: null });
  return readConversation(platform, actor, id);
}

/** A request is declined without a word to whoever wrote it; anything else comes back with the next message. */
export async function removeConversation(platform: Platform, actor: Actor, id: string): Promise<void> {
  const { user_id } = signedIn(actor);
  await loadPairFor(platform, platform.db, actor, id);
  await platform.db.transaction(async (tx) => {
    const row = await lockConversation(tx, id);
    if (row === undefined) return fail(conversationNotFound);
    const declined = row.accepted_at === null && row.started_by !== null && row.started_by !== user_id;
    if (declined) await updateConversation(tx, id, { declined_at: platform.clock.now() });
    await setBox(tx, { conversation_id: id, user_id, box: 'away' });
    tx.afterCommit(() => tellPerson(platform, user_id, { conversation_id: id, reason: 'removed' }));
  });
  await noticesOfConversation.read()(platform, { user_id, conversation_id: id, seq: null });
}
