// Owns the endpoints of XP and levels.
import { HIGHEST_NAMED_LEVEL } from '@stagepass/base/level.ts';
import { z } from 'zod';
import { clubNotFound, membersOnly, staffOnly } from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import { answer, cursor, page } from '../shapes.ts';
import { userNotFound } from '../users/errors.ts';
import { levelNotShown, tooManyLevels } from './errors.ts';
import {
  boardRow,
  boardSpan,
  clubStanding,
  levelChange,
  levelFields,
  levelLadder,
  ownLevel,
  ownPlace,
  userLevel,
} from './shapes.ts';

const hour = 3600;
/** A club’s id or its handle. */
const params = z.strictObject({ id: z.string().min(1).max(64) });
const boardParams = params.extend({ span: boardSpan });
const limit = z.coerce.number().int().min(1).max(50).default(25);

export const getClubStanding = endpoint({
  method: 'GET',
  path: '/clubs/:id/standing',
  summary: 'My XP, level and tier in a club, and what is missing for the next.',
  who: 'fan',
  params,
  answer: answer(clubStanding),
  errors: [clubNotFound, membersOnly],
});

export const getLadder = endpoint({
  method: 'GET',
  path: '/clubs/:id/levels',
  summary: 'The club’s levels that have a name or perks, and where I am among them.',
  who: 'visitor',
  scope: 'clubs:read',
  params,
  answer: answer(levelLadder),
  errors: [clubNotFound],
});

export const getUserLevel = endpoint({
  method: 'GET',
  path: '/clubs/:id/levels/of/:user',
  summary:
    'Somebody’s level in a club, as they share it: where they show their collection and are on the club’s leaderboards.',
  who: 'visitor',
  params: params.extend({ user: z.string().min(1).max(64) }),
  answer: answer(userLevel),
  errors: [clubNotFound, userNotFound, levelNotShown],
});

export const setLevel = endpoint({
  method: 'PUT',
  path: '/clubs/:id/levels/:level',
  summary: 'Names a level and sets its perks; without either the level is called by its number again.',
  who: 'verified',
  rates: [{ by: 'user', limit: 600, window_s: hour }],
  params: params.extend({ level: z.coerce.number().int().min(1).max(HIGHEST_NAMED_LEVEL) }),
  body: levelFields,
  answer: answer(levelLadder),
  errors: [clubNotFound, staffOnly, tooManyLevels],
});

export const listBoard = endpoint({
  method: 'GET',
  path: '/clubs/:id/boards/:span',
  summary: 'Members by XP of the last 7 days, 30 days or of all time, most first.',
  who: 'fan',
  params: boardParams,
  query: z.strictObject({ cursor, limit }),
  answer: page(boardRow),
  errors: [clubNotFound, membersOnly],
});

export const getOwnPlace = endpoint({
  method: 'GET',
  path: '/clubs/:id/boards/:span/me',
  summary: 'My place on a board of a club.',
  who: 'fan',
  params: boardParams,
  answer: answer(ownPlace),
  errors: [clubNotFound, membersOnly],
});

export const setBoardVisibility = endpoint({
  method: 'PUT',
  path: '/clubs/:id/boards/me',
  summary: 'Takes me off all boards of a club, or puts me back.',
  who: 'fan',
  rates: [{ by: 'user', limit: 60, window_s: hour }],
  params,
  body: z.strictObject({ hidden: z.boolean() }),
  answer: answer(z.object({ hidden: z.boolean() })),
  errors: [clubNotFound, membersOnly],
});

export const listOwnLevels = endpoint({
  method: 'GET',
  path: '/levels',
  summary: 'My level in each of my clubs.',
  who: 'fan',
  query: z.strictObject({ cursor, limit }),
  answer: page(ownLevel),
  errors: [],
});

export const takeLevelChanges = endpoint({
  method: 'POST',
  path: '/level-changes/take',
  summary: 'Changes of my levels and tiers that no device has shown yet; each is answered once.',
  who: 'fan',
  rates: [{ by: 'user', limit: 600, window_s: hour }],
  answer: answer(z.array(levelChange)),
  errors: [],
});
