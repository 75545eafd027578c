// Owns who may call the endpoints of badges.

import { putBadge } from '#app/testing/badges.ts';
import { seen } from '#app/testing/club-cells.ts';
import {
  anyone,
  type Cells,
  type RowsOf,
  signedInOnly,
  staffOnly,
  verifiedOnly,
} from '#app/testing/role-row.ts';
import type { Stage } from '#app/testing/world.ts';

const hidden = (cells: Cells): Cells => ({ ...cells, banned: 'clubs.not-found' });
const inBoth = (cells: Cells) => ({ cells, in_private: hidden(cells) });
const makes = inBoth(staffOnly(verifiedOnly(), 'moderator'));

const ofClub = ({ club }: Stage) => ({ params: { id: club.id } });
const one = async ({ app, club }: Stage) => ({ params: { id: await putBadge(app, { club_id: club.id }) } });
const body = { name: 'Regular', look: { shape: 'disc', icon: 'coffee', hue: 150 } } as const;

export const badgesRows = {
  listOwnBadges: { given: () => ({}), cells: signedInOnly() },
  countOwnBadges: { given: () => ({}), cells: signedInOnly() },
  setPinnedBadges: { given: () => ({ body: { badge_ids: [] } }), cells: signedInOnly() },
  listUserBadges: { given: ({ owner }) => ({ params: { id: owner.id } }), cells: anyone },
  getBadge: { given: one, ...seen },
  listClubBadges: { given: ofClub, ...seen },
  createBadge: { given: (stage) => ({ ...ofClub(stage), body }), ...makes },
  changeBadge: {
    given: async (stage) => ({ ...(await one(stage)), body: { ...body, version: 1 } }),
    ...makes,
  },
  retireBadge: { given: one, ...makes },
} satisfies RowsOf<'badges'>;
