// Messages that were written and are not sent yet: kept on the phone before they are shown, sent one at a time in the order in
// which they were written, and never twice, since their ids are made here.
import { randomUuid } from '@stagepass/base/random-id.ts';
import type { BroadcastAnswer, ChatMessage } from '@stagepass/contract/chat/shapes.ts';
import { useSyncExternalStore } from 'react';
import { callData } from '#platform/api/api.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { didFittingAct } from '#platform/push/fitting-act.ts';
import { getSession, subscribeSession } from '#platform/session/session.ts';
import { readLocalJson, removeLocal, writeLocal } from '#platform/storage/local.ts';
import { nextOf, type OutboxEntry, readEntries } from '../model/outbox-entry.ts';
import { doMessagesWait, outboxKey } from './outbox-key.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;
/** Where a refusal for too much at once names no time. */
const HELD_S = 15;

type Written = Pick<OutboxEntry, 'conversation_id' | 'text'> &
  Partial<Pick<OutboxEntry, 'answers' | 'reply_to' | 'card' | 'pictures' | 'voice'>>;

interface Sent {
  onMessage?: (message: ChatMessage) => void;
  onAnswer?: (answer: BroadcastAnswer) => void;
}

let owner = getSession()?.user_id ?? '';
let entries: readonly OutboxEntry[] = readEntries(readLocalJson(outboxKey(owner)));
const listeners = new Set<() => void>();
const sentListeners = new Set<Sent>();
/** Conversations whose messages are being sent by this page. */
const running = new Set<string>();
let wake: (() => void)[] = [];

function put(next: readonly OutboxEntry[]): void {
  entries = next;
  if (next.length === 0) removeLocal(outboxKey(owner));
  else writeLocal(outboxKey(owner), JSON.stringify(next));
  for (const listener of [...listeners]) listener();
}

/** Another tab of this browser may have sent or written meanwhile. */
function reread(): void {
  const kept = readEntries(readLocalJson(outboxKey(owner)));
  if (JSON.stringify(kept) === JSON.stringify(entries)) return;
  entries = kept;
  for (const listener of [...listeners]) listener();
}

function changeEntry(id: string, change: Partial<OutboxEntry>): void {
  put(entries.map((one) => (one.id === id ? { ...one, ...change } : one)));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOutbox(): readonly OutboxEntry[] {
  return useSyncExternalStore(subscribe, () => entries);
}

/** Told when the server has stored one. */
export function onSent(sent: Sent): () => void {
  sentListeners.add(sent);
  return () => sentListeners.delete(sent);
}

/** Kept, then sent as soon as there is a connection. */
export function write(written: Written): OutboxEntry {
  reread();
  const entry: OutboxEntry = {
    answers: null,
    reply_to: null,
    card: null,
    pictures: [],
    voice: null,
    ...written,
    id: randomUuid(),
    written_at: new Date().toISOString(),
    refused: null,
  };
  put([...entries, entry]);
  void send(entry.conversation_id);
  return entry;
}

/** After a refusal: behind those that were written since, as it will be read. */
export function tryAgain(id: string): void {
  const entry = entries.find((one) => one.id === id);
  if (entry === undefined) return;
  // An id that another message has got would be refused for ever.
  const freshId = entry.refused === 'chat.id-taken' ? randomUuid() : entry.id;
  // The quoted message is gone, and with it this one would be refused for ever.
  const reply_to = entry.refused === 'chat.quote-not-found' ? null : entry.reply_to;
  const again = { ...entry, id: freshId, reply_to, refused: null, written_at: new Date().toISOString() };
  put([...entries.filter((one) => one.id !== id), again]);
  void send(entry.conversation_id);
}

/** It will not be sent. Its files stay on the phone: it is about to be written anew. */
export function takeBack(id: string): OutboxEntry | undefined {
  const entry = entries.find((one) => one.id === id);
  put(entries.filter((one) => one.id !== id));
  return entry;
}

export function discard(id: string): void {
  const entry = takeBack(id);
  if (entry !== undefined) void import('./outbox-files.ts').then(({ dropFiles }) => dropFiles(entry));
}

/** No answer, or a server in trouble: it is tried again by itself. */
function mayPass(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || error.status >= 500);
}

/** Too much at once: the moment from which the server takes more. The first day's limit may last an hour, and is refused instead. */
function heldUntil(error: unknown): string | null {
  if (!isApiError(error, 'too-many-requests')) return null;
  const { retry_after_s: wait_s } = (error.details ?? {}) as { retry_after_s?: unknown };
  return new Date(Date.now() + 1000 * (typeof wait_s === 'number' ? wait_s : HELD_S)).toISOString();
}

function isHeld({ held_until }: OutboxEntry): boolean {
  return held_until != null && Date.parse(held_until) > Date.now();
}

