// An open conversation as its screen shows it: messages, who types, how far everybody has read; kept up by the socket.
import type { ConversationDetail } from '@stagepass/contract/chat/shapes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useRealtime } from '#platform/realtime/listeners.ts';
import { useRoom } from '#platform/realtime/use-room.ts';
import { useSession } from '#platform/session/session.ts';
import { messagesPerRequest, typingShown_ms } from '../model/limits.ts';
import type { Timeline } from '../model/timeline.ts';
import { changeConversation } from './conversation.ts';
import { conversationKey, pinsKey } from './keys.ts';
import { followMessage } from './lists.ts';
import { showConversation } from './open-conversation.ts';
import { onSent, wakeOutbox } from './outbox.ts';
import { ThreadStore } from './thread.ts';
import { useSeen } from './use-seen.ts';

const KEEP_PAUSE_MS = 1000;

/** Opens at the place `at`, otherwise at the first unread message, otherwise at the end. */
export function useThread(conversation: ConversationDetail, at: number | null) {
  const { id } = conversation;
  const client = useQueryClient();
  const viewerId = useSession()?.user_id ?? '';
  // Of the moment of opening: the line stays where it was while the messages below it are read.
  const [unreadFrom] = useState(() => (conversation.unread > 0 ? conversation.read_seq + 1 : null));
  const [store] = useState(
    () => new ThreadStore(id, { isAnswerable: conversation.kind === 'broadcast' && !conversation.can.write }),
  );
  const thread = useSyncExternalStore(store.subscribe, store.get);
  useEffect(() => {
    void store.read(at ?? unreadFrom);
    return () => store.stop();
  }, [store, at, unreadFrom]);
  useKept(store, thread.timeline);
  useEffect(() => showConversation(id), [id]);
  useOwnMessages(store);
  const typing = useTyping(id, viewerId);
  const renew = () => void client.invalidateQueries({ queryKey: conversationKey(id) });
  const isBack = useEffectEvent(() => {
    renew();
    void store.catchUp();
  });
  useEffect(() => {
    const back = () => isBack();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);
  useRealtime('conversationChanged', (event) => {
    if (event.conversation_id === id && event.reason !== 'read') renew();
  });
  useRealtime('chatAnswered', (event) => {
    const held = store.find(event.message_id);
    if (held !== undefined) store.put({ ...held, answers: event.answers });
  });
  useRoom(`conversation:${id}`, {
    onWatched: (isAgain) => {
      if (isAgain) void store.catchUp();
      else store.watched();
      if (isAgain) renew();
      wakeOutbox();
    },
    chatChanged: (event) => {
      const pinsBefore = pinnedIn(store);
      store.hear(event, viewerId);
      followMessage(client, event);
      for (const { author } of event.messages) typing.forget(author.id);
      if (pinsBefore === pinnedIn(store)) return;
      renew();
      void client.invalidateQueries({ queryKey: pinsKey(id) });
    },
    chatTyping: ({ user }) => typing.hear(user),
    chatRead: ({ user_id, seq, read_at }) => {
      if (user_id === viewerId) return;
      changeConversation(client, id, { partner_read_seq: seq, partner_read_at: read_at });
    },
    chatPresence: ({ user_id, online }) => {
      const partner = client.getQueryData<ConversationDetail>(conversationKey(id))?.partner;
      if (partner?.id === user_id) changeConversation(client, id, { partner: { ...partner, online } });
    },
  });
  return { store, thread, unreadFrom, viewerId, typing: typing.names, ...useSeen(conversation) };
}

/** What is on screen is kept for a start without a network, once it has come to rest. */
function useKept(store: ThreadStore, timeline: Timeline): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept anew with every change.
  useEffect(() => {
    const timer = setTimeout(() => store.keep(), KEEP_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [store, timeline]);
  // What was deleted a moment before leaving must not be kept either.
  useEffect(() => () => store.keep(), [store]);
}

/** What this phone sends takes its place as soon as the server has stored it. */
function useOwnMessages(store: ThreadStore): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onSent({
        onMessage: (message) => {
          store.put(message);
          // The first words to a stranger make it a request, and after a few of them one has to wait.
          if (message.conversation_id === store.id && message.seq <= messagesPerRequest)
            void client.invalidateQueries({ queryKey: conversationKey(store.id) });
        },
        onAnswer: ({ message_id }) => {
          const held = store.find(message_id);
          if (held === undefined) return;
          const { answers, answers_left: before } = held.mine;
          const answers_left = before === null ? null : Math.max(0, before - 1);
          store.put({ ...held, mine: { ...held.mine, answers: answers + 1, answers_left } });
          // Lists say it of the latest message.
          if (held.seq === store.get().timeline.lastSeq)
            changeConversation(client, store.id, { answers_left });
          void store.renew(held);
        },
      }),
    [store, client],
  );
}

export type OpenThread = ReturnType<typeof useThread>;

function pinnedIn(store: ThreadStore): string {
  return store
    .get()
    .timeline.messages.flatMap(({ id, pinned_at }) => (pinned_at === null ? [] : [id]))
    .join();
}

function useTyping(id: string, viewerId: string) {
  const [people, setPeople] = useState<ReadonlyMap<string, string>>(new Map());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation has other people.
  useEffect(() => {
    const { current } = timers;
    return () => {
      for (const timer of current.values()) clearTimeout(timer);
    };
  }, [id]);
  const forget = (userId: string) =>
    setPeople((known) => (known.has(userId) ? new Map([...known].filter(([one]) => one !== userId)) : known));
  const hear = (user: { id: string; display_name: string }) => {
    if (user.id === viewerId) return;
    clearTimeout(timers.current.get(user.id));
    timers.current.set(
      user.id,
      setTimeout(() => forget(user.id), typingShown_ms),
    );
    setPeople((known) => new Map(known).set(user.id, user.display_name));
  };
  return { names: [...people.values()], hear, forget };
}
