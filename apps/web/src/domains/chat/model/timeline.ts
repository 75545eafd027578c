// The messages of one conversation that this phone holds: a run of places without gaps, each message in its latest version.
import type {
  ChatMessage,
  LiveMessage,
  MessagePage,
  QuotedMessage,
} from '@stagepass/contract/chat/shapes.ts';

export interface Timeline {
  /** By `seq`, one after the other without gaps. */
  messages: readonly ChatMessage[];
  hasBefore: boolean;
  hasAfter: boolean;
  /** The latest place of the conversation, held or not. */
  lastSeq: number;
}

/** More are not held: what was scrolled away from furthest goes first. */
export const MOST_HELD = 2000;

export function firstSeq({ messages }: Timeline): number {
  return messages[0]?.seq ?? 0;
}

export function latestSeq({ messages }: Timeline): number {
  return messages.at(-1)?.seq ?? 0;
}

export function fromPage(page: MessagePage): Timeline {
  return {
    messages: page.messages,
    hasBefore: page.has_before,
    hasAfter: page.has_after,
    lastSeq: page.last_seq,
  };
}

export function withOlder(timeline: Timeline, page: MessagePage): Timeline {
  const first = firstSeq(timeline);
  const older = page.messages.filter(({ seq }) => first === 0 || seq < first);
  const all = [...older, ...timeline.messages];
  const tooMany = all.length > MOST_HELD;
  return {
    messages: tooMany ? all.slice(0, MOST_HELD) : all,
    hasBefore: page.has_before,
    hasAfter: timeline.hasAfter || tooMany,
    lastSeq: Math.max(timeline.lastSeq, page.last_seq),
  };
}

export function withNewer(timeline: Timeline, page: MessagePage): Timeline {
  const last = latestSeq(timeline);
  const all = [...timeline.messages, ...page.messages.filter(({ seq }) => seq > last)];
  const tooMany = all.length > MOST_HELD;
  return {
    messages: tooMany ? all.slice(-MOST_HELD) : all,
    hasBefore: timeline.hasBefore || tooMany,
    hasAfter: page.has_after,
    lastSeq: Math.max(timeline.lastSeq, page.last_seq),
  };
}

type Own = ChatMessage['mine'];
type Heard = LiveMessage & Partial<Pick<ChatMessage, 'mine' | 'answers'>>;

const nothingOwn: Own = { reaction: null, answers: 0, answers_left: null };

/** What only an answer to this viewer says stays from the version that was held; of a new message it is `fresh`. */
export function merged(held: ChatMessage | undefined, heard: Heard, fresh: Own = nothingOwn): ChatMessage {
  const mine = heard.mine ?? held?.mine ?? (heard.state === 'shown' ? fresh : nothingOwn);
  const answers = heard.answers ?? held?.answers ?? null;
  if (heard.state !== 'shown' || held === undefined) return { ...heard, mine, answers };
  const known = new Map(held.media.map((one) => [one.id, one]));
  const voiceUrl = heard.voice?.audio_url ?? held.voice?.audio_url ?? null;
  return {
    ...heard,
    mine,
    answers,
    media: heard.media.map((one) => (one.medium_url === null ? (known.get(one.id) ?? one) : one)),
    voice: heard.voice && { ...heard.voice, audio_url: voiceUrl },
    card: heard.card && {
      ...heard.card,
      view: heard.card.view ?? (held.card?.id === heard.card.id ? held.card.view : null),
    },
  };
}

/** A message that was heard: a newer version of one that is held, or the next one. Anything else changes nothing but the end. */
export function withMessage(timeline: Timeline, heard: Heard, fresh?: Own): Timeline {
  const lastSeq = Math.max(timeline.lastSeq, heard.seq);
  const first = firstSeq(timeline);
  const last = latestSeq(timeline);
  if (timeline.messages.length > 0 && heard.seq >= first && heard.seq <= last) {
    const at = heard.seq - first;
    const held = timeline.messages[at];
    const isOld = held !== undefined && held.change > heard.change;
    if (isOld || held?.id !== heard.id) return { ...timeline, lastSeq };
    return { ...timeline, lastSeq, messages: timeline.messages.with(at, merged(held, heard)) };
  }
  const isNext = !timeline.hasAfter && heard.seq === last + 1;
  if (!isNext) return { ...timeline, lastSeq };
  const all = [...timeline.messages, merged(undefined, heard, fresh)];
  const tooMany = all.length > MOST_HELD;
  return {
    ...timeline,
    lastSeq,
    hasBefore: timeline.hasBefore || tooMany || (timeline.messages.length === 0 && heard.seq > 1),
    messages: tooMany ? all.slice(-MOST_HELD) : all,
  };
}

/** What is quoted of a message is what it says now: deleted words must not live on in its answers. */
export function requoted(timeline: Timeline, now: Pick<QuotedMessage, 'id' | 'gist' | 'text'>): Timeline {
  const isOld = ({ reply_to: quote }: ChatMessage) =>
    quote?.id === now.id && (quote.gist !== now.gist || quote.text !== now.text);
  if (!timeline.messages.some(isOld)) return timeline;
  const messages = timeline.messages.map((one) =>
    one.reply_to !== null && isOld(one) ? { ...one, reply_to: { ...one.reply_to, ...now } } : one,
  );
  return { ...timeline, messages };
}

/** What is left of a message that is not shown (anymore): its place, its author and its time. */
export function emptied<Message extends LiveMessage>(message: Message, state: ChatMessage['state']): Message {
  return {
    ...{ ...message, state, text: '', mentions: [], link: null, media: [], voice: null, card: null },
    ...{ reply_to: null, reactions: {} },
  };
}

/** Whether something of it only a question to the server can bring. */
export function lacksAddresses({ state, media, voice, card }: LiveMessage): boolean {
  if (state !== 'shown') return false;
  return (
    media.some((one) => one.medium_url === null) ||
    voice?.audio_url === null ||
    (card !== null && card.view === null)
  );
}
