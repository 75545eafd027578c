// Owns the checking of what somebody sends: the club's rules for words, links and pictures, people named, replies, cards, the pace.
import { cardNotFound, messageEmpty, messageMixed, quoteNotFound } from '@stagepass/contract/chat/errors.ts';
import type { CardRef } from '@stagepass/contract/chat/shapes.ts';
import { mediaPolicy, newAccountHeld, tooManyMentions } from '@stagepass/contract/posts/errors.ts';
import { MAX_MENTIONS } from '@stagepass/contract/posts/shapes.ts';
import { evaluate } from '#domains/conditions/public/evaluate.ts';
import { requireAllowed } from '#domains/posts/public/refuse-text.ts';
import { loadSubjectCards } from '#domains/subjects/public/load-subject-cards.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { SeenToWrite } from '../access.ts';
import { DAY_MS, madeAt, namesIn } from '../chat.rules.ts';
import { listSeenMessages } from '../messages.store.ts';
import { findAccountAge, listNamed } from '../people.store.ts';
import type { Mention, SeenMessage } from '../tables.ts';

/** On an account's first day. */
const FIRST_DAY_RATE = { limit: 60, window_s: 3600 } as const;

export interface Draft {
  id: string;
  text: string;
  media_ids: readonly string[];
  voice: { media_id: string; peaks: readonly number[] } | null;
  reply_to: string | null;
  card: CardRef | null;
}

export function requireContent({ text, media_ids, voice, card }: Draft): void {
  const parts = [media_ids.length > 0, voice !== null, card !== null].filter(Boolean).length;
  if (parts > 1) fail(messageMixed);
  if (parts === 0 && text === '') fail(messageEmpty);
}

/** Those who keep order made the club's rules, and are not held by them. What a club wants to look at first cannot wait in a chat. */
export function requireAllowedText({ row, staff }: SeenToWrite, text: string): void {
  const policy = row.in_club?.text_policy;
  if (policy !== undefined && !staff) requireAllowed(text, policy);
}

export function requireAllowedMedia({ row, staff }: SeenToWrite, media_ids: readonly string[]): void {
  if (media_ids.length > 0 && !staff && row.in_club?.text_policy.media_policy === 'staff') fail(mediaPolicy);
}

/** In channels members who may be called; between two people the other one. */
export async function mentionsIn(
  tx: Executor,
  { row }: SeenToWrite,
  { text, author_id }: { text: string; author_id: string },
): Promise<Mention[]> {
  const names = namesIn(text);
  if (names.length > MAX_MENTIONS) fail(tooManyMentions);
  if (names.length === 0) return [];
  const { partner_id, partner_user_name } = row;
  if (partner_id !== null)
    return partner_user_name !== null && names.includes(partner_user_name)
      ? [{ user_id: partner_id, user_name: partner_user_name }]
      : [];
  const club_id = row.club_id ?? '';
  const named = await listNamed(tx, { club_id, names, author_id });
  const { read_condition } = row;
  if (read_condition === null) return named;
  // Nobody is called into a channel that is locked for them.
  const readers = await Promise.all(
    named.map(({ user_id }) => evaluate(tx, read_condition, { user_id, club_id })),
  );
  return named.filter((_, at) => readers[at] === true);
}

/** What the author of the reply is not shown cannot be quoted: the answer would bring its words. */
export async function quotedBy(
  tx: Executor,
  { row }: SeenToWrite,
  replyTo: string | null,
): Promise<SeenMessage | undefined> {
  if (replyTo === null) return undefined;
  const [quoted] = await listSeenMessages(tx, row.viewer_id, [replyTo]);
  if (quoted?.conversation_id !== row.id || quoted.apart || quoted.author_out) return fail(quoteNotFound);
  return quoted.removed_at === null && quoted.hidden_at === null ? quoted : fail(quoteNotFound);
}

/** Only what its sender may see can be sent; each reader sees of it what they may. */
export async function requireCard(
  platform: Platform,
  tx: Executor,
  actor: SignedIn,
  card: CardRef | null,
): Promise<void> {
  if (card === null) return;
  const [found] = await loadSubjectCards(platform, tx, actor, [card]);
  if (found == null || found.state !== 'shown') fail(cardNotFound);
}

/** The id tells how old an account is at least, so most cost no question. */
export async function isFirstDay(platform: Platform, actor: SignedIn): Promise<boolean> {
  const now = platform.clock.now().getTime();
  if (now - madeAt(actor.user_id) >= DAY_MS) return false;
  const since = await findAccountAge(platform.db, actor.user_id);
  return since !== undefined && now - since.getTime() < DAY_MS;
}

export async function holdNewAccountShort(platform: Platform, actor: SignedIn): Promise<void> {
  if (!(await isFirstDay(platform, actor))) return;
  const taken = await platform.limits.take(`chat first day u:${actor.user_id}`, FIRST_DAY_RATE);
  if (!taken.ok) fail(newAccountHeld, { retry_after_s: taken.retry_after_s });
}
