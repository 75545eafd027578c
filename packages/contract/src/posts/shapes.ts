// Owns the shapes of posts: what is written, who may see and answer it, comments, reactions, and how a feed shows them.
import { z } from 'zod';
import { mediaView } from '../media/shapes.ts';
import { cursor, id, time } from '../shapes.ts';
import { userCard } from '../users/shapes.ts';
import { pollView } from '../votes/poll-shapes.ts';

/** One of these a person and subject. */
export const reactionKinds = ['heart', 'fire', 'clap', 'laugh', 'wow', 'sad'] as const;
export const reactionKind = z.enum(reactionKinds);
export type ReactionKind = z.infer<typeof reactionKind>;

/** Who sees it: everybody, members of the club, members from a tier up, or members with any of the club's plans. */
export const postAudiences = ['public', 'members', 'tier', 'subscribers'] as const;
export const postAudience = z.enum(postAudiences);
export type PostAudience = z.infer<typeof postAudience>;

/** Who may comment, of those who see it. Staff always may. */
export const replyPolicies = ['everyone', 'members', 'tier', 'nobody'] as const;
export const replyPolicy = z.enum(replyPolicies);
export type ReplyPolicy = z.infer<typeof replyPolicy>;

/** `scheduled`: not published yet. `held`: waits for a look by staff. `hidden`: taken out of sight by moderation. */
export const postStates = ['shown', 'scheduled', 'held', 'hidden'] as const;
export const postState = z.enum(postStates);

export const MAX_POST_TEXT = 5000;
export const MAX_COMMENT_TEXT = 2000;
export const MAX_TEASER = 120;
export const MAX_PICTURES = 10;
export const MAX_PINS = 3;
export const MAX_MENTIONS = 20;

/** Safe Markdown, kept as it was typed. */
export const postText = z.string().trim().max(MAX_POST_TEXT, 'is longer than 5,000 characters');
export const commentText = z
  .string()
  .trim()
  .min(1, 'is empty')
  .max(MAX_COMMENT_TEXT, 'is longer than 2,000 characters');
/** What everybody may read of a post that is sealed for them. */
export const teaser = z.string().trim().max(MAX_TEASER, 'is longer than 120 characters');

export const tierRef = z.object({ id, rank: z.int(), name: z.string(), hue: z.int() });
export type TierRef = z.infer<typeof tierRef>;

/** The club in one line. */
export const postClub = z.object({
  id,
  handle: z.string(),
  name: z.string(),
  hue: z.int(),
  picture_url: z.string().nullable(),
});

/** Who wrote it, with what they are in that club by now; `role` is null for somebody who left or never joined. */
export const postAuthor = userCard.extend({
  role: z.enum(['member', 'admin', 'owner']).nullable(),
  tier: z.object({ rank: z.int(), name: z.string(), hue: z.int() }).nullable(),
});
export type PostAuthor = z.infer<typeof postAuthor>;

export const linkPreview = z.object({
  url: z.string(),
  site: z.string(),
  title: z.string(),
  description: z.string(),
  picture_url: z.string().nullable(),
});
export type LinkPreview = z.infer<typeof linkPreview>;

/** `@name` in a text that is a person; other `@words` are just words. */
export const mention = z.object({ user_id: id, user_name: z.string() });

/** Kinds that nobody chose are left out. */
export const reactionCounts = z.partialRecord(reactionKind, z.int());
export type ReactionCounts = z.infer<typeof reactionCounts>;

/** What the viewer needs to open a sealed post. */
export const seal = z.object({
  /** `sign-in` and `join` come before any condition is looked at. */
  way_in: z.enum(['sign-in', 'join', 'condition']),
  /** A described condition, such as a tier with its name; null where membership is all it takes. */
  needs: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('tier'), tier_id: id, label: z.string() }),
      z.object({ kind: z.literal('subscription') }),
    ])
    .nullable(),
  /** The tier that opens it, for its ring and colour. */
  tier: tierRef.nullable(),
  /** The author's line for everybody; empty where there is none. */
  teaser: z.string(),
});
export type Seal = z.infer<typeof seal>;

const announced = { id, club: postClub, author: postAuthor, published_at: time };

/** A post that the viewer may not see: that it is there, and the way in. Nothing of its text, media or counts. */
export const sealedPost = z.object({ ...announced, sealed: seal });
export type SealedPost = z.infer<typeof sealedPost>;

export const openPost = z.object({
  ...announced,
  sealed: z.null(),
  state: postState,
  text: z.string(),
  media: z.array(mediaView),
  link: linkPreview.nullable(),
  mentions: z.array(mention),
  poll: pollView.nullable(),
  audience: postAudience,
  /** The tier from which it is seen; null unless the audience is `tier`. */
  tier: tierRef.nullable(),
  teaser: z.string(),
  reply_policy: replyPolicy,
  reply_tier: tierRef.nullable(),
  edited_at: time.nullable(),
  pinned_at: time.nullable(),
  counts: z.object({ comments: z.int(), reactions: reactionCounts }),
  mine: z.object({ reaction: reactionKind.nullable(), bookmarked: z.boolean() }),
  can: z.object({
    edit: z.boolean(),
    remove: z.boolean(),
    pin: z.boolean(),
    comment: z.boolean(),
    react: z.boolean(),
    report: z.boolean(),
  }),
});
export type OpenPost = z.infer<typeof openPost>;

/** `sealed === null` tells the two apart. */
export const postView = z.union([openPost, sealedPost]);
export type PostView = z.infer<typeof postView>;

/** A page of a feed, newest first. `newest` is to be sent as `since` to learn how many came meanwhile. */
export const feedPage = z.object({
  data: z.array(postView),
  next_cursor: z.string().nullable(),
  newest: z.string().nullable(),
});
export type FeedPage = z.infer<typeof feedPage>;

export const commentView = z.object({
  id,
  post_id: id,
  /** The comment that this one answers; null for those right under the post. */
  parent_id: id.nullable(),
  author: postAuthor,
  state: z.enum(['shown', 'held', 'hidden', 'removed']),
  /** Empty where the state is `hidden` or `removed` and the viewer is not staff: the thread below still hangs together. */
  text: z.string(),
  mentions: z.array(mention),
  created_at: time,
  edited_at: time.nullable(),
  counts: z.object({ replies: z.int(), reactions: reactionCounts }),
  mine: z.object({ reaction: reactionKind.nullable() }),
  can: z.object({
    edit: z.boolean(),
    remove: z.boolean(),
    reply: z.boolean(),
    react: z.boolean(),
    report: z.boolean(),
  }),
});
export type CommentView = z.infer<typeof commentView>;

/** A comment under a post with the first of its answers; the rest by `GET /comments/:id/replies`, from `replies_cursor` on. */
export const commentThread = commentView.extend({
  replies: z.array(commentView),
  replies_cursor: z.string().nullable(),
});
export type CommentThread = z.infer<typeof commentThread>;

export const reactionEntry = z.object({ user: userCard, kind: reactionKind, reacted_at: time });

/** What a reaction leads to, as told to everybody who looks and answered to who reacted. */
export const reactionState = z.object({ counts: reactionCounts, mine: reactionKind.nullable() });

export const feedQuery = z.strictObject({
  cursor,
  limit: z.coerce.number().int().min(1).max(50).optional().describe('20 if left out'),
});
