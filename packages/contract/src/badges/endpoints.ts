// Owns the endpoints of badges: one's own, other people's, a club's, and making them.
import { z } from 'zod';
import { clubNotFound, membersOnly, scopeMissing, staffOnly } from '../clubs/errors.ts';
import { conflict } from '../common-errors.ts';
import { endpoint } from '../endpoint.ts';
import { answer, cursor, done, id, idFilter, idOr, page } from '../shapes.ts';
import { userNotFound } from '../users/errors.ts';
import * as e from './errors.ts';
import { MOST_PINS } from './kinds.ts';
import { badgeCard, badgeInput, badgeView, heldBadge, userBadge } from './shapes.ts';

const hour = 3600;
const params = z.strictObject({ id: idOr(e.badgeNotFound) });
/** A club’s id or its handle. */
const clubParams = z.strictObject({ id: z.string().min(1).max(64) });
const manageRates = [{ by: 'user', limit: 300, window_s: hour }] as const;
const manageErrors = [clubNotFound, staffOnly, scopeMissing] as const;
const limit = z.coerce.number().int().min(1).max(50).default(24);

export const listOwnBadges = endpoint({
  method: 'GET',
  path: '/badges',
  summary: 'My badges over all clubs, the newest first; of one club where it is named.',
  who: 'fan',
  query: z.strictObject({ club_id: idFilter, cursor, limit }),
  answer: page(heldBadge),
  errors: [],
});

export const countOwnBadges = endpoint({
  method: 'GET',
  path: '/badge-counts',
  summary: 'How many badges I have, in all and by club.',
  who: 'fan',
  answer: answer(
    z.object({
      total: z.int(),
      by_club: z.array(z.object({ club: badgeCard.shape.club, count: z.int() })),
    }),
  ),
  errors: [],
});

export const setPinnedBadges = endpoint({
  method: 'PUT',
  path: '/badges/pins',
  summary: 'Sets the badges that stand first on my profile, in this order.',
  who: 'fan',
  rates: [{ by: 'user', limit: 120, window_s: hour }],
  body: z.strictObject({
    badge_ids: z
      .array(id)
      .max(MOST_PINS, `has more than ${MOST_PINS}`)
      .refine((ids) => new Set(ids).size === ids.length, 'has one badge twice'),
  }),
  answer: answer(z.array(heldBadge)),
  errors: [e.badgeNotYours],
});

export const listUserBadges = endpoint({
  method: 'GET',
  path: '/users/:id/badges',
  summary: 'Somebody’s badges as they allow: pinned ones first on the first page, then the newest.',
  who: 'visitor',
  params: z.strictObject({ id: z.string().min(1).max(64) }),
  query: z.strictObject({ cursor, limit }),
  answer: page(heldBadge),
  errors: [userNotFound],
});

export const getBadge = endpoint({
  method: 'GET',
  path: '/badges/:id',
  summary: 'One badge: how many have it, and what the viewer got it for.',
  who: 'visitor',
  params,
  answer: answer(badgeView),
  errors: [e.badgeNotFound, clubNotFound, membersOnly],
});

export const getUserBadge = endpoint({
  method: 'GET',
  path: '/badges/:id/of/:user',
  summary:
    'A badge that somebody has, as they share it: where they show their collection, and the club is public.',
  who: 'visitor',
  params: params.extend({ user: z.string().min(1).max(64) }),
  answer: answer(userBadge),
  errors: [e.badgeNotFound, userNotFound],
});

export const listClubBadges = endpoint({
  method: 'GET',
  path: '/clubs/:id/badges',
  summary:
    'A club’s badges that can still be earned, the newest first; `free`: those that no achievement gives.',
  who: 'visitor',
  params: clubParams,
  query: z.strictObject({ only: z.enum(['all', 'free']).default('all'), cursor, limit }),
  answer: page(badgeCard),
  errors: [clubNotFound, membersOnly],
});

export const createBadge = endpoint({
  method: 'POST',
  path: '/clubs/:id/badges',
  summary: 'Makes a badge of one stage, to be given by missions, stations and campaigns.',
  who: 'verified',
  rates: manageRates,
  params: clubParams,
  body: badgeInput,
  status: 201,
  answer: answer(badgeView),
  errors: [...manageErrors, e.tooManyBadges],
});

export const changeBadge = endpoint({
  method: 'PUT',
  path: '/badges/:id',
  summary: 'Changes a badge’s name, description and look; everybody who has it sees the new ones.',
  who: 'verified',
  rates: manageRates,
  params,
  body: badgeInput.extend({ version: z.int() }),
  answer: answer(badgeView),
  errors: [...manageErrors, e.badgeNotFound, conflict, e.badgeOfAchievement],
});

export const retireBadge = endpoint({
  method: 'DELETE',
  path: '/badges/:id',
  summary:
    'Retires a badge: nobody can earn it any more, those who have it keep it. Deletes it where nobody has it.',
  who: 'verified',
  rates: manageRates,
  params,
  answer: done,
  errors: [...manageErrors, e.badgeNotFound, e.badgeOfAchievement],
});
