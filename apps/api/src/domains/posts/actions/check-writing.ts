// Owns the checking of what somebody writes in a club: its rules for words and links, the people named, the pace of new accounts.
import type { TextPolicy } from '@stagepass/contract/clubs/shapes.ts';
import { newAccountHeld, tooManyMentions } from '@stagepass/contract/posts/errors.ts';
import { findTextPolicy } from '#domains/clubs/public/find-text-policy.ts';
import { isStaffFor } from '#domains/memberships/public/may.ts';
import type { Standing } from '#domains/memberships/public/standing.ts';
import { checkText } from '#domains/safety/public/check-text.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { DAY_MS, firstDayRates, hasTooManyNames, madeAt, namesIn } from '../posts.rules.ts';
import { findAccountAge, listMentioned } from '../posts.store.ts';
import { refuseText } from '../public/refuse-text.ts';
import type { Mention } from '../tables.ts';

export interface CheckedWriting {
  mentions: Mention[];
  /** It is kept, and shown once somebody who keeps order has looked. */
  held: boolean;
  /** Whether members may add pictures and videos. */
  media_for: 'everyone' | 'members' | 'staff';
}

/** Those who run the club made its rules, and are not held by them. */
export async function checkWriting(
  tx: Executor,
  given: {
    text: string;
    club_id: string;
    standing: Standing;
    author_id: string;
    /** Where it was read already. */
    policy?: TextPolicy | undefined;
  },
): Promise<CheckedWriting> {
  const { text, club_id, standing, author_id } = given;
  const names = namesIn(text);
  if (hasTooManyNames(names)) fail(tooManyMentions);
  const mentions = await listMentioned(tx, { club_id, names, author_id });
  if (isStaffFor(standing, 'moderate')) return { mentions, held: false, media_for: 'everyone' };
  const policy = given.policy ?? (await findTextPolicy(tx, club_id));
  if (policy === undefined) return { mentions, held: false, media_for: 'members' };
  const verdict = checkText(text, policy);
  if (verdict === 'blocked') refuseText(text, policy);
  return { mentions, held: verdict === 'held', media_for: policy.media_policy };
}

/** On an account's first day its texts are few. The id tells how old it is at least, so most cost no question. */
export async function holdNewAccountShort(
  platform: Platform,
  actor: SignedIn,
  kind: keyof typeof firstDayRates,
): Promise<void> {
  const now = platform.clock.now().getTime();
  if (now - madeAt(actor.user_id) >= DAY_MS) return;
  const since = await findAccountAge(platform.db, actor.user_id);
  if (since === undefined || now - since.getTime() >= DAY_MS) return;
  const taken = await platform.limits.take(`posts first day ${kind} u:${actor.user_id}`, firstDayRates[kind]);
  if (!taken.ok) fail(newAccountHeld, { retry_after_s: taken.retry_after_s });
}
