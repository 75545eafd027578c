// Owns the endpoints of missions: finding and following them, and making them.
import { z } from 'zod';
import { badgeNotFound } from '../badges/errors.ts';
import {
  bannedHere,
  clubClosing,
  clubNotFound,
  licenseLimitReached,
  membersOnly,
  mutedHere,
  ownerOnly,
  scopeMissing,
  staffOnly,
} from '../clubs/errors.ts';
import { conflict } from '../common-errors.ts';
import { conditionBadgeOnly, conditionUnknownPart } from '../conditions/errors.ts';
import { endpoint } from '../endpoint.ts';
import { designNotFound } from '../items/errors.ts';
import { notEnough } from '../ledger/errors.ts';
import { mediaNotClaimable } from '../media/errors.ts';
import { requirementTypes } from '../requirements/kinds.ts';
import { answer, cursor, done, id, idOr, page } from '../shapes.ts';
import { tokenNotFound } from '../tokens/errors.ts';
import * as e from './errors.ts';
import { missionShelves, ownMissionTabs } from './kinds.ts';
import {
  managedMission,
  missionBudget,
  missionCard,
  missionDraft,
  missionEditor,
  missionFunnel,
  missionPicture,
  missionView,
} from './shapes.ts';
import { task } from './tasks.ts';

const hour = 3600;
const params = z.strictObject({ id: idOr(e.missionNotFound) });
/** A club’s id or its handle. */
const clubParams = z.strictObject({ id: z.string().min(1).max(64) });
const manageRates = [{ by: 'user', limit: 300, window_s: hour }] as const;
const takePartErrors = [clubNotFound, membersOnly, bannedHere, mutedHere] as const;
const manageErrors = [clubNotFound, staffOnly, scopeMissing, e.missionNotFound] as const;
/** Of what a mission gives and asks for. */
const partErrors = [
  designNotFound,
  badgeNotFound,
  tokenNotFound,
  conditionUnknownPart,
  conditionBadgeOnly,
] as const;
const limit = z.coerce.number().int().min(1).max(50).default(24);

export const listClubMissions = endpoint({
  method: 'GET',
  path: '/clubs/:id/missions',
  summary: 'A club’s missions in its own order: those that run or are scheduled, or those that ended.',
  who: 'visitor',
  params: clubParams,
  query: z.strictObject({ tab: z.enum(['open', 'ended']).default('open'), cursor, limit }),
  answer: page(missionCard),
  errors: [clubNotFound, membersOnly],
});

export const listOwnMissions = endpoint({
  method: 'GET',
  path: '/missions',
  summary: 'My missions over all my clubs by state; those that end first come first.',
  who: 'fan',
  query: z.strictObject({
    tab: z.enum(ownMissionTabs).default('todo'),
    type: z.enum(requirementTypes).optional(),
    cursor,
    limit,
  }),
  answer: page(missionCard),
  errors: [],
});

export const countOwnMissions = endpoint({
  method: 'GET',
  path: '/mission-counts',
  summary: 'How many of my missions stand in each state.',
  who: 'fan',
  answer: answer(z.object({ todo: z.int(), progress: z.int(), review: z.int(), done: z.int() })),
  errors: [],
});

export const getMission = endpoint({
  method: 'GET',
  path: '/missions/:id',
  summary: 'One mission with its steps, its rewards and the viewer’s progress.',
  who: 'visitor',
  params,
  answer: answer(missionView),
  errors: [e.missionNotFound, clubNotFound, membersOnly],
});

export const claimReward = endpoint({
  method: 'POST',
  path: '/missions/:id/claim',
  summary: 'Gives the reward of a completed mission that could not be given at once. Safe to repeat.',
  who: 'verified',
  idempotent: true,
  rates: [{ by: 'user', limit: 60, window_s: hour }],
  params,
  answer: answer(missionView),
  errors: [e.missionNotFound, ...takePartErrors, e.nothingToClaim, e.rewardTooEarly],
});

export const listManagedMissions = endpoint({
  method: 'GET',
  path: '/clubs/:id/managed-missions',
  summary: 'A club’s missions for those who make them, by shelf.',
  who: 'fan',
  params: clubParams,
  query: z.strictObject({ shelf: z.enum(missionShelves).default('live'), cursor, limit }),
  answer: page(managedMission),
  errors: manageErrors,
});

export const countManagedMissions = endpoint({
  method: 'GET',
  path: '/clubs/:id/managed-missions/counts',
  summary: 'How many missions stand on each shelf.',
  who: 'fan',
  params: clubParams,
  answer: answer(z.object({ live: z.int(), draft: z.int(), ended: z.int(), archived: z.int() })),
  errors: manageErrors,
});

export const createMission = endpoint({
  method: 'POST',
  path: '/clubs/:id/missions',
  summary: 'Makes a draft. Its steps are added as requirements of the owner kind `mission`.',
  who: 'verified',
  rates: manageRates,
  params: clubParams,
  body: missionDraft,
  status: 201,
  answer: answer(missionEditor),
  errors: [...manageErrors, ...partErrors],
});

