// Owns the endpoints of those who make campaigns: writing one, inviting clubs, choosing missions, setting prizes aside.
import { z } from 'zod';
import { badgeNotFound } from '../badges/errors.ts';
import { clubClosing, clubNotFound, ownerOnly, scopeMissing, staffOnly } from '../clubs/errors.ts';
import { conflict } from '../common-errors.ts';
import { endpoint } from '../endpoint.ts';
import { designNotFound } from '../items/errors.ts';
import { notEnough } from '../ledger/errors.ts';
import { mediaNotClaimable } from '../media/errors.ts';
import { answer, cursor, done, id, idOr, page } from '../shapes.ts';
import { tokenNotFound } from '../tokens/errors.ts';
import * as e from './errors.ts';
import { campaignShelves } from './kinds.ts';
import { campaignDraft, campaignEditor, campaignPictureInput, managedCampaign } from './shapes.ts';

const params = z.strictObject({ id: idOr(e.campaignNotFound) });
const clubParams = z.strictObject({ id: z.string().min(1).max(64) });
const rates = [{ by: 'user', limit: 300, window_s: 3600 }] as const;
const manageErrors = [clubNotFound, staffOnly, scopeMissing, e.campaignNotFound] as const;
const editErrors = [...manageErrors, e.campaignFrozen] as const;

export const listManagedCampaigns = endpoint({
  method: 'GET',
  path: '/clubs/:id/managed-campaigns',
  summary: 'A club’s campaigns for those who make them: its own and shared ones, invitations, closed ones.',
  who: 'fan',
  params: clubParams,
  query: z.strictObject({
    shelf: z.enum(campaignShelves).default('current'),
    cursor,
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  answer: page(managedCampaign),
  errors: manageErrors,
});

export const createCampaign = endpoint({
  method: 'POST',
  path: '/clubs/:id/campaigns',
  summary: 'Makes a draft.',
  who: 'verified',
  rates,
  params: clubParams,
  body: campaignDraft,
  status: 201,
  answer: answer(campaignEditor),
  errors: [...manageErrors, clubClosing, designNotFound, badgeNotFound, tokenNotFound],
});

export const getCampaignEditor = endpoint({
  method: 'GET',
  path: '/campaigns/:id/editor',
  summary: 'A campaign as its editors see it, what funding sets aside, and what is missing.',
  who: 'fan',
  params,
  answer: answer(campaignEditor),
  errors: manageErrors,
});

export const changeCampaign = endpoint({
  method: 'PUT',
  path: '/campaigns/:id',
  summary: 'Changes a campaign. Once prizes are set aside, only its title and story can change.',
  who: 'verified',
  rates,
  params,
  body: campaignDraft.extend({ version: z.int() }),
  answer: answer(campaignEditor),
  errors: [...editErrors, conflict, designNotFound, badgeNotFound, tokenNotFound],
});

export const setCampaignPicture = endpoint({
  method: 'PUT',
  path: '/campaigns/:id/picture',
  summary: 'Sets the picture: an upload, or an object that is drawn in the club’s color.',
  who: 'verified',
  rates,
  params,
  body: campaignPictureInput,
  answer: answer(campaignEditor),
  errors: [...manageErrors, mediaNotClaimable],
});

export const removeCampaign = endpoint({
  method: 'DELETE',
  path: '/campaigns/:id',
  summary: 'Deletes a draft.',
  who: 'verified',
  rates,
  params,
  answer: done,
  errors: editErrors,
});

export const inviteClub = endpoint({
  method: 'POST',
  path: '/campaigns/:id/clubs',
  summary: 'Asks another club to take part, by its id or handle. Its staff accept or decline.',
  who: 'verified',
  rates,
  params,
  body: z.strictObject({ club: z.string().trim().min(1).max(64) }),
  answer: answer(campaignEditor),
  errors: [...editErrors, e.campaignFull, e.campaignClubKnown],
});

export const answerInvitation = endpoint({
  method: 'POST',
  path: '/campaigns/:id/clubs/:club_id/answer',
  summary: 'Accepts or declines for a club that was asked to take part.',
  who: 'verified',
  rates,
  params: params.extend({ club_id: id }),
  body: z.strictObject({ accept: z.boolean() }),
  answer: answer(campaignEditor),
  errors: [...editErrors, e.campaignNotInvited],
});

export const removeClub = endpoint({
  method: 'DELETE',
  path: '/campaigns/:id/clubs/:club_id',
  summary: 'Withdraws an invitation, or leaves with all missions of a club. For the maker and that club.',
  who: 'verified',
  rates,
  params: params.extend({ club_id: id }),
  answer: done,
  errors: [...editErrors, e.campaignNotInvited, e.campaignHostStays],
});

export const addCampaignMission = endpoint({
  method: 'POST',
  path: '/campaigns/:id/missions',
  summary: 'Adds a mission of one’s own club; the maker proposes missions of other clubs, which then agree.',
  who: 'verified',
  rates,
  params,
  body: z.strictObject({ mission_id: id }),
  answer: answer(campaignEditor),
  errors: [...editErrors, e.campaignFull, e.campaignMissionNotFitting],
});

export const removeCampaignMission = endpoint({
  method: 'DELETE',
  path: '/campaigns/:id/missions/:mission_id',
  summary: 'Takes a mission out of the campaign.',
  who: 'verified',
  rates,
  params: params.extend({ mission_id: id }),
  answer: answer(campaignEditor),
  errors: editErrors,
});

export const fundCampaign = endpoint({
  method: 'POST',
  path: '/campaigns/:id/fund',
  summary: 'Sets aside everything the campaign promises and publishes the hash of its server seed.',
  who: 'verified',
  rates,
  params,
  answer: answer(campaignEditor),
  errors: [...manageErrors, clubClosing, ownerOnly, notEnough, e.campaignNotReady, e.campaignWrongState],
});

export const takeBackFunding = endpoint({
  method: 'POST',
  path: '/campaigns/:id/take-back',
  summary: 'Makes a campaign that has not opened a draft again; all that was set aside goes back.',
  who: 'verified',
  rates,
  params,
  answer: answer(campaignEditor),
  errors: [...manageErrors, e.campaignWrongState],
});
