// One sentence for each way a call about posts can fail; shared by the domain's catalogues.
import type * as postsErrors from '@stagepass/contract/posts/errors.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

type PostsErrors = typeof postsErrors;
/** Every code that the posts domain declares; a missing sentence does not compile. */
type PostsErrorCode = PostsErrors[keyof PostsErrors]['code'];

export const postErrors = {
  'votes.over': 'This poll has closed. Nothing was changed.',
  'votes.options-not-right': 'This poll has changed. Reload and choose again.',
  'posts.not-found': 'This post doesn’t exist anymore.',
  'posts.comment-not-found': 'This comment doesn’t exist anymore.',
  'posts.sealed': 'You don’t have access to this post yet.',
  'posts.empty': 'Write something, or add a picture.',
  'posts.too-many-media': 'Add up to ten pictures or one video, not both.',
  'posts.media-not-allowed': 'Members can’t add pictures or videos in this club.',
  'posts.text-blocked': 'This club doesn’t allow some of these words. Change the text and try again.',
  'posts.link-blocked': 'This club doesn’t allow this link.',
  'posts.too-many-pins': 'Three posts are already pinned. Unpin one first.',
  'posts.replies-closed': 'You can’t comment on this post.',
  'posts.tier-unknown': 'This tier was deleted. Choose again who can see the post.',
  'posts.subscribers-only':
    'Only subscribers and staff can post for subscribers. Choose again who can see it.',
  'posts.tier-above': 'You can only choose tiers you’re in. Choose again who can see or comment.',
  'posts.publish-time-past': 'This time has passed. Choose a time in the future.',
  'posts.publish-time-far': 'Choose a time within the next year.',
  'posts.already-published': 'This post is already published.',
  'posts.new-account': 'New accounts can only write a few times on their first day. Try again later.',
  'posts.too-many-mentions': 'You can mention up to 20 people.',
  // Of the club that the post is in.
  'clubs.not-found': 'This club doesn’t exist.',
  'clubs.members-only': 'This is for members only. Join the club first.',
  'clubs.staff-only': 'Only the club’s staff can do this.',
  'clubs.muted': 'You’re muted in this club for now. You can read but not write.',
  'clubs.banned': 'You’re banned from this club.',
  'clubs.closing': 'This club is closing. Nobody can join or buy here anymore.',
  // Of the files in it.
  'media.not-claimable': 'One of the files can’t be used. Remove it and add it again.',
  'media.not-found': 'One of the files is missing. Remove it and add it again.',
} as const satisfies Record<PostsErrorCode, string> & Record<string, string>;

export const postFailures = defineCopy({ errors: postErrors });
