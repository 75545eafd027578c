// Owns the endpoints of campaigns that everybody may call: finding them, following one, and redoing its draw.
import { z } from 'zod';
import { clubNotFound, membersOnly } from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import { answer, cursor, idOr, page } from '../shapes.ts';
import { userNotFound } from '../users/errors.ts';
import * as e from './errors.ts';
import { raffleTicket, seedInput } from './raffle-shapes.ts';
import {
  campaignBoardRow,
  campaignCard,
  campaignMine,
  campaignProof,
  campaignView,
  campaignWinner,
  userWin,
} from './shapes.ts';

const params = z.strictObject({ id: idOr(e.campaignNotFound) });
/** A club’s id or its handle. */
const clubParams = z.strictObject({ id: z.string().min(1).max(64) });
const limit = z.coerce.number().int().min(1).max(50).default(20);
const seenErrors = [e.campaignNotFound, clubNotFound, membersOnly] as const;

export const listCampaigns = endpoint({
  method: 'GET',
  path: '/campaigns',
  summary: 'Campaigns of public clubs that run or open soon; those that close first come first.',
  who: 'visitor',
  query: z.strictObject({ cursor, limit }),
  answer: page(campaignCard),
  errors: [],
});

export const listClubCampaigns = endpoint({
  method: 'GET',
  path: '/clubs/:id/campaigns',
  summary: 'Campaigns that a club takes part in: those that run or open soon, or those that closed.',
  who: 'visitor',
  params: clubParams,
  query: z.strictObject({ tab: z.enum(['open', 'closed']).default('open'), cursor, limit }),
  answer: page(campaignCard),
  errors: [clubNotFound, membersOnly],
});

export const getCampaign = endpoint({
  method: 'GET',
  path: '/campaigns/:id',
  summary: 'One campaign with its missions, its rewards and the viewer’s progress.',
  who: 'visitor',
  params,
  answer: answer(campaignView),
  errors: seenErrors,
});

export const getCampaignBoard = endpoint({
  method: 'GET',
  path: '/campaigns/:id/board',
  summary: 'The leaderboard: most missions first, then whoever got there first.',
  who: 'visitor',
  params,
  query: z.strictObject({ cursor, limit }),
  answer: page(campaignBoardRow),
  errors: seenErrors,
});

export const getCampaignWinners = endpoint({
  method: 'GET',
  path: '/campaigns/:id/winners',
  summary: 'Who got which reward so far.',
  who: 'visitor',
  params,
  query: z.strictObject({ cursor, limit }),
  answer: page(campaignWinner),
  errors: seenErrors,
});

export const getUserWin = endpoint({
  method: 'GET',
  path: '/campaigns/:id/winners/:user',
  summary: 'What somebody won in a campaign, as they share it: where they show their collection.',
  who: 'visitor',
  params: params.extend({ user: z.string().min(1).max(64) }),
  answer: answer(userWin),
  errors: [...seenErrors, userNotFound, e.winNotShown],
});

export const getCampaignProof = endpoint({
  method: 'GET',
  path: '/campaigns/:id/proof',
  summary: 'What it takes to redo the draw: seeds, hashes and winning numbers.',
  who: 'visitor',
  params,
  answer: answer(campaignProof),
  errors: seenErrors,
});

export const listCampaignTickets = endpoint({
  method: 'GET',
  path: '/campaigns/:id/tickets',
  summary: 'The entrants’ list as it was hashed at the close, by number; empty before the close.',
  who: 'visitor',
  params,
  query: z.strictObject({ cursor, limit: z.coerce.number().int().min(1).max(1000).default(1000) }),
  answer: page(raffleTicket),
  errors: seenErrors,
});

export const setCampaignSeed = endpoint({
  method: 'PUT',
  path: '/campaigns/:id/seed',
  summary: 'Mixes the fan’s own seed into the draw, until the campaign closes.',
  who: 'verified',
  rates: [{ by: 'user', limit: 60, window_s: 3600 }],
  params,
  body: seedInput,
  answer: answer(campaignMine),
  errors: [...seenErrors, e.notInDraw, e.seedTooLate, e.campaignSeedChanged],
});
