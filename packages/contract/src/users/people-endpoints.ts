// Owns the endpoints of people among each other: follows, blocks, mutes, privacy.
import { z } from 'zod';
import { notFound } from '../common-errors.ts';
import { endpoint } from '../endpoint.ts';
import { answer, cursor, done, id, idOr, page, time } from '../shapes.ts';
import { subjectCard } from '../subjects/shapes.ts';
import {
  followRefused,
  followsHidden,
  listFull,
  mutedWordEmpty,
  ownAccount,
  userNotFound,
} from './errors.ts';
import { listedPerson, privacy, relation, userCard } from './shapes.ts';

const person = z.strictObject({ id: z.string().min(1).max(64) });
const paged = z.strictObject({ cursor });
const perHour = (limit: number) => [{ by: 'user', limit, window_s: 3600 }] as const;
const datedCard = userCard.extend({ at: time });

export const followUser = endpoint({
  method: 'PUT',
  path: '/users/:id/follow',
  summary: 'Follows a person, where they allow it.',
  who: 'verified',
  rates: perHour(120),
  params: person,
  answer: answer(relation),
  errors: [userNotFound, ownAccount, followRefused, listFull],
});

export const unfollowUser = endpoint({
  method: 'DELETE',
  path: '/users/:id/follow',
  summary: 'Unfollows a person.',
  who: 'fan',
  rates: perHour(240),
  params: person,
  answer: answer(relation),
  errors: [userNotFound],
});

export const listFollowers = endpoint({
  method: 'GET',
  path: '/users/:id/followers',
  summary: 'Who follows a person, newest first, where the person shows it.',
  who: 'visitor',
  params: person,
  query: paged,
  answer: page(listedPerson),
  errors: [userNotFound, followsHidden],
});

export const listFollowing = endpoint({
  method: 'GET',
  path: '/users/:id/following',
  summary: 'Whom a person follows, newest first, where the person shows it.',
  who: 'visitor',
  params: person,
  query: paged,
  answer: page(listedPerson),
  errors: [userNotFound, followsHidden],
});

export const blockUser = endpoint({
  method: 'PUT',
  path: '/users/:id/block',
  summary: 'Blocks a person, both ways; follows between the two end.',
  who: 'fan',
  rates: perHour(240),
  params: person,
  answer: answer(relation),
  errors: [userNotFound, ownAccount, listFull],
});

export const unblockUser = endpoint({
  method: 'DELETE',
  path: '/users/:id/block',
  summary: 'Unblocks a person; follows are not restored.',
  who: 'fan',
  rates: perHour(240),
  params: person,
  answer: answer(relation),
  errors: [userNotFound],
});

export const listBlocks = endpoint({
  method: 'GET',
  path: '/users/me/blocks',
  summary: 'The people whom the caller blocked, latest first.',
  who: 'fan',
  query: paged,
  answer: page(datedCard),
  errors: [],
});

export const muteUser = endpoint({
  method: 'PUT',
  path: '/users/:id/mute',
  summary: 'Mutes a person: hides their posts from the caller’s feeds. They are not notified.',
  who: 'fan',
  rates: perHour(240),
  params: person,
  answer: answer(relation),
  errors: [userNotFound, ownAccount, listFull],
});

export const unmuteUser = endpoint({
  method: 'DELETE',
  path: '/users/:id/mute',
  summary: 'Unmutes a person.',
  who: 'fan',
  rates: perHour(240),
  params: person,
  answer: answer(relation),
  errors: [userNotFound],
});

export const listMutes = endpoint({
  method: 'GET',
  path: '/users/me/mutes',
  summary: 'The people whom the caller muted, latest first.',
  who: 'fan',
  query: paged,
  answer: page(datedCard),
  errors: [],
});

const mutedWord = z.object({ id, word: z.string(), at: time });

export const listMutedWords = endpoint({
  method: 'GET',
  path: '/users/me/muted-words',
  summary: 'The words that the caller muted; at most 200.',
  who: 'fan',
  answer: answer(z.array(mutedWord)),
  errors: [],
});

export const muteWord = endpoint({
  method: 'POST',
  path: '/users/me/muted-words',
  summary: 'Hides posts with a word or phrase from the caller’s feeds, without regard to case and accents.',
  who: 'fan',
  rates: perHour(240),
  body: z.strictObject({
    word: z.string().trim().min(1, 'is empty').max(50, 'is longer than 50 characters'),
  }),
  answer: answer(z.array(mutedWord)),
  errors: [listFull, mutedWordEmpty],
});

export const unmuteWord = endpoint({
  method: 'DELETE',
  path: '/users/me/muted-words/:id',
  summary: 'Unmutes a word.',
  who: 'fan',
  rates: [{ by: 'user', limit: 300, window_s: 3600 }],
  params: z.strictObject({ id: idOr(notFound) }),
  answer: answer(z.array(mutedWord)),
  errors: [notFound],
});

/** What has a thread of its own. */
const threadKinds = ['post', 'comment'] as const;
const thread = z.strictObject({ kind: z.enum(threadKinds), id: idOr(notFound) });

export const listMutedThreads = endpoint({
  method: 'GET',
  path: '/users/me/muted-threads',
  summary:
    'The threads that the caller muted, latest first; without a card where the caller can no longer see it.',
  who: 'fan',
  query: paged,
  answer: page(z.object({ kind: z.enum(threadKinds), id, at: time, card: subjectCard.nullable() })),
  errors: [],
});

export const muteThread = endpoint({
  method: 'PUT',
  path: '/users/me/muted-threads/:kind/:id',
  summary: 'Mutes a thread.',
  who: 'fan',
  rates: perHour(240),
  params: thread,
  answer: done,
  errors: [listFull, notFound],
});

export const unmuteThread = endpoint({
  method: 'DELETE',
  path: '/users/me/muted-threads/:kind/:id',
  summary: 'Unmutes a thread.',
  who: 'fan',
  rates: [{ by: 'user', limit: 300, window_s: 3600 }],
  params: thread,
  answer: done,
  errors: [notFound],
});

export const getPrivacy = endpoint({
  method: 'GET',
  path: '/users/me/privacy',
  summary: 'Who may see what of the caller’s profile.',
  who: 'fan',
  answer: answer(privacy),
  errors: [],
});

export const updatePrivacy = endpoint({
  method: 'PATCH',
  path: '/users/me/privacy',
  summary: 'Changes the settings that are sent and leaves the others.',
  who: 'fan',
  rates: perHour(120),
  body: z.strictObject(privacy.partial().shape),
  answer: answer(privacy),
  errors: [],
});
