// The messages of one open conversation: pages both ways, what the socket says in the order of its numbers, and what was missed.
import type { ChatRoomEvents } from '@stagepass/contract/chat/realtime.ts';
import type { ChangesPage, ChatMessage, LiveMessage } from '@stagepass/contract/chat/shapes.ts';
import { callData } from '#platform/api/api.ts';
import { type ChangeOrder, caughtUp, heard, type Step, startOrder } from '../model/change-order.ts';
import { answersPerMessage } from '../model/limits.ts';
import { plainLine } from '../model/plain-line.ts';
import {
  emptied,
  firstSeq,
  fromPage,
  lacksAddresses,
  latestSeq,
  requoted,
  type Timeline,
  withMessage,
  withNewer,
  withOlder,
} from '../model/timeline.ts';
import { isLineTrouble, keepMessages, PATIENCE_MS, readKeptMessages } from './kept-chat.ts';
import { gistOf } from './lists.ts';

/** Events of one moment may overtake each other on their way: a gap is asked for only once it has stood this long. */
const GAP_MS = 400;
/** After a longer gap the messages are read anew instead of one change after the other. */
const MOST_CAUGHT_UP = 500;

export interface Thread {
  state: 'waiting' | 'ready' | 'failed';
  error: unknown;
  timeline: Timeline;
  fetching: 'before' | 'after' | null;
  /** A page at this end did not come. */
  failedAt: 'before' | 'after' | null;
  /** Where the list is to be shown: with the first page, and after a jump. */
  landing: { seq: number | null; n: number };
}

const nothing: Timeline = { messages: [], hasBefore: false, hasAfter: false, lastSeq: 0 };

/** The message takes its place, and what others quote of it follows. */
function withHeard(timeline: Timeline, heard: LiveMessage, fresh?: ChatMessage['mine']): Timeline {
  const next = withMessage(timeline, heard, fresh);
  const held = next.messages[heard.seq - firstSeq(next)];
  // The version that is held may be a later one.
  const now = held?.id === heard.id ? held : heard;
  return requoted(next, { id: now.id, gist: gistOf(now), text: plainLine(now.text) });
}

export class ThreadStore {
  readonly id: string;
  private thread: Thread = {
    state: 'waiting',
    error: null,
    timeline: nothing,
    fetching: null,
    failedAt: null,
    landing: { seq: null, n: 0 },
  };
  private order: ChangeOrder = startOrder(0);
  private readonly listeners = new Set<() => void>();
  private gapTimer: ReturnType<typeof setTimeout> | undefined;
  private catching: Promise<void> | null = null;
  private reads = 0;
  /** The latest change that this phone was told of, also while a page was under way. */
  private heardOf = 0;
  /** The room was entered while a page was under way: what was written in between is in neither. */
  private isPageUncertain = false;
  private readonly hidden = new Set<string>();

  /** What is the viewer's own of a message that the socket brings, which says nothing of it. */
  private readonly fresh: ChatMessage['mine'];

