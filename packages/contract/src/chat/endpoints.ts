// Owns the endpoints of conversations: opening, listing, reading along, muting, and looking for people and words.
import { z } from 'zod';
import { bannedHere, clubNotFound, membersOnly, mutedHere } from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import { answer, cursor, done, id, idFilter, idOr, page, time } from '../shapes.ts';
import { ownAccount, userNotFound } from '../users/errors.ts';
import {
  channelLocked,
  conversationClosed,
  conversationNotFound,
  notAccepting,
  notMembersBoth,
} from './errors.ts';
import { foundMessage } from './found-shapes.ts';
import {
  changesPage,
  chatPerson,
  conversationDetail,
  conversationView,
  messagePage,
  unreadCounts,
} from './shapes.ts';

const params = z.strictObject({ id: idOr(conversationNotFound) });
const seq = z.coerce.number().int().min(0).max(2_000_000_000);
const words = z.string().trim().min(1).max(80);
const unseen = [conversationNotFound, membersOnly, bannedHere, channelLocked] as const;

export const openConversation = endpoint({
  method: 'POST',
  path: '/conversations',
  summary: 'Opens the direct conversation with a person, or answers the one that is there.',
  who: 'verified',
  rates: [
    { by: 'user', limit: 60, window_s: 60 },
    { by: 'user', limit: 300, window_s: 3600 },
  ],
  body: z.strictObject({ user_name: z.string().trim().toLowerCase().min(1).max(64) }),
  answer: answer(conversationDetail),
  errors: [userNotFound, ownAccount, notAccepting],
});

export const openMemberConversation = endpoint({
  method: 'POST',
  path: '/clubs/:id/conversations',
  summary: 'Opens the conversation with a member inside a club, or answers the one that is there.',
  who: 'verified',
  rates: [
    { by: 'user', limit: 60, window_s: 60 },
    { by: 'user', limit: 300, window_s: 3600 },
  ],
  params: z.strictObject({ id }),
  body: z.strictObject({ user_name: z.string().trim().toLowerCase().min(1).max(64) }),
  answer: answer(conversationDetail),
  errors: [
    clubNotFound,
    membersOnly,
    mutedHere,
    bannedHere,
    userNotFound,
    ownAccount,
    notMembersBoth,
    notAccepting,
  ],
});

export const listConversations = endpoint({
  method: 'GET',
  path: '/conversations',
  summary: 'My conversations and channels, latest first; requests of strangers are a view of their own.',
  who: 'fan',
  query: z.strictObject({
    view: z.enum(['all', 'unread', 'requests']).default('all'),
    /** Only what belongs to this club. */
    club_id: idFilter,
    cursor,
  }),
  answer: page(conversationView),
  errors: [],
});

export const countUnread = endpoint({
  method: 'GET',
  path: '/conversations/unread',
  summary: 'How many of my conversations have something unread, and how many requests wait.',
  who: 'fan',
  answer: answer(unreadCounts),
  errors: [],
});

export const getConversation = endpoint({
  method: 'GET',
  path: '/conversations/:id',
  summary: 'One conversation with what the caller may do in it.',
  who: 'fan',
  params,
  answer: answer(conversationDetail),
  errors: [...unseen],
});

export const listMessages = endpoint({
  method: 'GET',
  path: '/conversations/:id/messages',
  summary:
    'One page of messages, oldest first: before, after or around a place; the latest where none is named.',
  who: 'fan',
  params,
  query: z
    .strictObject({ before: seq.optional(), after: seq.optional(), around: seq.optional() })
    .refine(
      ({ before, after, around }) => [before, after, around].filter((one) => one !== undefined).length <= 1,
      {
        message: 'takes one of before, after and around',
      },
    ),
  answer: answer(messagePage),
  errors: [...unseen],
});

export const listChanges = endpoint({
  method: 'GET',
  path: '/conversations/:id/changes',
  summary: 'Messages that are new or changed since a `change`, for a phone that was not connected.',
  who: 'fan',
  params,
  query: z.strictObject({ after: seq }),
  answer: answer(changesPage),
  errors: [...unseen],
});

export const listPinnedMessages = endpoint({
  method: 'GET',
  path: '/conversations/:id/pins',
  summary: 'Pinned messages, latest pin first; 50 at most.',
  who: 'fan',
  params,
  answer: answer(messagePage.shape.messages),
  errors: [...unseen],
});

