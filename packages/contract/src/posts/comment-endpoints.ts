// Owns the endpoints of comments: two levels under a post, with reactions of their own.
import { z } from 'zod';
import { bannedHere, membersOnly, mutedHere, staffOnly } from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import { answer, cursor, done, idOr, page } from '../shapes.ts';
import {
  commentNotFound,
  linkBlocked,
  newAccountHeld,
  postNotFound,
  postSealed,
  repliesClosed,
  textBlocked,
  tooManyMentions,
} from './errors.ts';
import { commentText, commentThread, commentView, reactionKind, reactionState } from './shapes.ts';

const postParams = z.strictObject({ id: idOr(postNotFound) });
const params = z.strictObject({ id: idOr(commentNotFound) });

export const listComments = endpoint({
  method: 'GET',
  path: '/posts/:id/comments',
  summary: 'The comments on a post, oldest first, each with its first replies.',
  who: 'visitor',
  scope: 'clubs:read',
  params: postParams,
  query: z.strictObject({ cursor }),
  answer: page(commentThread),
  errors: [postNotFound, postSealed],
});

export const getCommentThread = endpoint({
  method: 'GET',
  path: '/comments/:id',
  summary: 'The thread that a comment is in, for links straight to a comment.',
  who: 'visitor',
  params,
  answer: answer(commentThread),
  errors: [commentNotFound, postSealed],
});

export const listReplies = endpoint({
  method: 'GET',
  path: '/comments/:id/replies',
  summary: 'The replies to a comment, oldest first.',
  who: 'visitor',
  scope: 'clubs:read',
  params,
  query: z.strictObject({ cursor }),
  answer: page(commentView),
  errors: [commentNotFound, postSealed],
});

export const addComment = endpoint({
  method: 'POST',
  path: '/posts/:id/comments',
  summary: 'Comments on a post, or replies to a comment; a reply to a reply is placed next to it.',
  who: 'verified',
  rates: [
    { by: 'user', limit: 20, window_s: 60 },
    { by: 'user', limit: 300, window_s: 3600 },
  ],
  params: postParams,
  body: z.strictObject({
    /** Made by the client, so that sending twice makes one comment. */
    client_key: z.uuid(),
    text: commentText,
    parent_id: idOr(commentNotFound).nullable().default(null),
  }),
  answer: answer(commentView),
  status: 201,
  errors: [
    membersOnly,
    mutedHere,
    bannedHere,
    postNotFound,
    postSealed,
    commentNotFound,
    repliesClosed,
    textBlocked,
    linkBlocked,
    tooManyMentions,
    newAccountHeld,
  ],
});

export const editComment = endpoint({
  method: 'PATCH',
  path: '/comments/:id',
  summary: 'Edits an own comment; it is marked as edited.',
  who: 'verified',
  rates: [{ by: 'user', limit: 120, window_s: 3600 }],
  params,
  body: z.strictObject({ text: commentText }),
  answer: answer(commentView),
  errors: [
    membersOnly,
    mutedHere,
    bannedHere,
    commentNotFound,
    postNotFound,
    postSealed,
    repliesClosed,
    textBlocked,
    linkBlocked,
    tooManyMentions,
  ],
});

export const removeComment = endpoint({
  method: 'DELETE',
  path: '/comments/:id',
  summary: 'Deletes an own comment; staff may delete any in their club.',
  who: 'verified',
  rates: [{ by: 'user', limit: 300, window_s: 3600 }],
  params,
  answer: done,
  errors: [staffOnly, commentNotFound, postSealed],
});

export const reactToComment = endpoint({
  method: 'PUT',
  path: '/comments/:id/reaction',
  summary: 'Reacts to a comment; another reaction replaces the one before.',
  who: 'verified',
  rates: [{ by: 'user', limit: 120, window_s: 60 }],
  params,
  body: z.strictObject({ kind: reactionKind }),
  answer: answer(reactionState),
  errors: [membersOnly, mutedHere, bannedHere, commentNotFound, postNotFound, postSealed],
});

export const takeBackCommentReaction = endpoint({
  method: 'DELETE',
  path: '/comments/:id/reaction',
  summary: 'Removes the caller’s reaction to a comment.',
  who: 'verified',
  rates: [{ by: 'user', limit: 120, window_s: 60 }],
  params,
  answer: answer(reactionState),
  errors: [commentNotFound, postSealed],
});
