// Puts what was heard over the socket into the order of its numbers: what comes too early waits for what is missing.
import type { ChatRoomEvents } from '@stagepass/contract/chat/realtime.ts';
import type { LiveMessage } from '@stagepass/contract/chat/shapes.ts';

export interface ChangeOrder {
  /** Everything up to here is known. */
  known: number;
  /** Heard, while something before it is missing. */
  early: ReadonlyMap<number, LiveMessage>;
}

export interface Step {
  order: ChangeOrder;
  /** To be applied now, in this order. */
  ready: readonly LiveMessage[];
  /** Something before what was heard is missing. */
  gap: boolean;
}

/** More than these are not kept waiting: the question that a gap leads to answers them anyway. */
const MOST_EARLY = 200;

export function startOrder(known: number): ChangeOrder {
  return { known, early: new Map() };
}

export function heard(order: ChangeOrder, event: ChatRoomEvents['chatChanged']): Step {
  const early = new Map(order.early);
  for (const message of event.messages)
    if (message.change > order.known && early.size < MOST_EARLY) early.set(message.change, message);
  return settled({ known: order.known, early }, event.last_change);
}

function settled({ known, early }: ChangeOrder, lastChange: number): Step {
  const rest = new Map(early);
  const ready: LiveMessage[] = [];
  let at = known;
  for (let next = rest.get(at + 1); next !== undefined; next = rest.get(at + 1)) {
    ready.push(next);
    rest.delete(at + 1);
    at += 1;
  }
  return { order: { known: at, early: rest }, ready, gap: rest.size > 0 || lastChange > at };
}

/** After the missing ones were asked for: everything up to `known` was answered. */
export function caughtUp(order: ChangeOrder, known: number): Step {
  const at = Math.max(order.known, known);
  const early = new Map([...order.early].filter(([change]) => change > at));
  return settled({ known: at, early }, at);
}
