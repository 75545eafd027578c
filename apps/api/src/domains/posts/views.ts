// Owns how rows of posts and comments become the shapes of the contract, with what the viewer may do.
import type {
  CommentView,
  LinkPreview,
  OpenPost,
  PostAuthor,
  PostView,
  Seal,
  TierRef,
} from '@stagepass/contract/posts/shapes.ts';
import { presentMedia } from '#domains/media/public/present-media.ts';
import { presentPicture } from '#domains/users/public/present-user.ts';
import type { Platform } from '#platform/platform.ts';
import { countsOf, mayAnswer } from './posts.rules.ts';
import type { AuthorColumns, KeptLink, ShownCommentRow, ShownPostRow } from './tables.ts';

/** Who looks, with what does not hang on a club. */
export interface Viewer {
  user_id: string | null;
  verified: boolean;
  now_ms: number;
}

export function presentPost(platform: Platform, viewer: Viewer, row: ShownPostRow): PostView {
  const announced = {
    id: row.id,
    club: {
      id: row.club_id,
      handle: row.club_handle,
      name: row.club_name,
      hue: row.club_hue,
      picture_url: row.club_picture_key === null ? null : platform.storage.publicUrl(row.club_picture_key),
    },
    author: presentAuthor(platform, row),
    published_at: isoOf(row.published_ms ?? row.publish_ms ?? row.created_ms),
  };
  if (row.sealed) return { ...announced, sealed: sealOf(viewer, row) };
  return { ...announced, ...openPart(platform, viewer, row) };
}

function openPart(
  platform: Platform,
  viewer: Viewer,
  row: ShownPostRow,
): Omit<OpenPost, 'id' | 'club' | 'author' | 'published_at'> {
  return {
    sealed: null,
    state: stateOf(row),
    text: row.text ?? '',
    media: (row.media ?? []).map((facts) => presentMedia(platform, facts, viewer.user_id)),
    link: row.link && presentLink(platform, row.link, viewer.user_id),
    mentions: row.mentions ?? [],
    // Filled in by `withPolls`, for all posts of an answer at once.
    poll: null,
    audience: row.audience,
    tier: tierOf(row),
    teaser: row.teaser,
    reply_policy: row.reply_policy,
    reply_tier: replyTierOf(row),
    edited_at: row.edited_ms === null ? null : isoOf(row.edited_ms),
    pinned_at: row.pinned_ms === null ? null : isoOf(row.pinned_ms),
    counts: { comments: row.comments, reactions: countsOf(row) },
    mine: { reaction: row.my_reaction, bookmarked: row.bookmarked },
    can: canOf(viewer, row),
  };
}

function presentLink(
  platform: Platform,
  { url, site, title, description, picture }: KeptLink,
  viewerId: string | null,
): LinkPreview {
  const picture_url = picture ? presentMedia(platform, picture, viewerId).small_url : null;
  return { url, site, title, description, picture_url };
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString();
}

export function presentAuthor(platform: Platform, row: AuthorColumns): PostAuthor {
  return {
    id: row.author_id,
    user_name: row.user_name,
    display_name: row.display_name,
    avatar: presentPicture(platform, row),
    role: row.author_role,
    tier:
      row.author_tier_rank === null
        ? null
        : { rank: row.author_tier_rank, name: row.author_tier_name ?? '', hue: row.author_tier_hue ?? 0 },
  };
}

function tierOf(row: ShownPostRow): TierRef | null {
  if (row.tier_id === null || row.tier_rank === null) return null;
  return { id: row.tier_id, rank: row.tier_rank, name: row.tier_name ?? '', hue: row.tier_hue ?? 0 };
}

function replyTierOf(row: ShownPostRow): TierRef | null {
  if (row.reply_tier_id === null || row.reply_tier_rank === null) return null;
  const { reply_tier_id: id, reply_tier_rank: rank } = row;
  return { id, rank, name: row.reply_tier_name ?? '', hue: row.reply_tier_hue ?? 0 };
}

export function sealOf(viewer: Viewer, row: ShownPostRow): Seal {
  const tier = tierOf(row);
  return {
    way_in: viewer.user_id === null ? 'sign-in' : row.my_role === null ? 'join' : 'condition',
    needs: needsOf(row, tier),
    tier,
    teaser: row.teaser,
  };
}

function needsOf({ audience }: ShownPostRow, tier: TierRef | null): Seal['needs'] {
  if (audience === 'subscribers') return { kind: 'subscription' };
  return tier === null ? null : { kind: 'tier', tier_id: tier.id, label: tier.name };
}

export function stateOf(row: Pick<ShownPostRow, 'hidden' | 'held' | 'published_ms'>): OpenPost['state'] {
  if (row.hidden) return 'hidden';
  if (row.held) return 'held';
  return row.published_ms === null ? 'scheduled' : 'shown';
}

export function isStaffRole(role: string | null): boolean {
  return role === 'admin' || role === 'owner';
}

function canOf(viewer: Viewer, row: ShownPostRow): OpenPost['can'] {
  const own = viewer.user_id !== null && viewer.user_id === row.author_id;
  const staff = isStaffRole(row.my_role);
  const speaks = viewer.verified && (row.my_mute_ms === null || row.my_mute_ms <= viewer.now_ms);
  const out = stateOf(row) === 'shown';
  const answering = {
    reply_policy: row.reply_policy,
    reply_rank: row.reply_tier_rank,
    audience: row.club_visibility === 'public' ? row.audience : 'members',
  } as const;
  const role = { signed_in: viewer.user_id !== null, role: row.my_role, rank: row.my_rank ?? 0 };
  return {
    edit: own && speaks && row.my_role !== null,
    remove: own || staff,
    pin: staff && out,
    comment: out && speaks && mayAnswer(answering, role),
    react: out && speaks && (row.my_role !== null || row.audience === 'public'),
    report: viewer.user_id !== null && !own,
  };
}

export interface CommentSetting {
  /** What the viewer may do at the post itself. */
  may_answer: boolean;
  may_react: boolean;
  staff: boolean;
}

export function presentComment(
  platform: Platform,
  viewer: Viewer,
  row: ShownCommentRow,
  setting: CommentSetting,
): CommentView {
  const own = viewer.user_id !== null && viewer.user_id === row.author_id;
  const state = row.removed ? 'removed' : row.hidden ? 'hidden' : row.held ? 'held' : 'shown';
  const readable = state === 'shown' || (state !== 'removed' && (own || setting.staff));
  const live = state === 'shown';
  return {
    id: row.id,
    post_id: row.post_id,
    parent_id: row.parent_id,
    author: presentAuthor(platform, row),
    state,
    text: readable ? row.text : '',
    mentions: readable ? row.mentions : [],
    created_at: isoOf(row.created_ms),
    edited_at: row.edited_ms === null ? null : isoOf(row.edited_ms),
    counts: { replies: row.replies, reactions: countsOf(row) },
    mine: { reaction: row.my_reaction },
    can: {
      edit: own && state !== 'removed' && setting.may_answer,
      remove: state !== 'removed' && (own || setting.staff),
      reply: live && setting.may_answer,
      react: live && setting.may_react,
      report: viewer.user_id !== null && !own && readable,
    },
  };
}
