// Owns the events of the posts domain, named in the past tense.
import { z } from 'zod';
import { eventType } from '../events.ts';
import { postAudience } from './shapes.ts';

const post = z.object({ post_id: z.string(), club_id: z.string(), author_id: z.string() });

/** Seen by others for the first time: at once, at its scheduled time, or when staff let it pass. */
export const postPublished = eventType(
  'posts.post-published',
  post.extend({ mentioned_ids: z.array(z.string()), audience: postAudience }),
);
/** `narrowed`: for fewer people than before. */
export const postEdited = eventType(
  'posts.post-edited',
  post.extend({ narrowed: z.boolean().default(false) }),
);
/** Deleted, or taken out of sight. */
export const postRemoved = eventType('posts.post-removed', post);
/** Back in sight after it was hidden; who was told of it before is not told again. */
export const postRestored = eventType('posts.post-restored', post);
/** A text waits for a look by those who keep order in the club; nobody else sees it meanwhile. */
export const textHeld = eventType(
  'posts.text-held',
  z.object({
    subject_kind: z.enum(['post', 'comment']),
    subject_id: z.string(),
    club_id: z.string(),
    author_id: z.string(),
  }),
);

export const commentAdded = eventType(
  'posts.comment-added',
  post.extend({
    comment_id: z.string(),
    /** Whose post it is. */
    post_author_id: z.string(),
    /** Whose comment is answered; null right under the post. */
    parent_author_id: z.string().nullable(),
    mentioned_ids: z.array(z.string()),
  }),
);
/** Deleted, hidden, or held back after it was out. */
export const commentRemoved = eventType('posts.comment-removed', post.extend({ comment_id: z.string() }));
/** Somebody reacted for the first time; changing is not told. */
export const reactionAdded = eventType(
  'posts.reaction-added',
  z.object({
    subject_kind: z.enum(['post', 'comment']),
    subject_id: z.string(),
    post_id: z.string(),
    club_id: z.string(),
    subject_author_id: z.string(),
    user_id: z.string(),
    kind: z.string(),
  }),
);
/** Somebody reacted, reacted in another way, or took it back; to a post, their own too. Whoever counts reactions counts anew. */
export const reactionChanged = eventType(
  'posts.reaction-changed',
  z.object({ club_id: z.string(), post_id: z.string(), user_id: z.string() }),
);
export const reactionTakenBack = eventType(
  'posts.reaction-taken-back',
  z.object({ subject_kind: z.enum(['post', 'comment']), subject_id: z.string(), user_id: z.string() }),
);
