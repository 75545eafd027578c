// Owns the endpoints of single messages: sending, changing, reacting, pinning, and answering a broadcast.
import { z } from 'zod';
import { bannedHere, membersOnly, mutedHere, staffOnly } from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import { mediaNotClaimable } from '../media/errors.ts';
import { linkBlocked, mediaPolicy, newAccountHeld, textBlocked, tooManyMentions } from '../posts/errors.ts';
import { reactionEntry, reactionKind } from '../posts/shapes.ts';
import { answer, cursor, done, id, idOr, page } from '../shapes.ts';
import {
  answersUsedUp,
  cardNotFound,
  channelLocked,
  conversationClosed,
  conversationNotFound,
  editTooLate,
  firstContactsUsedUp,
  messageEmpty,
  messageIdTaken,
  messageMixed,
  messageNotFound,
  notAccepting,
  notBroadcast,
  quoteNotFound,
  readOnly,
  requestTextOnly,
  requestWaiting,
  tooManyChatPins,
  voiceTooLong,
} from './errors.ts';
import {
  broadcastAnswer,
  cardRef,
  chatMessage,
  MAX_MESSAGE_PICTURES,
  messageText,
  voiceSent,
} from './shapes.ts';

const params = z.strictObject({ id: idOr(messageNotFound) });
/** Made by the client, so that sending twice makes one message. */
const clientId = z.uuid().toLowerCase();
const unseen = [messageNotFound, membersOnly, bannedHere, channelLocked] as const;
const unwritable = [mutedHere, conversationClosed, readOnly] as const;

export const sendMessage = endpoint({
  method: 'POST',
  path: '/conversations/:id/messages',
  summary: 'Sends a message. The same `id` again answers the message that it made the first time.',
  who: 'verified',
  rates: [
    { by: 'user', limit: 120, window_s: 60 },
    { by: 'user', limit: 2400, window_s: 3600 },
  ],
  params: z.strictObject({ id: idOr(conversationNotFound) }),
  body: z.strictObject({
    id: clientId,
    text: messageText.default(''),
    /** Ready pictures of the author's own, in the order shown. */
    media_ids: z.array(id).max(MAX_MESSAGE_PICTURES).default([]),
    voice: voiceSent.nullable().default(null),
    reply_to: idOr(quoteNotFound).nullable().default(null),
    card: cardRef.nullable().default(null),
  }),
  answer: answer(chatMessage),
  status: 201,
  errors: [
    conversationNotFound,
    membersOnly,
    bannedHere,
    channelLocked,
    ...unwritable,
    notAccepting,
    requestWaiting,
    requestTextOnly,
    firstContactsUsedUp,
    messageIdTaken,
    messageEmpty,
    messageMixed,
    voiceTooLong,
    cardNotFound,
    quoteNotFound,
    mediaNotClaimable,
    mediaPolicy,
    textBlocked,
    linkBlocked,
    tooManyMentions,
    newAccountHeld,
  ],
});

export const getMessage = endpoint({
  method: 'GET',
  path: '/messages/:id',
  summary: 'One message as its viewer sees it, with addresses of its pictures and its card.',
  who: 'fan',
  params,
  answer: answer(chatMessage),
  errors: [...unseen],
});

export const editMessage = endpoint({
  method: 'PATCH',
  path: '/messages/:id',
  summary: 'Edits the text of an own message within 15 minutes; it is marked as edited.',
  who: 'verified',
  rates: [{ by: 'user', limit: 240, window_s: 3600 }],
  params,
  body: z.strictObject({ text: messageText }),
  answer: answer(chatMessage),
  errors: [...unseen, ...unwritable, editTooLate, messageEmpty, textBlocked, linkBlocked, tooManyMentions],
});

export const removeMessage = endpoint({
  method: 'DELETE',
  path: '/messages/:id',
  summary: 'Deletes an own message; staff may delete any in their club’s channels. Its place stays.',
  who: 'verified',
  rates: [{ by: 'user', limit: 300, window_s: 3600 }],
  params,
  answer: done,
  errors: [...unseen, staffOnly],
});

export const reactToMessage = endpoint({
  method: 'PUT',
  path: '/messages/:id/reaction',
  summary: 'Reacts to a message; another reaction replaces the one before.',
  who: 'verified',
  rates: [{ by: 'user', limit: 120, window_s: 60 }],
  params,
  body: z.strictObject({ kind: reactionKind }),
  answer: answer(chatMessage),
  errors: [...unseen, mutedHere, conversationClosed],
});

export const takeBackMessageReaction = endpoint({
  method: 'DELETE',
  path: '/messages/:id/reaction',
  summary: 'Removes the caller’s reaction to a message.',
  who: 'verified',
  rates: [{ by: 'user', limit: 120, window_s: 60 }],
  params,
  answer: answer(chatMessage),
  errors: [...unseen],
});

export const listMessageReactions = endpoint({
  method: 'GET',
  path: '/messages/:id/reactions',
  summary: 'Who reacted to a message, latest first.',
  who: 'fan',
  params,
  query: z.strictObject({ kind: reactionKind.optional(), cursor }),
  answer: page(reactionEntry),
  errors: [...unseen],
});

export const pinMessage = endpoint({
  method: 'PUT',
  path: '/messages/:id/pin',
  summary: 'Pins a message: staff in channels, both people in direct conversations. 50 at most.',
  who: 'verified',
  rates: [{ by: 'user', limit: 120, window_s: 3600 }],
  params,
  answer: answer(chatMessage),
  errors: [...unseen, staffOnly, conversationClosed, tooManyChatPins],
});

export const unpinMessage = endpoint({
  method: 'DELETE',
  path: '/messages/:id/pin',
  summary: 'Unpins a message.',
  who: 'verified',
  rates: [{ by: 'user', limit: 120, window_s: 3600 }],
  params,
  answer: answer(chatMessage),
  errors: [...unseen, staffOnly, conversationClosed],
});

export const answerBroadcast = endpoint({
  method: 'POST',
  path: '/messages/:id/answers',
  summary: 'Answers a message of a broadcast, three times at most. Only the club’s staff read it.',
  who: 'verified',
  rates: [{ by: 'user', limit: 60, window_s: 3600 }],
  params,
  body: z.strictObject({ id: clientId, text: messageText.min(1, 'is empty') }),
  answer: answer(broadcastAnswer),
  status: 201,
  errors: [
    ...unseen,
    mutedHere,
    notBroadcast,
    answersUsedUp,
    messageIdTaken,
    textBlocked,
    linkBlocked,
    newAccountHeld,
  ],
});

export const listBroadcastAnswers = endpoint({
  method: 'GET',
  path: '/messages/:id/answers',
  summary: 'Answers to a message of a broadcast, latest first: all for staff, their own for fans.',
  who: 'fan',
  params,
  query: z.strictObject({ cursor }),
  answer: page(broadcastAnswer),
  errors: [...unseen, notBroadcast],
});

export const removeBroadcastAnswer = endpoint({
  method: 'DELETE',
  path: '/answers/:id',
  summary: 'Deletes an own answer to a broadcast. It still counts as one of the three.',
  who: 'verified',
  rates: [{ by: 'user', limit: 120, window_s: 3600 }],
  params,
  answer: done,
  errors: [messageNotFound],
});
