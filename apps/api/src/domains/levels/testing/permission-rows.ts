// Owns who may call the endpoints of XP and levels.
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

const hidden = (cells: Cells): Cells => ({ ...cells, banned: 'clubs.not-found' });
const inBoth = (cells: Cells) => ({ cells, in_private: hidden(cells) });

/** A muted member reads as before. */
const inside = inBoth(
  refuse(signedInOnly(), 'clubs.members-only', ['unverified', 'guest', 'operator', 'banned']),
);
const params = ({ club }: Stage) => ({ params: { id: club.id } });
const board = ({ club }: Stage) => ({ params: { id: club.id, span: '7d' as const } });

export const levelRows = {
  getClubStanding: { given: params, ...inside },
  getLadder: { given: params, ...inBoth(anyone) },
  getUserLevel: {
    given: ({ club, owner }) => ({ params: { id: club.id, user: owner.id } }),
    cells: anyone,
    in_private: refuse(anyone, 'levels.not-shown', ['visitor', 'unverified', 'guest', 'banned', 'suspended']),
  },
  setLevel: {
    given: ({ club }) => ({
      params: { id: club.id, level: 5 },
      body: { name: 'Regular', perks: [{ type: 'text', text: 'A seat' }] },
    }),
    ...inBoth(staffOnly(verifiedOnly(), 'moderator')),
  },
  listBoard: { given: board, ...inside },
  getOwnPlace: { given: board, ...inside },
  setBoardVisibility: { given: (stage) => ({ ...params(stage), body: { hidden: false } }), ...inside },
  listOwnLevels: { given: () => ({}), cells: signedInOnly() },
  takeLevelChanges: { given: () => ({}), cells: signedInOnly() },
} satisfies RowsOf<'levels'>;
