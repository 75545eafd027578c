// Owns who may call the endpoints of campaigns.
import { putCampaign, putWin } from '#app/testing/campaigns.ts';
import { seen } from '#app/testing/club-cells.ts';
import { putMission } from '#app/testing/missions.ts';
import {
  admins,
  anyone,
  type Cells,
  type Outcome,
  type RowsOf,
  refuse,
  signedInOnly,
  staffOnly,
  verifiedOnly,
} from '#app/testing/role-row.ts';
import type { Stage } from '#app/testing/world.ts';

const hidden = (cells: Cells): Cells => ({ ...cells, banned: 'clubs.not-found' });
const inBoth = (cells: Cells) => ({ cells, in_private: hidden(cells) });
const reads = inBoth(staffOnly(signedInOnly(), 'moderator'));
const makes = inBoth(staffOnly(verifiedOnly(), 'moderator'));
/** Whoever may is told what is missing. */
const told = (outcome: Outcome) =>
  inBoth(refuse(staffOnly(verifiedOnly(), 'moderator'), outcome, ['admin', 'moderator', 'owner']));

const ofClub = ({ club }: Stage) => ({ params: { id: club.id } });
const inState =
  (state: Parameters<typeof putCampaign>[1]['state']) =>
  async ({ app, club }: Stage) => ({ params: { id: await putCampaign(app, { club_id: club.id, state }) } });
const draft = inState('draft');
const running = inState('running');

const noTicket = refuse(verifiedOnly(), 'campaigns.not-in-draw', [
  'guest',
  'member',
  ...admins,
  'owner',
  'operator',
  'banned',
  'muted',
]);

export const campaignsRows = {
  listCampaigns: { given: () => ({ query: {} }), cells: anyone },
  listClubCampaigns: { given: ofClub, ...seen },
  getCampaign: { given: running, ...seen },
  getCampaignBoard: { given: running, ...seen },
  getCampaignWinners: { given: running, ...seen },
  getUserWin: {
    given: async (stage) => {
      const { params } = await running(stage);
      const { app, owner } = stage;
      await putWin(app, { campaign_id: params.id, user_id: owner.id });
      return { params: { ...params, user: owner.id } };
    },
    ...seen,
  },
  getCampaignProof: { given: running, ...seen },
  listCampaignTickets: { given: running, ...seen },
  setCampaignSeed: {
    given: async (stage) => ({
      ...(await running(stage)),
      body: { client_seed: 'moonbread', server_seed_hash: '0'.repeat(64) },
    }),
    cells: noTicket,
    in_private: { ...noTicket, guest: 'clubs.members-only', banned: 'clubs.not-found' },
  },
  listManagedCampaigns: { given: ofClub, ...reads },
  createCampaign: { given: (stage) => ({ ...ofClub(stage), body: { title: 'Mind the kite' } }), ...makes },
  getCampaignEditor: { given: draft, ...reads },
  changeCampaign: {
    given: async (stage) => ({ ...(await draft(stage)), body: { title: 'Changed', version: 1 } }),
    ...makes,
  },
  setCampaignPicture: {
    given: async (stage) => ({
      ...(await draft(stage)),
      body: { from: 'drawn' as const, object: 'mic' as const },
    }),
    ...makes,
  },
  removeCampaign: { given: draft, ...makes },
  inviteClub: {
    given: async (stage) => ({ ...(await draft(stage)), body: { club: stage.club.id } }),
    ...told('campaigns.club-known'),
  },
  answerInvitation: {
    given: async (stage) => {
      const { params } = await draft(stage);
      return { params: { ...params, club_id: stage.club.id }, body: { accept: true } };
    },
    ...told('campaigns.not-invited'),
  },
  removeClub: {
    given: async (stage) => {
      const { params } = await draft(stage);
      return { params: { ...params, club_id: stage.club.id } };
    },
    ...told('campaigns.host-stays'),
  },
  addCampaignMission: {
    given: async (stage) => {
      const { id } = await putMission(stage.app, { club_id: stage.club.id, state: 'live' });
      return { ...(await draft(stage)), body: { mission_id: id } };
    },
    ...makes,
  },
  removeCampaignMission: {
    given: async (stage) => {
      const { id } = await putMission(stage.app, { club_id: stage.club.id, state: 'live' });
      const { params } = await draft(stage);
      return { params: { ...params, mission_id: id } };
    },
    ...makes,
  },
  fundCampaign: { given: draft, ...told('campaigns.not-ready') },
  takeBackFunding: { given: inState('funded'), ...makes },
} satisfies RowsOf<'campaigns'>;
