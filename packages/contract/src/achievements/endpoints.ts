// Owns the endpoints of achievements: a club's with the viewer's progress, the nearest ones, and making them.
import { z } from 'zod';
import { clubClosing, clubNotFound, membersOnly, scopeMissing, staffOnly } from '../clubs/errors.ts';
import { conflict } from '../common-errors.ts';
import { endpoint } from '../endpoint.ts';
import { designNotFound } from '../items/errors.ts';
import { answer, cursor, done, idOr, page } from '../shapes.ts';
import * as e from './errors.ts';
import { achievementStates } from './kinds.ts';
import {
  achievementCard,
  achievementDraft,
  clubAchievements,
  earnedStage,
  managedAchievement,
} from './shapes.ts';

const hour = 3600;
const params = z.strictObject({ id: idOr(e.achievementNotFound) });
/** A club’s id or its handle. */
const clubParams = z.strictObject({ id: z.string().min(1).max(64) });
const manageRates = [{ by: 'user', limit: 300, window_s: hour }] as const;
const manageErrors = [clubNotFound, staffOnly, scopeMissing, e.achievementNotFound] as const;
const writeErrors = [...manageErrors, designNotFound, e.achievementBadgeOnly] as const;
const limit = z.coerce.number().int().min(1).max(50).default(24);

export const listClubAchievements = endpoint({
  method: 'GET',
  path: '/clubs/:id/achievements',
  summary: 'A club’s live achievements with the viewer’s progress, and the one whose next stage is nearest.',
  who: 'visitor',
  params: clubParams,
  answer: answer(clubAchievements),
  errors: [clubNotFound, membersOnly],
});

export const listNearestAchievements = endpoint({
  method: 'GET',
  path: '/achievements/nearest',
  summary:
    'Achievements of my clubs and of the site that I have not completed, the nearest next stage first.',
  who: 'fan',
  query: z.strictObject({ limit: z.coerce.number().int().min(1).max(24).default(6) }),
  answer: answer(z.array(achievementCard)),
  errors: [],
});

export const listEarnedStages = endpoint({
  method: 'GET',
  path: '/achievements/earned',
  summary:
    'Stages that I earned within the last seconds, the oldest first, the five newest at most: for a phone whose socket was not connected.',
  who: 'fan',
  query: z.strictObject({
    within_s: z.coerce
      .number()
      .int()
      .min(1)
      .max(24 * hour),
  }),
  answer: answer(z.array(earnedStage)),
  errors: [],
});

export const listManagedAchievements = endpoint({
  method: 'GET',
  path: '/clubs/:id/managed-achievements',
  summary: 'A club’s achievements for those who make them, by state, the newest first.',
  who: 'fan',
  params: clubParams,
  query: z.strictObject({ state: z.enum(achievementStates).default('live'), cursor, limit }),
  answer: page(managedAchievement),
  errors: manageErrors,
});

export const createAchievement = endpoint({
  method: 'POST',
  path: '/clubs/:id/achievements',
  summary: 'Makes a draft. Draws and auctions can have neither XP nor items.',
  who: 'verified',
  rates: manageRates,
  params: clubParams,
  body: achievementDraft,
  status: 201,
  answer: answer(managedAchievement),
  errors: [...writeErrors, e.tooManyDrafts],
});

export const getAchievementEditor = endpoint({
  method: 'GET',
  path: '/achievements/:id/editor',
  summary: 'An achievement as its makers see it, and what keeps it from being published.',
  who: 'fan',
  params,
  answer: answer(managedAchievement),
  errors: manageErrors,
});

export const changeAchievement = endpoint({
  method: 'PUT',
  path: '/achievements/:id',
  summary: 'Changes an achievement. Once it is live, only its name, description and look can change.',
  who: 'verified',
  rates: manageRates,
  params,
  body: achievementDraft.extend({ version: z.int() }),
  answer: answer(managedAchievement),
  errors: [...writeErrors, conflict, e.achievementFrozen],
});

export const publishAchievement = endpoint({
  method: 'POST',
  path: '/achievements/:id/publish',
  summary: 'Publishes a draft. Its items are set aside at once; deeds from before count, person by person.',
  who: 'verified',
  rates: manageRates,
  params,
  answer: answer(managedAchievement),
  errors: [...manageErrors, clubClosing, e.achievementNotReady, e.achievementWrongState],
});

export const retireAchievement = endpoint({
  method: 'POST',
  path: '/achievements/:id/retire',
  summary:
    'Retires a live achievement: nobody earns it any more, and items that nobody got are the club’s again.',
  who: 'verified',
  rates: manageRates,
  params,
  answer: answer(managedAchievement),
  errors: [...manageErrors, e.achievementWrongState, e.hiddenTooMany],
});

export const removeAchievement = endpoint({
  method: 'DELETE',
  path: '/achievements/:id',
  summary: 'Deletes a draft.',
  who: 'verified',
  rates: manageRates,
  params,
  answer: done,
  errors: [...manageErrors, e.achievementWrongState],
});