export const findInConversation = endpoint({
  method: 'GET',
  path: '/conversations/:id/found',
  summary: 'Messages of one conversation that hold all of these words, latest first.',
  who: 'fan',
  rates: [{ by: 'user', limit: 120, window_s: 60 }],
  params,
  query: z.strictObject({ q: words, cursor }),
  answer: page(foundMessage),
  errors: [...unseen],
});

export const findMessages = endpoint({
  method: 'GET',
  path: '/messages/found',
  summary: 'People, conversations and messages of mine that match.',
  who: 'fan',
  rates: [{ by: 'user', limit: 120, window_s: 60 }],
  query: z.strictObject({ q: words }),
  answer: answer(
    z.object({
      people: z.array(chatPerson),
      conversations: z.array(conversationView),
      messages: z.array(foundMessage),
    }),
  ),
  errors: [],
});

export const listChatPeople = endpoint({
  method: 'GET',
  path: '/chat/people',
  summary: 'People the caller may write to: of one club, or whom one knows; with `q` by name.',
  who: 'fan',
  rates: [{ by: 'user', limit: 120, window_s: 60 }],
  query: z.strictObject({ q: z.string().trim().max(80).optional(), club_id: idFilter }),
  answer: answer(z.array(chatPerson)),
  errors: [clubNotFound, membersOnly, bannedHere],
});

export const markRead = endpoint({
  method: 'PUT',
  path: '/conversations/:id/read',
  summary: 'The caller has read up to this place; it never goes back.',
  who: 'fan',
  rates: [{ by: 'user', limit: 600, window_s: 60 }],
  params,
  body: z.strictObject({ seq: z.int().min(0).max(2_000_000_000) }),
  answer: answer(z.object({ read_seq: z.int(), unread: z.int() })),
  errors: [...unseen],
});

export const markUnread = endpoint({
  method: 'PUT',
  path: '/conversations/:id/unread',
  summary:
    'From this place on, or with null the latest message, the conversation counts as unread again, until the caller reads on or writes. Nobody else is told.',
  who: 'fan',
  rates: [{ by: 'user', limit: 600, window_s: 3600 }],
  params,
  body: z.strictObject({ seq: z.int().min(1).max(2_000_000_000).nullable().default(null) }),
  answer: answer(z.object({ read_seq: z.int(), unread: z.int() })),
  errors: [...unseen],
});

export const sayTyping = endpoint({
  method: 'PUT',
  path: '/conversations/:id/typing',
  summary: 'The caller types. Holds for six seconds.',
  who: 'verified',
  rates: [{ by: 'user', limit: 60, window_s: 60 }],
  params,
  answer: done,
  errors: [...unseen, conversationClosed],
});

export const muteConversation = endpoint({
  method: 'PUT',
  path: '/conversations/:id/mute',
  summary: 'No notices of this conversation, until then or, with null, until it is unmuted.',
  who: 'fan',
  rates: [{ by: 'user', limit: 240, window_s: 3600 }],
  params,
  body: z.strictObject({ until: time.pipe(z.iso.datetime()).nullable().default(null) }),
  answer: answer(conversationView),
  errors: [...unseen],
});

export const unmuteConversation = endpoint({
  method: 'DELETE',
  path: '/conversations/:id/mute',
  summary: 'Notices of this conversation again.',
  who: 'fan',
  rates: [{ by: 'user', limit: 240, window_s: 3600 }],
  params,
  answer: answer(conversationView),
  errors: [...unseen],
});

export const acceptRequest = endpoint({
  method: 'POST',
  path: '/conversations/:id/accept',
  summary: 'Accepts a request; from then on it is a conversation like any other.',
  who: 'verified',
  rates: [{ by: 'user', limit: 240, window_s: 3600 }],
  params,
  answer: answer(conversationDetail),
  errors: [conversationNotFound, conversationClosed],
});

export const removeConversation = endpoint({
  method: 'DELETE',
  path: '/conversations/:id',
  summary:
    'Declines a request, or takes a direct conversation out of the own list until something new is written.',
  who: 'fan',
  rates: [{ by: 'user', limit: 240, window_s: 3600 }],
  params,
  answer: done,
  errors: [conversationNotFound],
});
