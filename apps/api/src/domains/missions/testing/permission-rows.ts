// Owns who may call the endpoints of missions.
import { seen } from '#app/testing/club-cells.ts';
import { putMission } from '#app/testing/missions.ts';
import {
  admins,
  type Cells,
  ownerOnly,
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

const ofClub = ({ club }: Stage) => ({ params: { id: club.id } });
const draft = async ({ app, club }: Stage) => ({
  params: { id: (await putMission(app, { club_id: club.id, state: 'draft' })).id },
});

/** The others end, so that a club in which callers come one after the other does not fill up. */
async function live({ app, club }: Stage) {
  await leaveRoom(app, club.id);
  return { params: { id: (await putMission(app, { club_id: club.id, state: 'live' })).id } };
}

async function leaveRoom({ platform }: Stage['app'], clubId: string): Promise<void> {
  await platform.db.query({
    text: `update missions set state = 'ended', ended_at = now() where club_id = $1 and state in ('live', 'paused')`,
    values: [clubId],
  });
}

/** Nothing waits to be claimed: whoever may ask is told so. */
const claims: Cells = {
  ...refuse(verifiedOnly(), 'missions.nothing-to-claim', ['member', ...admins, 'owner']),
  guest: 'clubs.members-only',
  operator: 'clubs.members-only',
  banned: 'clubs.banned',
  muted: 'clubs.muted',
};

export const missionsRows = {
  listClubMissions: { given: ofClub, ...seen },
  listOwnMissions: { given: () => ({}), cells: signedInOnly() },
  countOwnMissions: { given: () => ({}), cells: signedInOnly() },
  listTasks: { given: () => ({ query: {} }), cells: signedInOnly() },
  getMission: { given: live, ...seen },
  claimReward: {
    given: live,
    ...inBoth(claims),
  },
  listManagedMissions: { given: ofClub, ...reads },
  countManagedMissions: { given: ofClub, ...reads },
  createMission: { given: (stage) => ({ ...ofClub(stage), body: { title: 'Mind the gap' } }), ...makes },
  getMissionEditor: { given: draft, ...reads },
  changeMission: {
    given: async (stage) => ({ ...(await draft(stage)), body: { title: 'Changed', version: 1 } }),
    ...makes,
  },
  setMissionPicture: {
    given: async (stage) => ({
      ...(await draft(stage)),
      body: { from: 'drawn' as const, object: 'mic' as const },
    }),
    ...makes,
  },
  publishMission: {
    given: async (stage) => {
      await leaveRoom(stage.app, stage.club.id);
      return draft(stage);
    },
    ...makes,
  },
  pauseMission: { given: live, ...makes },
  endMission: { given: live, ...makes },
  archiveMission: { given: live, ...makes },
  removeMission: { given: draft, ...makes },
  duplicateMission: { given: draft, ...makes },
  reorderMissions: {
    given: async (stage) => ({ ...ofClub(stage), body: { ids: [(await live(stage)).params.id] } }),
    ...makes,
  },
  getMissionFunnel: { given: live, ...reads },
  getMissionBudget: { given: ofClub, ...reads },
  changeMissionBudget: {
    given: (stage) => ({ ...ofClub(stage), body: { change_cents: 0 } }),
    ...inBoth(ownerOnly()),
  },
  listMissionParticipants: { given: live, ...reads },
  takeBackReward: {
    // Nobody of that id took part: whoever may ask is told so.
    given: async (stage) => ({ ...(await live(stage)), body: { user_id: 'nobody', reason: 'By mistake' } }),
    ...inBoth(
      refuse(staffOnly(verifiedOnly(), 'moderator'), 'missions.nothing-to-take-back', [
        'admin',
        'moderator',
        'owner',
      ]),
    ),
  },
} satisfies RowsOf<'missions'>;
