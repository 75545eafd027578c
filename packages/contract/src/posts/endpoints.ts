// Owns the endpoints of single posts: writing, changing, pinning, keeping and reacting to one.
import { MOST_OPTIONS } from '@stagepass/base/vote-opening.ts';
import { z } from 'zod';
import { bannedHere, clubNotFound, membersOnly, mutedHere, staffOnly } from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import { mediaNotClaimable } from '../media/errors.ts';
import { answer, cursor, done, id, idOr, page } from '../shapes.ts';
import { optionsNotRight, voteOver } from '../votes/errors.ts';
import { pollInput, pollView } from '../votes/poll-shapes.ts';
import {
  alreadyPublished,
  linkBlocked,
  mediaPolicy,
  newAccountHeld,
  postEmpty,
  postNotFound,
  postSealed,
  postSubscribersOnly,
  postTierAbove,
  postTierUnknown,
  publishTimeFar,
  publishTimePast,
  textBlocked,
  tooManyMedia,
  tooManyMentions,
  tooManyPins,
} from './errors.ts';
import {
  linkPreview,
  MAX_PICTURES,
  openPost,
  postAudience,
  postText,
  postView,
  reactionEntry,
  reactionKind,
  reactionState,
  replyPolicy,
  teaser,
} from './shapes.ts';

const params = z.strictObject({ id: idOr(postNotFound) });

const written = {
  text: postText,
  /** Ready media of the author's own, in the order shown: up to ten pictures, or one video. */
  media_ids: z.array(id).max(MAX_PICTURES),
  audience: postAudience,
  /** Needed, and only taken, with the audience `tier`. */
  tier_id: id.nullable(),
  teaser,
  reply_policy: replyPolicy,
  /** Needed, and only taken, with the reply policy `tier`. */
  reply_tier_id: id.nullable(),
  /** When it is to appear; null for at once. */
  publish_at: z.iso.datetime().nullable(),
};

const refusals = [
  postEmpty,
  tooManyMedia,
  mediaPolicy,
  mediaNotClaimable,
  textBlocked,
  linkBlocked,
  postSubscribersOnly,
  postTierAbove,
  postTierUnknown,
  publishTimePast,
  publishTimeFar,
  tooManyMentions,
] as const;

export const createPost = endpoint({
  method: 'POST',
  path: '/clubs/:id/posts',
  summary:
    'Writes a post into a club. The same `client_key` again answers the post that it made the first time.',
  who: 'verified',
  scope: 'posts:write',
  rates: [{ by: 'user', limit: 60, window_s: 3600 }],
  params: z.strictObject({ id }),
  body: z.strictObject({
    /** Made by the client with the draft, so that sending twice makes one post. */
    client_key: z.uuid(),
    text: written.text,
    media_ids: written.media_ids.default([]),
    audience: written.audience.default('members'),
    tier_id: written.tier_id.default(null),
    teaser: written.teaser.default(''),
    reply_policy: written.reply_policy.default('everyone'),
    reply_tier_id: written.reply_tier_id.default(null),
    publish_at: written.publish_at.default(null),
    /** A question with options; the text asks it. It stays as it is once the post is written. */
    poll: pollInput.nullable().default(null),
  }),
  answer: answer(openPost),
  status: 201,
  errors: [clubNotFound, membersOnly, staffOnly, mutedHere, bannedHere, ...refusals, newAccountHeld],
});

export const previewLink = endpoint({
  method: 'POST',
  path: '/link-previews',
  summary: 'The preview of a link as a post would show it, or null. Nothing is stored.',
  who: 'verified',
  rates: [
    { by: 'user', limit: 20, window_s: 60 },
    { by: 'user', limit: 200, window_s: 3600 },
  ],
  body: z.strictObject({ url: z.url({ protocol: /^https?$/ }).max(2000) }),
  answer: answer(linkPreview.nullable()),
  errors: [],
});

export const getPost = endpoint({
  method: 'GET',
  path: '/posts/:id',
  summary: 'One post; locked where the viewer may know of it but not see it.',
  who: 'visitor',
  scope: 'clubs:read',
  params,
  answer: answer(postView),
  errors: [postNotFound],
});

