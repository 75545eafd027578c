// Owns who may call the endpoints of check-ins.
import { type Cells, type RowsOf, refuse, signedInOnly, verifiedOnly } from '#app/testing/role-row.ts';
import type { Stage } from '#app/testing/world.ts';

const ofClub = ({ club }: Stage) => ({ params: { id: club.id } });
const members = (gate: Cells): Cells => ({
  ...refuse(gate, 'clubs.members-only', ['guest', 'operator']),
  banned: 'clubs.banned',
  muted: 'clubs.muted',
});
const inBoth = (cells: Cells) => ({ cells, in_private: { ...cells, banned: 'clubs.not-found' } });
const reads = inBoth(members(refuse(signedInOnly(), 'clubs.members-only', ['unverified'])));

export const checkinsRows = {
  getCheckins: { given: ofClub, ...reads },
  checkIn: { given: (stage) => ({ ...ofClub(stage), body: {} }), ...inBoth(members(verifiedOnly())) },
  repairCheckin: {
    given: ofClub,
    ...inBoth(
      refuse(members(verifiedOnly()), 'checkins.nothing-to-repair', [
        'member',
        'admin',
        'scanner',
        'moderator',
        'seller',
        'owner',
      ]),
    ),
  },
} satisfies RowsOf<'checkins'>;
