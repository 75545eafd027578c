// Owns readers as phones are: they hear of messages over the socket, notice a gap by its number, and ask for what they missed after it
// and after every reconnect. Nothing is ever loaded from the beginning again.
import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveMessage } from '@stagepass/contract/chat/shapes.ts';
import { io, type Socket } from 'socket.io-client';
import type { Talker } from './talk-people.ts';
import { callServer } from './test-app.ts';

export interface Heard {
  readonly id: string;
  readonly seq: number;
  readonly change: number;
  readonly text: string;
}

export interface Reader {
  readonly conversation_id: string;
  /** What the reader has, by its place. */
  readonly heard: ReadonlyMap<number, Heard>;
  /** What must never be: told twice on one connection, or two messages at one place. */
  readonly faults: readonly string[];
  known(): number;
  connected(): boolean;
  /** How often something was missing and asked for, reconnects included. */
  catchUps(): number;
  close(): void;
}

export interface ReaderParts {
  readonly talker: Talker;
  readonly conversation_id: string;
  /** Of a server that is up. */
  readonly url: () => string;
  /** The most a phone waits before it connects again, at random. */
  readonly pause_ms: number;
  /** A message came over the socket for the first time. */
  readonly onLive: (message: LiveMessage) => void;
}

interface Change {
  conversation_id: string;
  messages: LiveMessage[];
  last_change: number;
}

/** Messages of two servers may overtake each other by less than this: not every gap is a loss. */
const GAP_MS = 250;
const TRY_AGAIN_MS = 100;
const ACK_LIMIT_MS = 15_000;

export async function openReader(parts: ReaderParts): Promise<Reader> {
  const { conversation_id } = parts;
  const book = openBook(conversation_id);
  const { catchUp, count } = makeCatchUp(parts, book);
  let socket: Socket | undefined;
  let [closed, ready] = [false, false];

  function take({ conversation_id: of, messages }: Change, seen: Set<number>): void {
    if (of !== conversation_id) return;
    for (const message of messages) {
      if (seen.has(message.change)) book.faults.push(`change ${message.change} came twice`);
      seen.add(message.change);
      if (message.edited_at === null) parts.onLive(message);
    }
    if (book.hold(messages)) return;
    setTimeout(() => {
      if (!closed && book.hasGap()) void catchUp();
    }, GAP_MS).unref();
  }

  async function connectOnce(): Promise<void> {
    const next = openSocket(parts);
    socket = next;
    const seen = new Set<number>();
    next.on('chatChanged', (change: Change) => take(change, seen));
    await new Promise<void>((resolve, reject) => {
      next.once('connect', resolve);
      next.once('connect_error', reject);
      // Closed by the server before it said who we are.
      next.once('disconnect', reject);
    });
    const room = `conversation:${conversation_id}`;
    const answer = (await next.timeout(ACK_LIMIT_MS).emitWithAck('watch', { room })) as { ok: boolean };
    if (!answer.ok) throw new Error('not let in');
    // Whatever was said before the room was entered.
    await catchUp();
    if (!next.connected) throw new Error('cut off again');
    ready = true;
    next.once('disconnect', () => {
      ready = false;
      if (!closed) void connect(parts.pause_ms);
    });
  }

  async function connect(pause_ms: number): Promise<void> {
    await sleep(Math.random() * pause_ms);
    while (!closed && !ready)
      try {
        await connectOnce();
        return;
      } catch {
        socket?.disconnect();
        await sleep(TRY_AGAIN_MS + Math.random() * parts.pause_ms);
      }
  }

  await connect(0);
  return {
    conversation_id,
    heard: book.heard,
    faults: book.faults,
    known: book.known,
    connected: () => ready,
    catchUps: count,
    close() {
      closed = true;
      socket?.disconnect();
    },
  };
}

function openSocket({ talker, url }: ReaderParts): Socket {
  const { headers, token } = talker.as;
  return io(url(), {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: { token },
    query: { user_id: talker.id },
    extraHeaders: headers,
  });
}

type Book = ReturnType<typeof openBook>;

/** What one reader knows of the conversation: everything up to `known`, and what came ahead of it. */
function openBook(conversation_id: string) {
  const heard = new Map<number, Heard>();
  const ahead = new Map<number, LiveMessage>();
  const faults: string[] = [];
  let known = 0;

  function write(message: LiveMessage): void {
    const { id, seq, change, text } = message;
    const there = heard.get(seq);
    if (there !== undefined && there.id !== id) faults.push(`place ${seq} holds ${there.id} and ${id}`);
    if (message.conversation_id !== conversation_id) faults.push(`${id} is of another conversation`);
    if (there === undefined || there.change < change) heard.set(seq, { id, seq, change, text });
  }
  function drain(): void {
    for (let next = ahead.get(known + 1); next !== undefined; next = ahead.get(known + 1)) {
      write(next);
      known += 1;
      ahead.delete(known);
    }
  }
  return {
    heard,
    faults,
    known: () => known,
    hasGap: () => ahead.size > 0,
    /** True where nothing is missing before them. */
    hold(messages: readonly LiveMessage[]): boolean {
      for (const message of messages) if (message.change > known) ahead.set(message.change, message);
      drain();
      return ahead.size === 0;
    },
    /** What was asked for: everything up to `upTo` is known by it. */
    fill(messages: readonly LiveMessage[], upTo: number): void {
      for (const message of messages) write(message);
      known = Math.max(known, upTo);
      for (const change of ahead.keys()) if (change <= known) ahead.delete(change);
      drain();
    },
  };
}

/** One at a time: a second wish while one is under way is met by asking once more after it. */
function makeCatchUp({ talker, conversation_id, url }: ReaderParts, book: Book) {
  let underWay: Promise<void> | undefined;
  let [again, times] = [false, 0];

  async function page(): Promise<boolean> {
    const name = 'GET /conversations/:id/changes';
    const input = { params: { id: conversation_id }, query: { after: book.known() } };
    const answered = await callServer<typeof name>(url(), name, input, talker.as);
    if (!answered.ok && answered.status >= 500) throw new Error('try again');
    if (!answered.ok) {
      book.faults.push(`changes answered ${answered.status} ${answered.error.code}`);
      return false;
    }
    const { messages, next_after, last_change } = answered.body.data;
    book.fill(messages, next_after ?? last_change);
    return next_after !== null;
  }
  async function run(): Promise<void> {
    do {
      again = false;
      times += 1;
      for (let more = true; more; )
        try {
          more = await page();
        } catch {
          await sleep(TRY_AGAIN_MS);
        }
    } while (again);
  }
  return {
    count: () => times,
    catchUp(): Promise<void> {
      if (underWay !== undefined) {
        again = true;
        return underWay;
      }
      underWay = run().finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
  };
}
