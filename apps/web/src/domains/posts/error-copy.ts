// One sentence for each way a call about posts can fail; shared by the domain's catalogues.
import type * as postsErrors from '@stagepass/contract/posts/errors.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

type PostsErrors = typeof postsErrors;
/** Every code that the posts domain declares; a missing sentence does not compile. */
type PostsErrorCode = PostsErrors[keyof PostsErrors]['code'];

export const postErrors = {
  'posts.not-found': 'This post is not here any more.',
  'posts.comment-not-found': 'This comment is not here any more.',
  'posts.sealed': 'This post is not open to you yet.',
  'posts.empty': 'Write something, or add a picture.',
  'posts.too-many-media': 'Ten pictures or one video, not both.',
  'posts.media-not-allowed': 'This club takes no pictures or videos from members.',
  'posts.text-blocked': 'This club does not allow some of these words. Say it another way.',
  'posts.link-blocked': 'This club does not allow that link.',
  'posts.too-many-pins': 'Three posts are pinned already. Unpin one first.',
  'posts.replies-closed': 'You may not comment here.',
  'posts.tier-unknown': 'That tier is gone. Choose again who this is for.',
  'posts.publish-time-past': 'That time has passed. Choose one still to come.',
  'posts.publish-time-far': 'Choose a time within the next year.',
  'posts.already-published': 'This post is out already.',
  'posts.new-account': 'New accounts can write a little less on their first day. Come back soon.',
  'posts.too-many-mentions': 'Mention at most 20 people.',
  // Of the club that the post is in.
  'clubs.not-found': 'This club is not here any more.',
  'clubs.members-only': 'Join the club first.',
  'clubs.staff-only': 'Only the people who run this club may do that.',
  'clubs.muted': 'You are muted in this club for now. You can read, not write.',
  'clubs.banned': 'You are banned from this club.',
  'clubs.closing': 'This club is closing down. Nothing new goes up.',
  // Of the files in it.
  'media.not-claimable': 'One of the files cannot be used any more. Take it out and add it again.',
  'media.not-found': 'One of the files is not here any more. Take it out and add it again.',
} as const satisfies Record<PostsErrorCode, string> & Record<string, string>;

export const postFailures = defineCopy({ errors: postErrors });
