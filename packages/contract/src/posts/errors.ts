// Owns the expected failures of the posts domain.
import { errorCode } from '../endpoint.ts';

export const postNotFound = errorCode('posts.not-found', 404, 'This post doesn’t exist anymore.');
export const commentNotFound = errorCode(
  'posts.comment-not-found',
  404,
  'This comment doesn’t exist anymore.',
);
/** `details` says which tier or membership unlocks the post. */
export const postSealed = errorCode('posts.sealed', 403, 'You don’t have access to this post yet.');
export const postEmpty = errorCode('posts.empty', 422, 'Write something, or add a picture.');
export const tooManyMedia = errorCode(
  'posts.too-many-media',
  422,
  'Add up to ten pictures or one video, not both.',
);
export const mediaPolicy = errorCode(
  'posts.media-not-allowed',
  422,
  'Members can’t add pictures or videos in this club.',
);
/** `details.words` holds what was matched, in the words of the author. */
export const textBlocked = errorCode(
  'posts.text-blocked',
  422,
  'This club doesn’t allow some of these words. Change the text and try again.',
);
export const linkBlocked = errorCode('posts.link-blocked', 422, 'This club doesn’t allow this link.');
export const tooManyPins = errorCode(
  'posts.too-many-pins',
  409,
  'Three posts are already pinned. Unpin one first.',
);
export const repliesClosed = errorCode('posts.replies-closed', 403, 'You can’t comment on this post.');
export const postTierUnknown = errorCode(
  'posts.tier-unknown',
  422,
  'This tier was deleted. Choose again who can see the post.',
);
/** Nobody else could read what they wrote. */
export const postSubscribersOnly = errorCode(
  'posts.subscribers-only',
  403,
  'Only subscribers and staff can post for subscribers. Choose again who can see it.',
);
/** Members write for tiers that they are in; staff write for all. */
export const postTierAbove = errorCode(
  'posts.tier-above',
  403,
  'You can only choose tiers you’re in. Choose again who can see or comment.',
);
export const publishTimePast = errorCode(
  'posts.publish-time-past',
  422,
  'This time has passed. Choose a time in the future.',
);
export const publishTimeFar = errorCode('posts.publish-time-far', 422, 'Choose a time within the next year.');
export const alreadyPublished = errorCode('posts.already-published', 409, 'This post is already published.');
/** New accounts can write less in their first 24 hours. `details.retry_after_s` says when to try again. */
export const newAccountHeld = errorCode(
  'posts.new-account',
  429,
  'New accounts can only write a few times on their first day. Try again later.',
);
export const tooManyMentions = errorCode('posts.too-many-mentions', 422, 'You can mention up to 20 people.');
