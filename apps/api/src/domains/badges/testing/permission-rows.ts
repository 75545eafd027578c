// Owns who may call the endpoints of badges.

import { putBadge } from '#app/testing/badges.ts';
import { seen } from '#app/testing/club-cells.ts';
import {
  anyone,
  type Cells,
  type RowsOf,
  refuse,
  signedInOnly,
  staffOnly,
  verifiedOnly,
} from '#app/testing/role-row.ts';
import type { Stage } from '#app/testing/world.ts';
import { grantBadge } from '../public/grant-badge.ts';

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
  getUserBadge: {
    given: async ({ app, club, owner }) => {
      const id = await putBadge(app, { club_id: club.id });
      const at = app.platform.clock.now();
      const cause = { kind: 'station', id: 's' } as const;
      await app.platform.db.transaction((tx) =>
        grantBadge(tx, { badge_id: id, user_id: owner.id, cause, at }),
      );
      return { params: { id, user: owner.id } };
    },
    cells: anyone,
    in_private: refuse(anyone, 'badges.not-found', ['visitor', 'unverified', 'guest', 'banned', 'suspended']),
  },
  listClubBadges: { given: ofClub, ...seen },
  createBadge: { given: (stage) => ({ ...ofClub(stage), body }), ...makes },
  changeBadge: {
    given: async (stage) => ({ ...(await one(stage)), body: { ...body, version: 1 } }),
    ...makes,
  },
  retireBadge: { given: one, ...makes },
} satisfies RowsOf<'badges'>;