export const editPost = endpoint({
  method: 'PATCH',
  path: '/posts/:id',
  summary: 'Changes the fields that are sent; a published post is marked as edited.',
  who: 'verified',
  scope: 'posts:write',
  rates: [{ by: 'user', limit: 120, window_s: 3600 }],
  params,
  body: z.strictObject({
    text: written.text.optional(),
    media_ids: written.media_ids.optional(),
    audience: written.audience.optional(),
    tier_id: written.tier_id.optional(),
    teaser: written.teaser.optional(),
    reply_policy: written.reply_policy.optional(),
    reply_tier_id: written.reply_tier_id.optional(),
    /** Only while it is scheduled; null publishes it now. */
    publish_at: written.publish_at.optional(),
  }),
  answer: answer(openPost),
  errors: [membersOnly, mutedHere, bannedHere, ...refusals, postNotFound, alreadyPublished],
});

export const removePost = endpoint({
  method: 'DELETE',
  path: '/posts/:id',
  summary: 'Deletes an own post; staff may delete any of their club.',
  who: 'verified',
  scope: 'posts:write',
  rates: [{ by: 'user', limit: 300, window_s: 3600 }],
  params,
  answer: done,
  errors: [staffOnly, postNotFound],
});

export const pinPost = endpoint({
  method: 'PUT',
  path: '/posts/:id/pin',
  summary: 'Pins a post to the top of its club: three at most. Staff only.',
  who: 'verified',
  scope: 'posts:write',
  rates: [{ by: 'user', limit: 120, window_s: 3600 }],
  params,
  answer: done,
  errors: [staffOnly, postNotFound, tooManyPins],
});

export const unpinPost = endpoint({
  method: 'DELETE',
  path: '/posts/:id/pin',
  summary: 'Unpins a post. Staff only.',
  who: 'verified',
  scope: 'posts:write',
  rates: [{ by: 'user', limit: 120, window_s: 3600 }],
  params,
  answer: done,
  errors: [staffOnly, postNotFound],
});

export const bookmarkPost = endpoint({
  method: 'PUT',
  path: '/posts/:id/bookmark',
  summary: 'Bookmarks a post; nobody else can see it.',
  who: 'fan',
  rates: [{ by: 'user', limit: 300, window_s: 3600 }],
  params,
  answer: done,
  errors: [postNotFound, postSealed],
});

export const unbookmarkPost = endpoint({
  method: 'DELETE',
  path: '/posts/:id/bookmark',
  summary: 'Removes a bookmark.',
  who: 'fan',
  rates: [{ by: 'user', limit: 300, window_s: 3600 }],
  params,
  answer: done,
  errors: [postNotFound],
});

export const voteInPoll = endpoint({
  method: 'PUT',
  path: '/posts/:id/poll-ballot',
  summary: 'Votes in a post’s poll, or changes the own vote. The same `client_key` again changes nothing.',
  who: 'verified',
  rates: [{ by: 'user', limit: 300, window_s: 3600 }],
  params,
  body: z.strictObject({ option_ids: z.array(id).min(1).max(MOST_OPTIONS), client_key: z.uuid() }),
  answer: answer(pollView),
  errors: [postNotFound, postSealed, membersOnly, mutedHere, bannedHere, voteOver, optionsNotRight],
});

export const reactToPost = endpoint({
  method: 'PUT',
  path: '/posts/:id/reaction',
  summary: 'Reacts to a post; another reaction replaces the one before.',
  who: 'verified',
  rates: [{ by: 'user', limit: 120, window_s: 60 }],
  params,
  body: z.strictObject({ kind: reactionKind }),
  answer: answer(reactionState),
  errors: [membersOnly, mutedHere, bannedHere, postNotFound, postSealed],
});

export const takeBackPostReaction = endpoint({
  method: 'DELETE',
  path: '/posts/:id/reaction',
  summary: 'Removes the caller’s reaction to a post.',
  who: 'verified',
  rates: [{ by: 'user', limit: 120, window_s: 60 }],
  params,
  answer: answer(reactionState),
  errors: [postNotFound, postSealed],
});

export const listPostReactions = endpoint({
  method: 'GET',
  path: '/posts/:id/reactions',
  summary: 'Who reacted to a post, latest first.',
  who: 'visitor',
  params,
  query: z.strictObject({ kind: reactionKind.optional(), cursor }),
  answer: page(reactionEntry),
  errors: [postNotFound, postSealed],
});