function pause(ms: number): Promise<void> {
  return new Promise((resume) => {
    const timer = setTimeout(end, ms);
    function end(): void {
      clearTimeout(timer);
      wake = wake.filter((one) => one !== end);
      resume();
    }
    wake.push(end);
  });
}

/** The connection is back: whatever waits is tried at once. */
export function wakeOutbox(): void {
  for (const end of [...wake]) end();
  for (const { conversation_id } of entries) void send(conversation_id);
}

/** One sender for all tabs of a browser: two would overtake each other. */
async function alone(name: string, act: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return act();
  await navigator.locks.request(`spc-outbox/${name}`, act);
}

async function send(conversationId: string): Promise<void> {
  if (running.has(conversationId)) return;
  running.add(conversationId);
  const sender = owner;
  try {
    await alone(`${sender}/${conversationId}`, async () => {
      let pause_ms = FIRST_PAUSE_MS;
      while (sender === owner) {
        reread();
        const entry = nextOf(entries, conversationId);
        if (entry === undefined) return;
        // A connection that is back ends other pauses, and not this one.
        if (isHeld(entry)) await pause(Date.parse(entry.held_until ?? '') - Date.now());
        else if (await sendOne(entry)) pause_ms = FIRST_PAUSE_MS;
        else {
          await pause(pause_ms);
          pause_ms = Math.min(2 * pause_ms, LONGEST_PAUSE_MS);
        }
      }
    });
  } finally {
    running.delete(conversationId);
  }
  // Written while the lock was being given back.
  if (sender === owner && nextOf(entries, conversationId) !== undefined) void send(conversationId);
}

/** Whether the next step can follow at once: it is stored, refused, or waits for a moment that is known. */
async function sendOne(entry: OutboxEntry): Promise<boolean> {
  const sender = owner;
  try {
    const said = await sayIt(entry);
    if (sender !== owner) return true;
    put(entries.filter((one) => one.id !== entry.id));
    for (const listener of [...sentListeners]) said(listener);
    didFittingAct('message');
    if (entry.pictures.length > 0 || entry.voice !== null)
      void import('./outbox-files.ts').then(({ dropFiles }) => dropFiles(entry));
    return true;
  } catch (error) {
    if (sender !== owner) return true;
    // Taken out by its author while it was on its way.
    if (!entries.some((one) => one.id === entry.id)) return true;
    const held_until = heldUntil(error);
    if (held_until !== null) {
      changeEntry(entry.id, { held_until });
      return true;
    }
    if (mayPass(error)) {
      // That moment has passed, and is not to be shown beside another reason to wait.
      if (entry.held_until != null) changeEntry(entry.id, { held_until: null });
      return false;
    }
    changeEntry(entry.id, { refused: isApiError(error) ? error.code : 'internal' });
    return true;
  }
}

async function sayIt(entry: OutboxEntry): Promise<(to: Sent) => void> {
  const { id, text, answers } = entry;
  if (answers !== null) {
    const stored = await callData('POST /messages/:id/answers', {
      params: { id: answers },
      body: { id, text },
    });
    return ({ onAnswer }) => onAnswer?.(stored);
  }
  const media =
    entry.pictures.length > 0 || entry.voice !== null
      ? await (await import('./outbox-files.ts')).uploadFiles(entry, (change) =>
          changeEntry(entry.id, change),
        )
      : { media_ids: [], voice: null };
  const stored = await callData('POST /conversations/:id/messages', {
    params: { id: entry.conversation_id },
    body: {
      id,
      text,
      ...media,
      reply_to: entry.reply_to?.id ?? null,
      card: entry.card && { kind: entry.card.kind, id: entry.card.id },
    },
  });
  return ({ onMessage }) => onMessage?.(stored);
}

async function dropAll(dropped: readonly OutboxEntry[], of: string): Promise<void> {
  const withFiles = dropped.filter(({ pictures, voice }) => pictures.length > 0 || voice !== null);
  if (withFiles.length === 0) return;
  const { dropFiles } = await import('./outbox-files.ts');
  for (const entry of withFiles) await dropFiles(entry, of);
}

subscribeSession(() => {
  const next = getSession()?.user_id ?? '';
  if (next === owner) return;
  // Signed out on purpose: what was written is gone from the phone, and its pictures and recordings go with it.
  if (!doMessagesWait(owner)) void dropAll(entries, owner);
  owner = next;
  entries = readEntries(readLocalJson(outboxKey(owner)));
  for (const listener of [...listeners]) listener();
  wakeOutbox();
});
window.addEventListener('online', wakeOutbox);
window.addEventListener('storage', ({ key }) => key === outboxKey(owner) && reread());
wakeOutbox();
