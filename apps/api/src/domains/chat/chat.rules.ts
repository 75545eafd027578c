// Owns the decisions of chat that need no database: keys of pages, previews, windows of time.
import { plainText, truncate } from '@stagepass/base/text.ts';
import { EDIT_WINDOW_S, MESSAGES_PER_PAGE, type MessageGist } from '@stagepass/contract/chat/shapes.ts';
import { type ReactionCounts, reactionKinds } from '@stagepass/contract/posts/shapes.ts';
import { id, time } from '#platform/paging/key-columns.ts';
import { keyset } from '#platform/paging/keyset.ts';
import type { ConversationRow, MessageRow, ReactionColumns } from './tables.ts';

export const byLatest = keyset({ last_at: time, id });
export const byMoment = keyset({ created_at: time, id });

export const PREVIEW_LENGTH = 160;
/** Within that time of the last connection somebody counts as online. */
export const ONLINE_MS = 60_000;
export const DAY_MS = 86_400_000;
export const ADULT_AGE = 18;
/** What pictures of a deleted message are used by while its case is open. */
export const EVIDENCE = 'message-evidence';

/** Names after an @, each once, in lower case; code and addresses have their own ats. */
const mentionPattern = /(?<![\w@/.])@([a-z0-9_]{3,20})(?![\w@])/gi;

export function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(mentionPattern)].map(([, name = '']) => name.toLowerCase()))];
}

/** One line without Markdown, made as phones make it of what they hear: what lists, quotes and notices show. */
export function previewOf(text: string): string {
  return truncate(plainText(text), PREVIEW_LENGTH);
}

type Content = Pick<MessageRow, 'text' | 'card_kind'> & {
  media: readonly unknown[];
  voice: unknown;
  removed_at: Date | null;
  hidden_at: Date | null;
};

export function gistOf(message: Content): MessageGist {
  if (message.removed_at !== null) return 'removed';
  if (message.hidden_at !== null) return 'hidden';
  if (message.text !== '') return 'text';
  if (message.voice !== null) return 'voice';
  return message.card_kind ?? (message.media.length > 0 ? 'picture' : 'text');
}

const words: Record<Exclude<MessageGist, 'text'>, string> = {
  picture: 'Sent a picture',
  voice: 'Sent a voice note',
  item: 'Shared an item',
  mission: 'Shared a mission',
  removed: 'Deleted a message',
  hidden: 'Message in review',
  blocked: 'Message not shown',
};

/** Nothing of what it says may be read. */
export function isUnshown(gist: MessageGist): boolean {
  return gist === 'removed' || gist === 'hidden' || gist === 'blocked';
}

/** For toasts and pushes, which have to say something. */
export function noticeOf(message: Content): string {
  const gist = gistOf(message);
  return gist === 'text' ? previewOf(message.text) : words[gist];
}

export function countsOf(columns: ReactionColumns): ReactionCounts {
  const counts: ReactionCounts = {};
  for (const kind of reactionKinds) if (columns[kind] > 0) counts[kind] = columns[kind];
  return counts;
}

export function isEditable(message: Pick<MessageRow, 'created_at'>, now: Date): boolean {
  return now.getTime() - message.created_at.getTime() <= EDIT_WINDOW_S * 1000;
}

/** Places have no gaps, so a page is a stretch of them. */
export interface Stretch {
  from: number;
  to: number;
}

export function stretchOf(
  asked: { before?: number | undefined; after?: number | undefined; around?: number | undefined },
  last_seq: number,
): Stretch {
  const most = MESSAGES_PER_PAGE;
  if (asked.before !== undefined) return { from: Math.max(1, asked.before - most), to: asked.before - 1 };
  if (asked.after !== undefined) return { from: asked.after + 1, to: asked.after + most };
  if (asked.around === undefined) return { from: Math.max(1, last_seq - most + 1), to: last_seq };
  // Near the end the page reaches further back instead, so that it is never half empty.
  const from = Math.max(1, Math.min(asked.around - most / 2 + 1, last_seq - most + 1));
  return { from, to: from + most - 1 };
}

/** Every member is told of what is written there. */
export function isForEverybody({ kind, channel }: Pick<ConversationRow, 'kind' | 'channel'>): boolean {
  return kind === 'broadcast' || channel === 'announcements';
}

export function isMutedAt(
  { muted, until }: { muted: boolean | null; until: Date | null },
  now: Date,
): boolean {
  return muted === true && (until === null || until > now);
}

/** Ids hold the moment at which they were made: an account cannot be younger than its id. */
export function madeAt(userId: string): number {
  return Number.parseInt(userId.replaceAll('-', '').slice(0, 12), 16);
}

export function pairOf(one: string, other: string): { user_a: string; user_b: string } {
  return one < other ? { user_a: one, user_b: other } : { user_a: other, user_b: one };
}

/** Scripts that put no spaces between words, or hang endings on them: there a search looks inside of what is written. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Patterns that a text has to match all of, the longest first; none where words are found by their beginnings. */
export function insidesOf(q: string): string[] {
  if (!unspaced.test(q)) return [];
  const parts = q
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => part !== '');
  return parts.toSorted((a, b) => b.length - a.length).map((part) => `%${part.replace(/[\\%_]/g, '\\$&')}%`);
}

/** Words as typed, for a search in which each may be the beginning of a longer one. */
export function searchOf(q: string): string {
  const parts = q.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  return parts.map((part) => `'${part}':*`).join(' & ');
}
