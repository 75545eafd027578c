// What this phone keeps of conversations, so that a start without a network shows them and takes what is written: the list, and of each
// of those that were opened last what its screen needs.
import type { ConversationDetail, ConversationView, MessagePage } from '@stagepass/contract/chat/shapes.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isApiError } from '#platform/api/api-error.ts';
import { dropAnswer, keepAnswer, readAnswer } from '#platform/storage/answers-db.ts';
import { latestSeq, type Timeline } from '../model/timeline.ts';
import { conversationKey } from './keys.ts';

const LIST = 'chat/list';
const RECENT = 'chat/recent';
const MOST_CONVERSATIONS = 30;
const MOST_MESSAGES = 50;
/** Nobody waits longer before a line that is dead without saying so. */
export const PATIENCE_MS = 2500;

const nameOf = (what: 'detail' | 'messages', id: string) => `chat/${what}/${id}`;

interface ListPage {
  data: ConversationView[];
  next_cursor: string | null;
}

export function keepList(page: ListPage): void {
  void keepAnswer(LIST, page);
}

/** Puts what is kept where no answer is yet. It counts as old: the server is asked all the same. */
async function seed(
  client: QueryClient,
  key: readonly unknown[],
  name: string,
  asData: (kept: never) => unknown,
) {
  if (client.getQueryData(key) !== undefined) return;
  const kept = await readAnswer(name);
  if (kept === undefined || client.getQueryData(key) !== undefined) return;
  client.setQueryData(key, asData(kept as never), { updatedAt: 0 });
}

/** `key` is the list's own. Null keeps nothing, of lists that are parts of it. */
export function useKeptList(key: readonly unknown[] | null): void {
  const client = useQueryClient();
  const name = JSON.stringify(key);
  useEffect(() => {
    const of = JSON.parse(name) as readonly unknown[] | null;
    if (of === null) return;
    // Its cursor would lead on from a place that may be another one by now.
    const asPages = (page: ListPage) => ({ pages: [{ ...page, next_cursor: null }], pageParams: [null] });
    void seed(client, of, LIST, asPages);
  }, [client, name]);
}

interface Asked {
  /** What the server answered; undefined before, and of what was kept. */
  answered: ConversationDetail | undefined;
  error: unknown;
}

/** No answer, or a server in trouble. A server that refuses is believed. */
export function isLineTrouble(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || error.status >= 500);
}

/**
 * Where no answer comes, or not soon. Not before: what is kept says wrongly how much is unread, and with that where the conversation
 * opens.
 */
export function useKeptConversation(id: string, { answered, error }: Asked): void {
  const client = useQueryClient();
  const hasFailed = isLineTrouble(error);
  const isRefused = error !== null && !hasFailed;
  useEffect(() => {
    const show = () => void seed(client, conversationKey(id), nameOf('detail', id), (kept) => kept);
    // What may not be read anymore is not kept either.
    if (isRefused) return void forgetConversation(id);
    if (hasFailed) return show();
    const timer = setTimeout(show, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [client, id, hasFailed, isRefused]);
  useEffect(() => {
    if (answered !== undefined) void keepConversation(answered);
  }, [answered]);
}

async function keepConversation(conversation: ConversationDetail): Promise<void> {
  const { id } = conversation;
  await keepAnswer(nameOf('detail', id), conversation);
  const known = await readAnswer(RECENT);
  const before = Array.isArray(known) ? (known as string[]).filter((one) => one !== id) : [];
  await keepAnswer(RECENT, [id, ...before].slice(0, MOST_CONVERSATIONS));
  for (const old of before.slice(MOST_CONVERSATIONS - 1)) await forgetConversation(old);
}

async function forgetConversation(id: string): Promise<void> {
  await dropAnswer(nameOf('detail', id));
  await dropAnswer(nameOf('messages', id));
}

/** The end of a conversation. What one reads further above is not kept. */
export function keepMessages(id: string, timeline: Timeline, lastChange: number): void {
  if (timeline.hasAfter || timeline.lastSeq > latestSeq(timeline)) return;
  const page: MessagePage = {
    messages: timeline.messages.slice(-MOST_MESSAGES),
    has_before: timeline.hasBefore || timeline.messages.length > MOST_MESSAGES,
    has_after: false,
    last_seq: timeline.lastSeq,
    last_change: lastChange,
  };
  void keepAnswer(nameOf('messages', id), page);
}

export async function readKeptMessages(id: string): Promise<MessagePage | undefined> {
  return (await readAnswer(nameOf('messages', id))) as MessagePage | undefined;
}
