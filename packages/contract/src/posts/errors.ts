// Owns the expected failures of the posts domain.
import { errorCode } from '../endpoint.ts';

export const postNotFound = errorCode('posts.not-found', 404, 'This post is not here (any more).');
export const commentNotFound = errorCode(
  'posts.comment-not-found',
  404,
  'This comment is not here (any more).',
);
/** `details` is the seal: what it takes. */
export const postSealed = errorCode('posts.sealed', 403, 'This post is not open to you yet.');
export const postEmpty = errorCode('posts.empty', 422, 'Write something, or add a picture.');
export const tooManyMedia = errorCode('posts.too-many-media', 422, 'Ten pictures or one video, not both.');
export const mediaPolicy = errorCode(
  'posts.media-not-allowed',
  422,
  'This club does not take pictures or videos from members.',
);
/** `details.words` holds what was matched, in the words of the author. */
export const textBlocked = errorCode(
  'posts.text-blocked',
  422,
  'This club does not allow some of these words.',
);
export const linkBlocked = errorCode('posts.link-blocked', 422, 'This club does not allow that link.');
export const tooManyPins = errorCode('posts.too-many-pins', 409, 'Three posts are pinned. Unpin one first.');
export const repliesClosed = errorCode('posts.replies-closed', 403, 'You may not comment here.');
export const postTierUnknown = errorCode('posts.tier-unknown', 422, 'This club has no such tier.');
export const publishTimePast = errorCode(
  'posts.publish-time-past',
  422,
  'Choose a time that is still to come.',
);
export const publishTimeFar = errorCode('posts.publish-time-far', 422, 'Choose a time within the next year.');
export const alreadyPublished = errorCode('posts.already-published', 409, 'This post is out already.');
/** New accounts are held short for 24 hours. `details.retry_after_s` says for how long. */
export const newAccountHeld = errorCode(
  'posts.new-account',
  429,
  'New accounts can write a little less on their first day. Come back soon.',
);
export const tooManyMentions = errorCode('posts.too-many-mentions', 422, 'Mention at most 20 people.');
