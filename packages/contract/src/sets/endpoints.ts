// Owns the endpoints of sets: albums of a club's items, and making them.
import { z } from 'zod';
import { badgeNotFound } from '../badges/errors.ts';
import { clubNotFound, membersOnly, scopeMissing, staffOnly } from '../clubs/errors.ts';
import { conflict } from '../common-errors.ts';
import { endpoint } from '../endpoint.ts';
import { designNotFound } from '../items/errors.ts';
import { answer, cursor, done, idOr, page } from '../shapes.ts';
import { userNotFound } from '../users/errors.ts';
import * as e from './errors.ts';
import { setCard, setInput, setPage, setStates, setWays, userSet } from './shapes.ts';

const hour = 3600;
const params = z.strictObject({ id: idOr(e.setNotFound) });
/** A club’s id or its handle. */
const clubParams = z.strictObject({ id: z.string().min(1).max(64) });
const manageRates = [{ by: 'user', limit: 300, window_s: hour }] as const;
const manageErrors = [clubNotFound, staffOnly, scopeMissing] as const;
const limit = z.coerce.number().int().min(1).max(50).default(24);

export const listClubSets = endpoint({
  method: 'GET',
  path: '/clubs/:id/item-sets',
  summary: 'A club’s sets that fans collect, the newest first, with how much of each the viewer has.',
  who: 'visitor',
  params: clubParams,
  query: z.strictObject({ cursor, limit }),
  answer: page(setCard),
  errors: [clubNotFound, membersOnly],
});

export const listOwnSets = endpoint({
  method: 'GET',
  path: '/item-sets',
  summary: 'Sets over all clubs of which I have at least one item, the newest set first.',
  who: 'fan',
  query: z.strictObject({ cursor, limit }),
  answer: page(setCard),
  errors: [],
});

export const listManagedSets = endpoint({
  method: 'GET',
  path: '/clubs/:id/managed-item-sets',
  summary: 'A club’s sets for those who make them, by state.',
  who: 'fan',
  params: clubParams,
  query: z.strictObject({ state: z.enum(setStates).default('live'), cursor, limit }),
  answer: page(setCard),
  errors: manageErrors,
});

export const getSet = endpoint({
  method: 'GET',
  path: '/item-sets/:id',
  summary: 'One set as an album page: every design, and which of them the viewer has.',
  who: 'visitor',
  params,
  answer: answer(setPage),
  errors: [e.setNotFound, clubNotFound, membersOnly],
});

export const getUserSet = endpoint({
  method: 'GET',
  path: '/item-sets/:id/of/:user',
  summary: 'What somebody has of a set, as they share it: where they show their collection.',
  who: 'visitor',
  params: params.extend({ user: z.string().min(1).max(64) }),
  answer: answer(userSet),
  errors: [e.setNotFound, e.setNotShown, userNotFound, clubNotFound, membersOnly],
});

export const getSetWays = endpoint({
  method: 'GET',
  path: '/item-sets/:id/ways/:design_id',
  summary: 'How a design of a set can be had now: the store, the cheapest resale, packs with their odds.',
  who: 'visitor',
  params: params.extend({ design_id: idOr(designNotFound) }),
  answer: answer(setWays),
  errors: [e.setNotFound, designNotFound, clubNotFound, membersOnly],
});

export const createSet = endpoint({
  method: 'POST',
  path: '/clubs/:id/item-sets',
  summary: 'Makes a draft of a set.',
  who: 'verified',
  rates: manageRates,
  params: clubParams,
  body: setInput,
  status: 201,
  answer: answer(setPage),
  errors: [...manageErrors, designNotFound, badgeNotFound, e.tooManySets],
});

export const changeSet = endpoint({
  method: 'PUT',
  path: '/item-sets/:id',
  summary: 'Changes a set. While fans collect it for a badge, only its name and season can change.',
  who: 'verified',
  rates: manageRates,
  params,
  body: setInput.extend({ version: z.int() }),
  answer: answer(setPage),
  errors: [...manageErrors, e.setNotFound, conflict, designNotFound, badgeNotFound, e.setFrozen],
});

export const publishSet = endpoint({
  method: 'POST',
  path: '/item-sets/:id/publish',
  summary: 'Shows a draft to fans. Whoever has all of it already earns its badge.',
  who: 'verified',
  rates: manageRates,
  params,
  answer: answer(setPage),
  errors: [...manageErrors, e.setNotFound, e.setWrongState, designNotFound, badgeNotFound],
});

export const removeSet = endpoint({
  method: 'DELETE',
  path: '/item-sets/:id',
  summary: 'Deletes a draft, or retires a set that fans collect: badges that were earned stay.',
  who: 'verified',
  rates: manageRates,
  params,
  answer: done,
  errors: [...manageErrors, e.setNotFound],
});
