// Owns the endpoints about who takes part in a mission, and of rewards that are taken back from them.
import { z } from 'zod';
import { clubNotFound, scopeMissing, staffOnly } from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import { answer, cursor, id, idOr, page } from '../shapes.ts';
import * as e from './errors.ts';
import { missionParticipant, rewardTakenBack } from './participant-shapes.ts';

const params = z.strictObject({ id: idOr(e.missionNotFound) });
const manageErrors = [clubNotFound, staffOnly, scopeMissing, e.missionNotFound] as const;

export const listMissionParticipants = endpoint({
  method: 'GET',
  path: '/missions/:id/participants',
  summary: 'Who takes part in a mission, those who began last first.',
  who: 'fan',
  params,
  query: z.strictObject({ cursor, limit: z.coerce.number().int().min(1).max(50).default(20) }),
  answer: page(missionParticipant),
  errors: manageErrors,
});

export const takeBackReward = endpoint({
  method: 'POST',
  path: '/missions/:id/take-back',
  summary:
    'Takes back a reward that was given wrongly: its XP, and items and tokens that the fan still has. Never credits.',
  who: 'verified',
  rates: [{ by: 'user', limit: 120, window_s: 3600 }],
  params,
  body: z.strictObject({
    user_id: id,
    /** The round; '' where the mission is done once. */
    period: z.string().max(20).default(''),
    reason: z.string().trim().min(1, 'is empty').max(300, 'is longer than 300 characters'),
  }),
  answer: answer(rewardTakenBack),
  errors: [...manageErrors, e.nothingToTakeBack, e.alreadyTakenBack, e.ownReward],
});
