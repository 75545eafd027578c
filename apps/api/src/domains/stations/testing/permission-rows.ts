// Owns who may call the endpoints of stations.
import { seen, withMoney } from '#app/testing/club-cells.ts';
import { putDesign } from '#app/testing/items.ts';
import {
  admins,
  type Cells,
  type RowsOf,
  refuse,
  signedInOnly,
  staffOnly,
  verifiedOnly,
} from '#app/testing/role-row.ts';
import { putStation } from '#app/testing/stations.ts';
import type { Stage } from '#app/testing/world.ts';

const hidden = (cells: Cells): Cells => ({ ...cells, banned: 'clubs.not-found' });
const inBoth = (cells: Cells) => ({ cells, in_private: hidden(cells) });
const reads = inBoth(staffOnly(signedInOnly(), 'moderator'));
const runs = inBoth(staffOnly(verifiedOnly(), 'moderator'));
/** Whoever sells or gives away copies needs to be there for sales too: neither of the two scopes is enough. */
const gives = inBoth(staffOnly(verifiedOnly()));

const ofClub = ({ club }: Stage) => ({ params: { id: club.id } });
const draft = async ({ app, club }: Stage) => ({
  params: { id: await putStation(app, { club_id: club.id, state: 'draft' }) },
});

/** The others close, so that a club in which callers come one after the other does not fill up. */
async function open({ app, club }: Stage) {
  await leaveRoom(app, club.id);
  return { params: { id: await putStation(app, { club_id: club.id, state: 'open' }) } };
}

async function leaveRoom({ platform }: Stage['app'], clubId: string): Promise<void> {
  await platform.db.query({
    text: `update stations set state = 'closed', closed_at = now() where club_id = $1 and state = 'open'`,
    values: [clubId],
  });
}

const claims: Cells = {
  ...refuse(verifiedOnly(), 'items.staff-receive-nothing', [...admins, 'owner']),
  guest: 'clubs.members-only',
  operator: 'clubs.members-only',
  banned: 'clubs.banned',
  muted: 'clubs.muted',
};

async function drafted({ app, club }: Stage) {
  const design_id = await putDesign(app, { club_id: club.id });
  return { title: 'Prop room', thing: { kind: 'ITEM' as const, design_id } };
}

export const stationsRows = {
  listClubStations: { given: ofClub, ...seen },
  getStation: { given: open, ...seen },
  claimStation: {
    given: async (stage) => {
      await withMoney(stage);
      return { ...(await open(stage)), body: { expected_price_cents: 100 } };
    },
    ...inBoth(claims),
  },
  listManagedStations: { given: ofClub, ...reads },
  countManagedStations: { given: ofClub, ...reads },
  createStation: { given: async (stage) => ({ ...ofClub(stage), body: await drafted(stage) }), ...gives },
  getStationEditor: { given: draft, ...reads },
  changeStation: {
    given: async (stage) => ({ ...(await draft(stage)), body: { ...(await drafted(stage)), version: 1 } }),
    ...gives,
  },
  openStation: {
    given: async (stage) => {
      await leaveRoom(stage.app, stage.club.id);
      return draft(stage);
    },
    ...gives,
  },
  closeStation: { given: open, ...runs },
  archiveStation: { given: open, ...runs },
  removeStation: { given: draft, ...runs },
  reorderStations: {
    given: async (stage) => ({ ...ofClub(stage), body: { ids: [(await open(stage)).params.id] } }),
    ...runs,
  },
  listStationClaims: { given: open, ...reads },
} satisfies RowsOf<'stations'>;
