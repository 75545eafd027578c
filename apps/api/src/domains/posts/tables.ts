// Owns the row types of the posts domain's tables; nobody else reads or writes them.
import type {
  LinkPreview,
  PostAudience,
  ReactionKind,
  ReplyPolicy,
} from '@stagepass/contract/posts/shapes.ts';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { MediaFacts } from '#domains/media/public/media-facts.ts';

/** Written as JSON text: the driver would turn an array into a PostgreSQL array. */
type Json<T> = ColumnType<T, string | undefined, string>;

export interface Mention {
  user_id: string;
  user_name: string;
}

/** What stands behind the first link of a post. Those from before pictures were kept have none. */
export type KeptLink = Omit<LinkPreview, 'picture_url'> & { picture?: MediaFacts | null };

interface PostTable {
  id: string;
  club_id: string;
  author_id: string;
  client_key: string;
  text: string;
  media: Json<MediaFacts[]>;
  link: ColumnType<KeptLink | null, string | null | undefined, string | null>;
  mentions: Json<Mention[]>;
  teaser: Generated<string>;
  audience: PostAudience;
  tier_id: string | null;
  reply_policy: ReplyPolicy;
  reply_tier_id: string | null;
  created_at: Date;
  publish_at: Date | null;
  published_at: Date | null;
  edited_at: Date | null;
  pinned_at: Date | null;
  held_at: Date | null;
  hidden_at: Date | null;
  poll_id: Generated<string | null>;
}

interface CommentTable {
  id: string;
  post_id: string;
  parent_id: string | null;
  author_id: string;
  client_key: string;
  text: string;
  mentions: Json<Mention[]>;
  created_at: Date;
  edited_at: Date | null;
  held_at: Date | null;
  hidden_at: Date | null;
  removed_at: Date | null;
  replies: Generated<number>;
}

interface BookmarkTable {
  user_id: string;
  post_id: string;
  created_at: Date;
}

interface PostReactionTable {
  post_id: string;
  user_id: string;
  kind: ReactionKind;
  created_at: Date;
}

export interface PostsTables {
  posts: PostTable;
  comments: CommentTable;
  bookmarks: BookmarkTable;
  post_reactions: PostReactionTable;
  comment_reactions: Omit<PostReactionTable, 'post_id'> & { comment_id: string };
}

/** A post as its own columns say. */
export type PostRow = Omit<Selectable<PostTable>, 'client_key'>;

export type ReactionColumns = Record<ReactionKind, number>;

/** Of the one who wrote it, in the club where it stands, by now. */
export interface AuthorColumns {
  author_id: string;
  user_name: string;
  display_name: string;
  avatar_small_key: string | null;
  avatar_large_key: string | null;
  /** Suspended, going, or hidden for now: not shown to others. */
  author_out: boolean;
  author_role: 'member' | 'admin' | 'owner' | null;
  author_tier_rank: number | null;
  author_tier_name: string | null;
  author_tier_hue: number | null;
}

/** A post as a viewer gets it; where it is sealed for them, what it says never leaves the database. */
export interface ShownPostRow extends AuthorColumns, ReactionColumns {
  id: string;
  club_id: string;
  club_handle: string;
  club_name: string;
  club_hue: number;
  club_picture_key: string | null;
  sealed: boolean;
  text: string | null;
  media: MediaFacts[] | null;
  link: KeptLink | null;
  mentions: Mention[] | null;
  poll_id: string | null;
  teaser: string;
  audience: PostAudience;
  tier_id: string | null;
  tier_rank: number | null;
  tier_name: string | null;
  tier_hue: number | null;
  reply_policy: ReplyPolicy;
  reply_tier_id: string | null;
  reply_tier_rank: number | null;
  reply_tier_name: string | null;
  reply_tier_hue: number | null;
  created_ms: number;
  published_ms: number | null;
  publish_ms: number | null;
  edited_ms: number | null;
  pinned_ms: number | null;
  held: boolean;
  hidden: boolean;
  comments: number;
  my_reaction: ReactionKind | null;
  bookmarked: boolean;
  /** When the viewer kept it; in the list of what they kept only. */
  kept_ms: number | null;
  /** What the viewer is in that club; null for somebody who is no member. */
  my_role: 'member' | 'admin' | 'owner' | null;
  my_rank: number | null;
  my_mute_ms: number | null;
  club_posting: 'staff' | 'members';
  club_visibility: 'public' | 'private';
  /** Suspended or closed: there for those who keep order only. */
  club_away: boolean;
  /** Words that the viewer does not want to read. */
  muted_terms: string[] | null;
}

export interface ShownCommentRow extends AuthorColumns, ReactionColumns {
  id: string;
  post_id: string;
  parent_id: string | null;
  text: string;
  mentions: Mention[];
  created_ms: number;
  edited_ms: number | null;
  held: boolean;
  hidden: boolean;
  removed: boolean;
  replies: number;
  my_reaction: ReactionKind | null;
}
