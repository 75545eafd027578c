// A message that waits on the phone to be sent, as it is kept there.
import type { CardRef, ChatMessage, QuotedMessage } from '@stagepass/contract/chat/shapes.ts';

/** A picture or a recording of it; the file itself is kept beside, under `key`. */
export interface OutboxFile {
  key: string;
  name: string;
  /** Where an upload that was begun goes on. */
  location: string | null;
  /** There once it is uploaded. */
  media_id: string | null;
}

export interface OutboxEntry {
  /** Made here: sending it twice makes one message. */
  id: string;
  conversation_id: string;
  /** The message of a broadcast that is answered; null for a message. */
  answers: string | null;
  text: string;
  reply_to: QuotedMessage | null;
  card: (CardRef & { title: string }) | null;
  pictures: OutboxFile[];
  voice: { file: OutboxFile; peaks: number[]; duration_s: number } | null;
  written_at: string;
  /** The code of the refusal; null while it waits. */
  refused: string | null;
  /** The server takes no more for now: until when it waits. It is sent by itself then. */
  held_until?: string | null;
}

function isEntry(value: unknown): value is OutboxEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { id, conversation_id, text, pictures, written_at } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof conversation_id === 'string' &&
    typeof text === 'string' &&
    Array.isArray(pictures) &&
    typeof written_at === 'string'
  );
}

/** What another version of the app kept, and nobody can read, is left out. */
export function readEntries(kept: unknown): OutboxEntry[] {
  return Array.isArray(kept) ? kept.filter(isEntry) : [];
}

/** Of a message of a broadcast: answers that wait to be sent are used up already. Null where the viewer cannot answer it. */
export function answersLeft(
  { id, mine }: Pick<ChatMessage, 'id' | 'mine'>,
  entries: readonly OutboxEntry[],
): number | null {
  const waiting = entries.filter(({ answers, refused }) => answers === id && refused === null);
  return mine.answers_left === null ? null : Math.max(0, mine.answers_left - waiting.length);
}

/** The next one to be sent: what was refused waits for the person, and holds up nothing behind it. */
export function nextOf(entries: readonly OutboxEntry[], conversationId: string): OutboxEntry | undefined {
  return entries.find((one) => one.conversation_id === conversationId && one.refused === null);
}
