// Owns how a post or comment that was written this moment looks to its author: everything is known, nothing is read again.
import type { Club } from '#domains/clubs/public/club.ts';
import type { Standing } from '#domains/memberships/public/standing.ts';
import type { Person } from '#domains/users/public/person.ts';
import { viewingAs } from './access.ts';
import type { NewComment } from './comments.store.ts';
import type { TierFactRow } from './posts.store.ts';
import type { AuthorColumns, PostRow, ReactionColumns, ShownCommentRow, ShownPostRow } from './tables.ts';

export type FreshPost = Omit<PostRow, 'link' | 'edited_at' | 'pinned_at' | 'poll_id'> & {
  client_key: string;
};

const noReactions: ReactionColumns = { heart: 0, fire: 0, clap: 0, laugh: 0, wow: 0, sad: 0 };

function roleOf({ role }: Standing): AuthorColumns['author_role'] {
  return role === 'member' || role === 'admin' || role === 'owner' ? role : null;
}

function authorOf(person: Person, standing: Standing): Omit<AuthorColumns, 'author_id'> {
  const role = roleOf(standing);
  const tier = role === null ? null : standing.tier;
  return {
    user_name: person.user_name,
    display_name: person.display_name,
    avatar_small_key: person.avatar_small_key,
    avatar_large_key: person.avatar_large_key,
    author_out: false,
    author_role: role,
    author_tier_rank: tier?.rank ?? null,
    author_tier_name: tier?.name ?? null,
    author_tier_hue: tier?.hue ?? null,
  };
}

interface Written {
  post: FreshPost;
  club: Club;
  standing: Standing;
  /** Those that the post names. */
  tiers: readonly TierFactRow[];
  /** As the session knows them. */
  person: Person | undefined;
}

/** Undefined where the session brought no person along. */
export function freshRow({ post, club, standing, tiers, person }: Written): ShownPostRow | undefined {
  if (person === undefined) return undefined;
  const { rank, muted_until } = viewingAs(standing);
  const role = roleOf(standing);
  const tier = tiers.find(({ id }) => id === post.tier_id);
  const reply = tiers.find(({ id }) => id === post.reply_tier_id);
  const { published_at, publish_at } = post;
  return {
    ...post,
    club_handle: club.handle,
    club_name: club.name,
    club_hue: club.hue,
    club_picture_key: club.picture_small_key,
    club_posting: club.posting,
    club_visibility: club.visibility,
    club_away: false,
    sealed: false,
    link: null,
    poll_id: null,
    tier_rank: tier?.rank ?? null,
    tier_name: tier?.name ?? null,
    tier_hue: tier?.hue ?? null,
    reply_tier_rank: reply?.rank ?? null,
    reply_tier_name: reply?.name ?? null,
    reply_tier_hue: reply?.hue ?? null,
    created_ms: post.created_at.getTime(),
    published_ms: published_at?.getTime() ?? null,
    publish_ms: publish_at?.getTime() ?? null,
    edited_ms: null,
    pinned_ms: null,
    held: post.held_at !== null,
    hidden: false,
    comments: 0,
    ...noReactions,
    ...authorOf(person, standing),
    my_reaction: null,
    bookmarked: false,
    kept_ms: null,
    my_role: role,
    my_rank: role === null ? null : rank,
    my_mute_ms: muted_until?.getTime() ?? null,
    muted_terms: null,
  };
}

/** Undefined where the session brought no person along. */
export function freshComment(
  { id, post_id, parent_id, author_id, text, mentions, created_at, held_at }: NewComment,
  standing: Standing,
  person: Person | undefined,
): ShownCommentRow | undefined {
  if (person === undefined) return undefined;
  return {
    ...{ id, post_id, parent_id, author_id, text },
    mentions: [...mentions],
    created_ms: created_at.getTime(),
    edited_ms: null,
    held: held_at !== null,
    hidden: false,
    removed: false,
    replies: 0,
    ...noReactions,
    ...authorOf(person, standing),
    my_reaction: null,
  };
}