export const getMissionEditor = endpoint({
  method: 'GET',
  path: '/missions/:id/editor',
  summary: 'A mission as its editors see it, and what keeps it from being published.',
  who: 'fan',
  params,
  answer: answer(missionEditor),
  errors: manageErrors,
});

export const changeMission = endpoint({
  method: 'PUT',
  path: '/missions/:id',
  summary: 'Changes a mission. While fans take part, only its title and story can change.',
  who: 'verified',
  rates: manageRates,
  params,
  body: missionDraft.extend({ version: z.int() }),
  answer: answer(missionEditor),
  errors: [...manageErrors, ...partErrors, conflict, e.missionRunning, e.missionNotReady],
});

export const setMissionPicture = endpoint({
  method: 'PUT',
  path: '/missions/:id/picture',
  summary: 'Sets the picture: an upload, or an object that is drawn in the club’s color.',
  who: 'verified',
  rates: manageRates,
  params,
  body: missionPicture,
  answer: answer(missionEditor),
  errors: [...manageErrors, mediaNotClaimable],
});

export const publishMission = endpoint({
  method: 'POST',
  path: '/missions/:id/publish',
  summary: 'Publishes a draft, or resumes a paused mission. Rewards are reserved in the same transaction.',
  who: 'verified',
  rates: manageRates,
  params,
  answer: answer(missionEditor),
  errors: [...manageErrors, clubClosing, licenseLimitReached, e.missionNotReady, e.missionWrongState],
});

export const pauseMission = endpoint({
  method: 'POST',
  path: '/missions/:id/pause',
  summary: 'Pauses a mission: nobody can begin or hand in a step until it is resumed.',
  who: 'verified',
  rates: manageRates,
  params,
  answer: answer(missionEditor),
  errors: [...manageErrors, e.missionWrongState, e.missionInCampaign],
});

export const endMission = endpoint({
  method: 'POST',
  path: '/missions/:id/end',
  summary: 'Ends a mission now. What it promised and nobody received goes back to the club.',
  who: 'verified',
  rates: manageRates,
  params,
  answer: answer(missionEditor),
  errors: [...manageErrors, e.missionWrongState, e.missionInCampaign],
});

export const archiveMission = endpoint({
  method: 'POST',
  path: '/missions/:id/archive',
  summary: 'Archives a mission from any state; one that runs is ended first.',
  who: 'verified',
  rates: manageRates,
  params,
  answer: answer(missionEditor),
  errors: [...manageErrors, e.missionWrongState, e.missionInCampaign],
});

export const removeMission = endpoint({
  method: 'DELETE',
  path: '/missions/:id',
  summary: 'Deletes a draft and its steps.',
  who: 'verified',
  rates: manageRates,
  params,
  answer: done,
  errors: [...manageErrors, e.missionWrongState],
});

export const duplicateMission = endpoint({
  method: 'POST',
  path: '/missions/:id/duplicate',
  summary: 'Makes a draft with the same words, steps and rewards.',
  who: 'verified',
  rates: manageRates,
  params,
  status: 201,
  answer: answer(missionEditor),
  errors: manageErrors,
});

export const reorderMissions = endpoint({
  method: 'PUT',
  path: '/clubs/:id/missions/order',
  summary: 'Sets the order in which fans see the club’s live missions: every id once.',
  who: 'verified',
  rates: manageRates,
  params: clubParams,
  body: z.strictObject({ ids: z.array(id).max(200) }),
  answer: done,
  errors: [...manageErrors, e.missionOrderNotRight],
});

export const getMissionFunnel = endpoint({
  method: 'GET',
  path: '/missions/:id/funnel',
  summary: 'How many fans began and passed each step.',
  who: 'fan',
  params,
  answer: answer(missionFunnel),
  errors: manageErrors,
});

export const getMissionBudget = endpoint({
  method: 'GET',
  path: '/clubs/:id/mission-budget',
  summary: 'The credits set aside for mission rewards: budget, reserved, spent.',
  who: 'fan',
  params: clubParams,
  answer: answer(missionBudget),
  errors: manageErrors,
});

export const changeMissionBudget = endpoint({
  method: 'POST',
  path: '/clubs/:id/mission-budget',
  summary: 'Sets more of the club’s money aside for rewards, or takes back what is free. For the owner.',
  who: 'verified',
  idempotent: true,
  rates: manageRates,
  params: clubParams,
  body: z.strictObject({ change_cents: z.int().min(-5_000_000).max(5_000_000) }),
  answer: answer(missionBudget),
  errors: [clubNotFound, clubClosing, staffOnly, ownerOnly, notEnough, e.budgetTooSmall],
});

export const listTasks = endpoint({
  method: 'GET',
  path: '/tasks',
  summary: 'Single steps I have not passed yet, over all my clubs; those that are due first come first.',
  who: 'fan',
  query: z.strictObject({ cursor, limit }),
  answer: page(task),
  errors: [],
});
