// Owns who may call the endpoints of XP and levels.
import { type Cells, type RowsOf, refuse, signedInOnly } from '#app/testing/role-row.ts';

/** A muted member reads as before. */
const inside: Cells = refuse(signedInOnly(), 'clubs.members-only', [
  'unverified',
  'guest',
  'operator',
  'banned',
]);

export const levelRows = {
  getClubStanding: {
    given: ({ club }) => ({ params: { id: club.id } }),
    cells: inside,
    in_private: { ...inside, banned: 'clubs.not-found' },
  },
} satisfies RowsOf<'levels'>;
