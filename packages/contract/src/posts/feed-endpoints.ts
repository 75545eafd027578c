// Owns the endpoints of feeds: chronological, paged by key, so that nothing is skipped or repeated while new posts arrive.
import { z } from 'zod';
import { bannedHere, clubNotFound, membersOnly, mutedHere } from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import { answer, cursor, id, page } from '../shapes.ts';
import { userNotFound } from '../users/errors.ts';
import { userCard } from '../users/shapes.ts';
import { feedPage, feedQuery, openPost, postView } from './shapes.ts';

const params = z.strictObject({ id });
const since = z.strictObject({ since: z.string().max(400).describe('`newest` of the page that is shown') });
/** Counted up to 99: beyond that a reader does not care. */
const newPosts = answer(z.object({ count: z.int(), newest: z.string().nullable() }));

export const listClubPosts = endpoint({
  method: 'GET',
  path: '/clubs/:id/posts',
  summary: 'A club’s posts, newest first; locked ones show only their teaser.',
  who: 'visitor',
  scope: 'clubs:read',
  params,
  query: feedQuery,
  answer: feedPage,
  errors: [clubNotFound, membersOnly],
});

export const countNewClubPosts = endpoint({
  method: 'GET',
  path: '/clubs/:id/posts/new-count',
  summary: 'How many posts were published in a club since.',
  who: 'visitor',
  params,
  query: since,
  answer: newPosts,
  errors: [clubNotFound, membersOnly],
});

export const listPinnedPosts = endpoint({
  method: 'GET',
  path: '/clubs/:id/pinned-posts',
  summary: 'A club’s pinned posts, latest pin first; three at most.',
  who: 'visitor',
  scope: 'clubs:read',
  params,
  answer: answer(z.array(postView)),
  errors: [clubNotFound, membersOnly],
});

export const listScheduledPosts = endpoint({
  method: 'GET',
  path: '/clubs/:id/scheduled-posts',
  summary: 'Scheduled posts, next first: all for staff, their own for members.',
  who: 'fan',
  scope: 'clubs:read',
  params,
  query: z.strictObject({ cursor }),
  answer: page(openPost),
  errors: [clubNotFound, membersOnly, mutedHere, bannedHere],
});

export const listHomeFeed = endpoint({
  method: 'GET',
  path: '/feeds/home',
  summary: 'Posts of all my clubs, newest first.',
  who: 'fan',
  query: feedQuery,
  answer: feedPage,
  errors: [],
});

export const countNewHomePosts = endpoint({
  method: 'GET',
  path: '/feeds/home/new-count',
  summary: 'How many posts were published in my clubs since.',
  who: 'fan',
  query: since,
  answer: newPosts,
  errors: [],
});

export const listUserPosts = endpoint({
  method: 'GET',
  path: '/users/:id/posts',
  summary: 'A person’s posts that everybody may see, by id or user name, newest first.',
  who: 'visitor',
  params: z.strictObject({ id: z.string().min(1).max(64) }),
  query: feedQuery,
  answer: feedPage,
  errors: [userNotFound],
});

export const listBookmarks = endpoint({
  method: 'GET',
  path: '/bookmarks',
  summary: 'My bookmarks, latest first; locked where I may not see the post anymore.',
  who: 'fan',
  query: feedQuery,
  answer: page(postView),
  errors: [],
});

export const suggestMentions = endpoint({
  method: 'GET',
  path: '/clubs/:id/mention-suggestions',
  summary: 'Members whose name begins like this, for writing a mention; eight at most.',
  who: 'fan',
  rates: [{ by: 'user', limit: 240, window_s: 60 }],
  params,
  query: z.strictObject({ q: z.string().trim().max(30) }),
  answer: answer(z.array(userCard)),
  errors: [clubNotFound, membersOnly, mutedHere, bannedHere],
});
