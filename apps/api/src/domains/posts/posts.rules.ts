// Owns the decisions about posts that need no database: keys of pages, names in a text, who may answer.
import {
  MAX_MENTIONS,
  type PostAudience,
  type ReactionCounts,
  type ReplyPolicy,
  reactionKinds,
} from '@stagepass/contract/posts/shapes.ts';
import { id, whole } from '#platform/paging/key-columns.ts';
import { keyset } from '#platform/paging/keyset.ts';
import type { ReactionColumns } from './tables.ts';

/** Above every tier: for those who run the club or the instance. */
export const STAFF_RANK = 32_767;

/** Where a page begins: everything before this key. */
export interface Key {
  at_ms: number;
  id: string;
}

/** Where a list that goes backward begins. */
export const NEWEST: Key = { at_ms: 8_640_000_000_000, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

/** Where a list that goes forward begins. */
export const OLDEST: Key = { at_ms: 0, id: '00000000-0000-0000-0000-000000000000' };

export const byMoment = keyset<Key>({ at_ms: whole(NEWEST.at_ms), id });

export const DAY_MS = 86_400_000;
/** On its first day an account writes this often; afterwards the endpoint's own rate holds. */
export const firstDayRates = {
  post: { limit: 5, window_s: 3600 },
  comment: { limit: 20, window_s: 3600 },
} as const;

const mentionPattern = /(?<![\w@/.])@([a-z0-9_]{3,20})(?![\w@])/gi;

/** Names after an @, each once, in lower case; code and addresses have their own ats. */
export function namesIn(text: string): string[] {
  const names = [...text.matchAll(mentionPattern)].map(([, name = '']) => name.toLowerCase());
  return [...new Set(names)];
}

export function hasTooManyNames(names: readonly string[]): boolean {
  return names.length > MAX_MENTIONS;
}

/** Some members read it and others do not. */
export function isForSome(audience: PostAudience): boolean {
  return audience === 'tier' || audience === 'subscribers';
}

export interface Answering {
  reply_policy: ReplyPolicy;
  reply_rank: number | null;
  audience: PostAudience;
}

/** Of those who see it. Guests may where everybody may and everybody sees it. */
export function mayAnswer(
  post: Answering,
  viewer: { signed_in: boolean; role: 'member' | 'admin' | 'owner' | null; rank: number },
): boolean {
  if (viewer.role === 'admin' || viewer.role === 'owner') return true;
  if (!viewer.signed_in || post.reply_policy === 'nobody') return false;
  if (viewer.role === null) return guestsMayAnswer(post);
  return post.reply_policy !== 'tier' || viewer.rank >= (post.reply_rank ?? STAFF_RANK);
}

export function guestsMayAnswer({ reply_policy, audience }: Answering): boolean {
  return reply_policy === 'everyone' && audience === 'public';
}

/** Kinds that nobody chose are left out. */
export function countsOf(columns: ReactionColumns): ReactionCounts {
  const counts: ReactionCounts = {};
  for (const kind of reactionKinds) if (columns[kind] > 0) counts[kind] = columns[kind];
  return counts;
}

/** Ids hold the moment at which they were made: an account cannot be younger than its id. */
export function madeAt(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
}
