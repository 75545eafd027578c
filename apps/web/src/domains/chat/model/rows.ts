// The rows of an open conversation: messages in runs of one speaker, separated by days and pauses, then what waits to be sent.
import type { ChatMessage } from '@stagepass/contract/chat/shapes.ts';
import type { OutboxEntry } from './outbox-entry.ts';

interface Around {
  /** The id of the message: the same before and after it is sent, so that its bubble stays the same. */
  key: string;
  /** The time that stands above it, after a pause. */
  since: string | null;
  /** The first of a run of one speaker, and the last. */
  starts: boolean;
  ends: boolean;
}

export type MessageRow = Around & { kind: 'message'; message: ChatMessage; isFirstUnread: boolean };
export type WaitingRow = Around & { kind: 'waiting'; entry: OutboxEntry };
export type Row = MessageRow | WaitingRow;

const RUN_MS = 5 * 60_000;
const PAUSE_MS = 60 * 60_000;

interface Said {
  key: string;
  author: string;
  at_ms: number;
  time: string;
}

function isPause(before: Said | undefined, said: Said): boolean {
  if (before === undefined) return true;
  const isOtherDay = new Date(before.at_ms).toDateString() !== new Date(said.at_ms).toDateString();
  return isOtherDay || said.at_ms - before.at_ms > PAUSE_MS;
}

function isOneRun(before: Said | undefined, said: Said | undefined): boolean {
  if (before === undefined || said === undefined) return false;
  return before.author === said.author && said.at_ms - before.at_ms < RUN_MS && !isPause(before, said);
}

interface Given {
  messages: readonly ChatMessage[];
  waiting: readonly OutboxEntry[];
  viewerId: string;
  /** The first place that was unread when the conversation was opened. */
  unreadFrom: number | null;
}

export function rowsOf({ messages, waiting, viewerId, unreadFrom }: Given): Row[] {
  const stored = new Set(messages.map(({ id }) => id));
  const entries = waiting.filter(({ id }) => !stored.has(id));
  const said: Said[] = [
    ...messages.map(({ id, author, created_at }) => ({
      key: id,
      author: author.id,
      at_ms: Date.parse(created_at),
      time: created_at,
    })),
    ...entries.map(({ id, written_at }) => ({
      key: id,
      author: viewerId,
      at_ms: Date.parse(written_at),
      time: written_at,
    })),
  ];
  const around = (at: number): Around => {
    const [before, one, after] = [said[at - 1], said[at] as Said, said[at + 1]];
    return {
      key: one.key,
      since: isPause(before, one) ? one.time : null,
      starts: !isOneRun(before, one),
      ends: !isOneRun(one, after),
    };
  };
  return [
    ...messages.map(
      (message, at): Row => ({
        kind: 'message',
        message,
        isFirstUnread: message.seq === unreadFrom,
        ...around(at),
      }),
    ),
    ...entries.map((entry, at): Row => ({ kind: 'waiting', entry, ...around(messages.length + at) })),
  ];
}
