// Owns which action answers which endpoint of campaigns.
import * as endpoints from '@stagepass/contract/campaigns/endpoints.ts';
import * as manage from '@stagepass/contract/campaigns/manage-endpoints.ts';
import { signedIn } from '#platform/http/actor.ts';
import { bind, bindData, bindDone } from '#platform/http/bind.ts';
import { addMission, answerInvitation, dropMission, inviteClub, removeClub } from './actions/choose-clubs.ts';
import {
  changeCampaign,
  createCampaign,
  removeCampaign,
  setCampaignPicture,
} from './actions/edit-campaign.ts';
import { fundCampaign, takeBackFunding } from './actions/fund-campaign.ts';
import { setSeed } from './actions/set-seed.ts';
import { getCampaign } from './reads/get-campaign.ts';
import { getEditor } from './reads/get-editor.ts';
import { loadUserWin } from './reads/get-user-win.ts';
import { listCampaigns, listClubCampaigns, listManagedCampaigns } from './reads/list-campaigns.ts';
import { getProof, listTickets, readBoard, readWinners } from './reads/read-results.ts';

export const routes = [
  bind(endpoints.listCampaigns, (platform, { actor, query }) => listCampaigns(platform, actor, query)),
  bind(endpoints.listClubCampaigns, (platform, { actor, params, query }) =>
    listClubCampaigns(platform, actor, params.id, query),
  ),
  bindData(endpoints.getCampaign, (platform, { actor, params }) => getCampaign(platform, actor, params.id)),
  bind(endpoints.getCampaignBoard, (platform, { actor, params, query }) =>
    readBoard(platform, actor, params.id, query),
  ),
  bind(endpoints.getCampaignWinners, (platform, { actor, params, query }) =>
    readWinners(platform, actor, params.id, query),
  ),
  bindData(
    endpoints.getUserWin,
    async (platform, { actor, params }) => (await loadUserWin(platform, actor, params)).win,
  ),
  bindData(endpoints.getCampaignProof, (platform, { actor, params }) => getProof(platform, actor, params.id)),
  bind(endpoints.listCampaignTickets, (platform, { actor, params, query }) =>
    listTickets(platform, actor, params.id, query),
  ),
  bindData(endpoints.setCampaignSeed, (platform, { actor, params, body }) =>
    setSeed(platform, signedIn(actor), params.id, body),
  ),
  bind(manage.listManagedCampaigns, (platform, { actor, params, query }) =>
    listManagedCampaigns(platform, actor, params.id, query),
  ),
  bindData(manage.createCampaign, (platform, { actor, params, body }) =>
    createCampaign(platform, actor, params.id, body),
  ),
  bindData(manage.getCampaignEditor, (platform, { actor, params }) => getEditor(platform, actor, params.id)),
  bindData(manage.changeCampaign, (platform, { actor, params, body }) =>
    changeCampaign(platform, actor, params.id, body),
  ),
  bindData(manage.setCampaignPicture, (platform, { actor, params, body }) =>
    setCampaignPicture(platform, actor, params.id, body),
  ),
  bindDone(manage.removeCampaign, (platform, { actor, params }) =>
    removeCampaign(platform, actor, params.id),
  ),
  bindData(manage.inviteClub, (platform, { actor, params, body }) =>
    inviteClub(platform, actor, params.id, body.club),
  ),
  bindData(manage.answerInvitation, (platform, { actor, params, body }) =>
    answerInvitation(platform, actor, params, body.accept),
  ),
  bindDone(manage.removeClub, (platform, { actor, params }) => removeClub(platform, actor, params)),
  bindData(manage.addCampaignMission, (platform, { actor, params, body }) =>
    addMission(platform, actor, params.id, body.mission_id),
  ),
  bindData(manage.removeCampaignMission, (platform, { actor, params }) =>
    dropMission(platform, actor, params),
  ),
  bindData(manage.fundCampaign, (platform, { actor, params }) => fundCampaign(platform, actor, params.id)),
  bindData(manage.takeBackFunding, (platform, { actor, params }) =>
    takeBackFunding(platform, actor, params.id),
  ),
];
