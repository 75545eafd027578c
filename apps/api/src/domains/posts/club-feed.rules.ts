// Owns how what a feed says once (the club, its tiers, the reader's standing) and its rows become posts as a viewer gets them.
import type { ClubTerms } from '#domains/memberships/public/may.ts';
import type { Viewing } from './access.ts';
import type { FeedFacts, FeedRow, FoundFeed } from './club-feed.store.ts';
import type { ShownPostRow } from './tables.ts';

type Tier = NonNullable<FeedFacts['tiers']>[number];

/** What a permission asks of the club. */
export function termsOf(facts: FeedFacts): ClubTerms & { id: string; handle: string } {
  const { id, handle, visibility, posting } = facts;
  const time = (text: string | null) => (text === null ? null : new Date(text));
  const [delete_after, closed_at, suspended_at] = [
    facts.delete_after,
    facts.closed_at,
    facts.suspended_at,
  ].map(time) as [Date | null, Date | null, Date | null];
  return { id, handle, visibility, posting, delete_after, closed_at, suspended_at };
}

export function shownRowsOf({ facts, rows }: FoundFeed, viewing: Viewing): ShownPostRow[] {
  const tiers = new Map((facts.tiers ?? []).map((tier) => [tier[0], tier]));
  const my_mute_ms = viewing.muted_until?.getTime() ?? null;
  return rows.map((row) => {
    const tier = row.tier_id === null ? undefined : tiers.get(row.tier_id);
    const reply = row.reply_tier_id === null ? undefined : tiers.get(row.reply_tier_id);
    const best = bestOf(tiers, row);
    return {
      id: row.id,
      club_id: facts.id,
      club_handle: facts.handle,
      club_name: facts.name,
      club_hue: facts.hue,
      club_picture_key: facts.picture_small_key,
      club_posting: facts.posting,
      club_visibility: facts.visibility,
      club_away: false,
      sealed: row.sealed,
      text: row.text,
      media: row.media,
      link: row.link,
      mentions: row.mentions,
      poll_id: row.poll_id,
      teaser: row.teaser,
      audience: row.audience,
      tier_id: row.tier_id,
      tier_rank: tier?.[1] ?? null,
      tier_name: tier?.[2] ?? null,
      tier_hue: tier?.[3] ?? null,
      reply_policy: row.reply_policy,
      reply_tier_id: row.reply_tier_id,
      reply_tier_rank: reply?.[1] ?? null,
      reply_tier_name: reply?.[2] ?? null,
      reply_tier_hue: reply?.[3] ?? null,
      // In a feed a post is out: its place is all that is known of its time.
      created_ms: row.published_ms ?? 0,
      published_ms: row.published_ms,
      publish_ms: null,
      edited_ms: row.edited_ms,
      pinned_ms: row.pinned_ms,
      held: false,
      hidden: false,
      comments: row.comments,
      heart: row.heart,
      fire: row.fire,
      clap: row.clap,
      laugh: row.laugh,
      wow: row.wow,
      sad: row.sad,
      author_id: row.author_id,
      user_name: row.user_name,
      display_name: row.display_name,
      avatar_small_key: row.avatar_small_key,
      avatar_large_key: row.avatar_large_key,
      author_out: row.author_out,
      author_role: row.author_role,
      author_tier_rank: best?.[1] ?? null,
      author_tier_name: best?.[2] ?? null,
      author_tier_hue: best?.[3] ?? null,
      my_reaction: row.my_reaction,
      bookmarked: row.bookmarked,
      kept_ms: null,
      my_role: viewing.role,
      my_rank: viewing.rank,
      my_mute_ms,
      muted_terms: facts.muted_terms,
    };
  });
}

/** Of the grants of an author who is a member, the highest counts. */
function bestOf(
  tiers: ReadonlyMap<string, Tier>,
  { author_role, author_grants }: Pick<FeedRow, 'author_role' | 'author_grants'>,
): Tier | undefined {
  if (author_role === null || author_grants === null) return undefined;
  let best: Tier | undefined;
  for (const id of author_grants.split(' ')) {
    const tier = tiers.get(id);
    if (tier !== undefined && (best === undefined || tier[1] > best[1])) best = tier;
  }
  return best;
}