  constructor(id: string, { isAnswerable = false }: { isAnswerable?: boolean } = {}) {
    this.id = id;
    this.fresh = { reaction: null, answers: 0, answers_left: isAnswerable ? answersPerMessage : null };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly get = (): Thread => this.thread;

  find(id: string): ChatMessage | undefined {
    return this.thread.timeline.messages.find((one) => one.id === id);
  }

  private set(change: Partial<Thread>): void {
    this.thread = { ...this.thread, ...change };
    for (const listener of [...this.listeners]) listener();
  }

  stop(): void {
    clearTimeout(this.gapTimer);
  }

  /** The page around a place, or the latest; shown there. */
  async read(around: number | null): Promise<void> {
    this.reads += 1;
    const mine = this.reads;
    const kept = this.showKept(mine);
    try {
      const query = around === null ? {} : { around };
      const page = await callData('GET /conversations/:id/messages', { params: { id: this.id }, query });
      if (mine !== this.reads) return;
      this.order = startOrder(page.last_change);
      this.set({
        state: 'ready',
        error: null,
        fetching: null,
        failedAt: null,
        timeline: fromPage(page),
        landing: { seq: around, n: this.thread.landing.n + 1 },
      });
      if (this.isPageUncertain || this.heardOf > page.last_change) this.askSoon();
      this.isPageUncertain = false;
    } catch (error) {
      if (isLineTrouble(error)) await kept.now();
      if (mine === this.reads && this.thread.state !== 'ready') this.set({ state: 'failed', error });
    } finally {
      kept.stop();
    }
  }

  /** What the phone keeps stands in for an answer that does not come, or not soon. */
  private showKept(mine: number) {
    const now = async () => {
      if (this.thread.state === 'ready') return;
      const page = await readKeptMessages(this.id);
      if (page === undefined || mine !== this.reads || this.get().state === 'ready') return;
      this.order = startOrder(page.last_change);
      this.set({ state: 'ready', error: null, timeline: fromPage(page) });
    };
    const timer = setTimeout(() => void now(), PATIENCE_MS);
    return { now, stop: () => clearTimeout(timer) };
  }

  /** The end of the conversation, for a start without a network. */
  keep(): void {
    if (this.thread.state === 'ready') keepMessages(this.id, this.thread.timeline, this.order.known);
  }

  /** Shows a place, which may be held already. */
  async jump(seq: number): Promise<void> {
    const { timeline, landing } = this.thread;
    if (seq >= firstSeq(timeline) && seq <= latestSeq(timeline))
      return this.set({ landing: { seq, n: landing.n + 1 } });
    await this.read(seq);
  }

  async latest(): Promise<void> {
    if (this.thread.timeline.hasAfter) return this.read(null);
    this.set({ landing: { seq: null, n: this.thread.landing.n + 1 } });
  }

  async more(side: 'before' | 'after'): Promise<void> {
    const { timeline, fetching, state } = this.thread;
    const has = side === 'before' ? timeline.hasBefore : timeline.hasAfter;
    if (!has || fetching !== null || state !== 'ready') return;
    const mine = this.reads;
    this.set({ fetching: side, failedAt: null });
    try {
      const query = side === 'before' ? { before: firstSeq(timeline) } : { after: latestSeq(timeline) };
      const page = await callData('GET /conversations/:id/messages', { params: { id: this.id }, query });
      if (mine !== this.reads) return;
      const grown = (side === 'before' ? withOlder : withNewer)(this.thread.timeline, page);
      this.set({ fetching: null, timeline: grown });
    } catch {
      if (mine === this.reads) this.set({ fetching: null, failedAt: side });
    }
  }

  /** An answer to this viewer: of something they sent, changed or asked for. Numbers go on by what the socket says. */
  put(message: ChatMessage): void {
    if (message.conversation_id !== this.id || this.thread.state !== 'ready') return;
    this.set({ timeline: withHeard(this.thread.timeline, message) });
    // Others wrote before it, and their messages have not come yet.
    if (this.isBehind()) this.askSoon();
  }

  /** Somebody was blocked or muted: nothing of them is shown from here on, also of what the socket brings. */
  hideAuthor(id: string): void {
    this.hidden.add(id);
    const { timeline } = this.thread;
    const messages = timeline.messages.map((one) => this.asSeen(one));
    this.set({ timeline: { ...timeline, messages } });
  }

  private asSeen<Message extends LiveMessage>(message: Message): Message {
    const isHidden = this.hidden.has(message.author.id) && message.state === 'shown';
    return isHidden ? emptied(message, 'blocked') : message;
  }

  hear(event: ChatRoomEvents['chatChanged'], viewerId: string): void {
    if (event.conversation_id !== this.id) return;
    this.heardOf = Math.max(this.heardOf, event.last_change);
    if (this.thread.state !== 'ready') return;
    this.take(heard(this.order, event));
    const { reaction } = event;
    if (reaction === undefined || reaction.user_id !== viewerId) return;
    const held = this.find(reaction.message_id);
    if (held !== undefined) this.put({ ...held, mine: { ...held.mine, reaction: reaction.kind } });
  }

  private take({ order, ready, gap }: Step, asksForGaps = true): void {
    this.order = order;
    let { timeline } = this.thread;
    for (const message of ready) timeline = withHeard(timeline, this.asSeen(message), this.fresh);
    if (timeline !== this.thread.timeline) this.set({ timeline });
    for (const message of ready) if (lacksAddresses(this.asSeen(message))) void this.renew(message);
    clearTimeout(this.gapTimer);
    if (asksForGaps && (gap || this.isBehind())) this.askSoon();
  }

  private isBehind(): boolean {
    const { timeline } = this.thread;
    return !timeline.hasAfter && timeline.lastSeq > latestSeq(timeline);
  }

  private askSoon(): void {
    clearTimeout(this.gapTimer);
    this.gapTimer = setTimeout(() => void this.catchUp(), GAP_MS);
  }

  /** Pictures, recordings and cards are signed for each viewer: the socket does not carry their addresses. */
  async renew({ id }: Pick<LiveMessage, 'id'>): Promise<void> {
    try {
      this.put(await callData('GET /messages/:id', { params: { id } }));
    } catch {
      // The next time the message is drawn broken, it is asked for again.
    }
  }

  /** The server lets this phone hear the conversation from here on. */
  watched(): void {
    if (this.thread.state === 'ready') void this.catchUp();
    else this.isPageUncertain = true;
  }

  /** What was missed: after a gap in the numbers, or while the line was down. */
  catchUp(): Promise<void> {
    if (this.thread.state !== 'ready') return this.read(null);
    this.catching ??= this.askChanges().finally(() => {
      this.catching = null;
    });
    return this.catching;
  }

  private async askChanges(): Promise<void> {
    let after: number | null = this.order.known;
    const began = after;
    const mine = this.reads;
    while (after !== null) {
      const page: ChangesPage | null = await callData('GET /conversations/:id/changes', {
        params: { id: this.id },
        query: { after },
      }).catch(() => null);
      if (page === null || mine !== this.reads) return;
      this.heardOf = Math.max(this.heardOf, page.last_change);
      if (page.last_change - began > MOST_CAUGHT_UP) {
        const { timeline } = this.thread;
        return this.read(timeline.hasAfter ? firstSeq(timeline) : null);
      }
      let { timeline } = this.thread;
      const bySeq = page.messages.toSorted((a, b) => a.seq - b.seq);
      for (const message of bySeq) timeline = withHeard(timeline, message);
      this.set({ timeline: { ...timeline, lastSeq: Math.max(timeline.lastSeq, page.last_seq) } });
      this.take(caughtUp(this.order, page.next_after ?? page.last_change), false);
      after = page.next_after;
    }
    // A message that was changed since stands later among the changes than those written after it.
    if (this.isBehind()) {
      this.set({ timeline: { ...this.thread.timeline, hasAfter: true } });
      await this.more('after');
    }
  }
}
