// Owns what a post's terms must hold together: tiers that exist, a time that is to come, pictures or one video.

import {
  mediaPolicy,
  postSubscribersOnly,
  postTierAbove,
  postTierUnknown,
  publishTimeFar,
  publishTimePast,
  tooManyMedia,
} from '@stagepass/contract/posts/errors.ts';
import { MAX_PICTURES, type PostAudience, type ReplyPolicy } from '@stagepass/contract/posts/shapes.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import { claimMedia } from '#domains/media/public/claim-media.ts';
import type { MediaFacts } from '#domains/media/public/media-facts.ts';
import { isStaff, isStaffFor } from '#domains/memberships/public/may.ts';
import type { Standing } from '#domains/memberships/public/standing.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { DAY_MS } from '../posts.rules.ts';
import { listTierFacts, type TierFactRow } from '../posts.store.ts';

export interface TierTerms {
  audience: PostAudience;
  tier_id: string | null;
  reply_policy: ReplyPolicy;
  reply_tier_id: string | null;
}

/**
 * A tier is named exactly where one is asked for, is the club's own, and one that the writer is in: nobody else could read
 * what they wrote. What a post had before, such as of a writer who has lost a tier since, stays as it is.
 */
export async function checkTiers(
  tx: Executor,
  { standing, terms, before }: { standing: Standing; terms: TierTerms; before?: TierTerms },
): Promise<TierFactRow[]> {
  const pairs = [
    [terms.audience === 'tier', terms.tier_id],
    [terms.reply_policy === 'tier', terms.reply_tier_id],
  ] as const;
  if (pairs.some(([asked, id]) => asked !== (id !== null))) fail(postTierUnknown);
  const ids = [...new Set(pairs.flatMap(([, id]) => id ?? []))];
  if (!ids.every(isId)) fail(postTierUnknown);
  const facts = await listTierFacts(tx, { club_id: standing.club_id, ids });
  if (facts.length !== ids.length) fail(postTierUnknown);
  checkSubscribers({ standing, terms, before });
  const had = [before?.tier_id, before?.reply_tier_id];
  const reach = isStaffFor(standing, 'moderate') ? Number.POSITIVE_INFINITY : (standing.tier?.rank ?? 0);
  if (facts.some(({ id, rank }) => rank > reach && !had.includes(id))) fail(postTierAbove);
  return facts;
}

/** Those who run the club, and subscribers: nobody else could read what they wrote. */
function checkSubscribers({
  standing,
  terms,
  before,
}: {
  standing: Standing;
  terms: TierTerms;
  before: TierTerms | undefined;
}): void {
  if (terms.audience !== 'subscribers' || before?.audience === 'subscribers') return;
  if (!standing.subscribed && !isStaff(standing)) fail(postSubscribersOnly);
}

export function checkPublishTime(publishAt: Date | null, now: Date): void {
  if (publishAt === null) return;
  if (publishAt <= now) fail(publishTimePast);
  if (publishAt.getTime() > now.getTime() + 366 * DAY_MS) fail(publishTimeFar);
}

/** Who may see the files: everybody only where everybody may see the post and the club. */
export function audienceOfFiles(audience: PostAudience, club: { visibility: 'public' | 'private' }) {
  return audience === 'public' && club.visibility === 'public' ? ('public' as const) : ('members' as const);
}

export async function claimForPost(
  platform: Platform,
  tx: Tx,
  given: {
    post_id: string;
    owner_id: string;
    ids: readonly string[];
    audience: 'public' | 'members';
    allowed: boolean;
  },
): Promise<MediaFacts[]> {
  const { post_id, owner_id, ids, audience, allowed } = given;
  if (ids.length > 0 && !allowed) fail(mediaPolicy);
  if (!ids.every(isId)) fail(tooManyMedia);
  const facts = await claimMedia(platform, tx, {
    owner_id,
    ids,
    for: { kind: 'post', id: post_id },
    audience,
    kinds: ['picture', 'video'],
  });
  const videos = facts.filter(({ kind }) => kind === 'video').length;
  if (facts.length > MAX_PICTURES || (videos > 0 && facts.length > 1)) fail(tooManyMedia);
  return facts;
}
