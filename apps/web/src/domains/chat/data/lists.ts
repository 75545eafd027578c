// Lists of conversations, the counts of what is unread, and what the socket says about both.
import type { ChatRoomEvents } from '@stagepass/contract/chat/realtime.ts';
import type { ConversationView, LiveMessage, MessageGist } from '@stagepass/contract/chat/shapes.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#platform/api/api.ts';
import { allEntries, usePagesOf } from '#platform/query/use-pages.ts';
import { useRealtime } from '#platform/realtime/listeners.ts';
import { useRoom } from '#platform/realtime/use-room.ts';
import { getSession, useSession } from '#platform/session/session.ts';
import { answersPerMessage, typingShown_ms } from '../model/limits.ts';
import { paced } from '../model/paced.ts';
import { plainLine } from '../model/plain-line.ts';
import { keepList, useKeptList } from './kept-chat.ts';
import { listKey } from './keys.ts';
import { changeListed, invalidateLists, isListed, raiseListed } from './list-cache.ts';
import { isOpen } from './open-conversation.ts';

export type ListView = 'all' | 'unread' | 'requests';

export function useConversations(view: ListView, clubId?: string) {
  const query = clubId === undefined ? { view } : { view, club_id: clubId };
  const key = [...listKey, view, clubId ?? ''];
  const isKept = view === 'all' && clubId === undefined;
  useKeptList(isKept ? key : null);
  const read = async (cursor: string | null, signal: AbortSignal) => {
    const asked = cursor === null ? query : { ...query, cursor };
    const page = await call('GET /conversations', { query: asked }, { signal });
    if (isKept && cursor === null) keepList(page);
    return page;
  };
  return usePagesOf({ key, read, select: allEntries<ConversationView> });
}

export function gistOf({ state, text, media, voice, card }: LiveMessage): MessageGist {
  if (state !== 'shown') return state;
  if (text !== '') return 'text';
  if (media.length > 0) return 'picture';
  return voice !== null ? 'voice' : (card?.kind ?? 'text');
}

/** Phones that heard of something at the same moment must not all ask at the same moment. */
const SPREAD_MS = 1500;
const BETWEEN_MS = 3000;

/** Answers whether the conversation stands in a list that was read; otherwise that list has to be asked for. */
export function followMessage(client: QueryClient, event: ChatRoomEvents['chatChanged']): boolean {
  const { conversation_id: id, last_seq, last_change } = event;
  const latest = event.messages.find(({ seq }) => seq === last_seq);
  const viewerId = getSession()?.user_id;
  const isOwn = latest?.author.id === viewerId;
  const namesMe = event.messages.some(({ mentions }) => mentions.some((one) => one.user_id === viewerId));
  let hasNew = false;
  changeListed(client, id, (known) => {
    const isNew = last_seq > known.last_seq;
    hasNew ||= isNew;
    const readSeq = isOwn || isOpen(id) ? last_seq : known.read_seq;
    const last = latest && {
      seq: latest.seq,
      author: latest.author,
      gist: gistOf(latest),
      text: plainLine(latest.text),
      sent_at: latest.created_at,
    };
    return {
      ...known,
      last_seq: Math.max(known.last_seq, last_seq),
      last_change: Math.max(known.last_change, last_change),
      read_seq: readSeq,
      unread: isNew ? Math.max(0, last_seq - readSeq) : known.unread,
      mentioned: known.mentioned || (isNew && !isOwn && !isOpen(id) && namesMe),
      last: last ?? known.last,
      // Of the latest message, which nobody but the staff has answered yet.
      answers_left: isNew && known.answers_left !== null ? answersPerMessage : known.answers_left,
      last_at: isNew && latest ? latest.created_at : known.last_at,
    };
  });
  if (hasNew) raiseListed(client, id);
  return isListed(client, id);
}

/** Keeps lists and counts as they are said over the socket. Answers who types where. */
export function useLiveLists(): ReadonlyMap<string, string> {
  const client = useQueryClient();
  const session = useSession();
  const [{ ask: renewSoon, stop }] = useState(() =>
    paced(() => void invalidateLists(client), {
      soon_ms: 150,
      spread_ms: SPREAD_MS,
      between_ms: BETWEEN_MS,
    }),
  );
  useEffect(() => {
    // What was shown without a network is what the phone kept.
    window.addEventListener('online', renewSoon);
    return () => {
      window.removeEventListener('online', renewSoon);
      stop();
    };
  }, [renewSoon, stop]);
  // The counts are asked for by the tab's badge, which hears the same.
  const follow = (event: ChatRoomEvents['chatChanged']) => {
    if (!followMessage(client, event)) renewSoon();
  };
  const [typing, setTyping] = useState<ReadonlyMap<string, string>>(new Map());
  useRealtime('conversationChanged', renewSoon, { onBack: renewSoon });
  useRealtime('chatChanged', (event) => {
    setTyping((known) => without(known, event.conversation_id));
    follow(event);
  });
  useRealtime('chatTyping', ({ conversation_id, user }) => {
    if (user.id === session?.user_id) return;
    setTyping((known) => new Map(known).set(conversation_id, user.display_name));
    setTimeout(() => setTyping((known) => without(known, conversation_id)), typingShown_ms);
  });
  // Its events are heard above, by their name.
  useRoom(session === null ? null : `talk:${session.user_id}`, {
    onWatched: (again) => again && renewSoon(),
  });
  return typing;
}

function without(known: ReadonlyMap<string, string>, id: string): ReadonlyMap<string, string> {
  if (!known.has(id)) return known;
  const rest = new Map(known);
  rest.delete(id);
  return rest;
}
