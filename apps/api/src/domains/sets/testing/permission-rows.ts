// Owns who may call the endpoints of sets.
import { seen } from '#app/testing/club-cells.ts';
import { putDesign, putItems } from '#app/testing/items.ts';
import { type Cells, type RowsOf, signedInOnly, staffOnly, verifiedOnly } from '#app/testing/role-row.ts';
import { putSet } from '#app/testing/sets.ts';
import type { Stage } from '#app/testing/world.ts';

const hidden = (cells: Cells): Cells => ({ ...cells, banned: 'clubs.not-found' });
const inBoth = (cells: Cells) => ({ cells, in_private: hidden(cells) });
const makes = inBoth(staffOnly(verifiedOnly(), 'seller'));

const ofClub = ({ club }: Stage) => ({ params: { id: club.id } });
const live = async ({ app, club }: Stage) => ({ params: { id: (await putSet(app, club.id)).id } });
const draft = async ({ app, club }: Stage) => ({
  params: { id: (await putSet(app, club.id, { state: 'draft' })).id },
});

async function body({ app, club }: Stage) {
  const design = () => putDesign(app, { club_id: club.id });
  return { name: 'Tour tin', design_ids: [await design(), await design()] };
}

export const setsRows = {
  listClubSets: { given: ofClub, ...seen },
  listOwnSets: { given: () => ({}), cells: signedInOnly() },
  listManagedSets: { given: ofClub, ...inBoth(staffOnly(signedInOnly(), 'seller')) },
  getSet: { given: live, ...seen },
  getUserSet: {
    given: async ({ app, club, owner }) => {
      const { id, design_ids } = await putSet(app, club.id);
      await putItems(app, design_ids[0] ?? '', [owner.id]);
      return { params: { id, user: owner.id } };
    },
    ...seen,
  },
  getSetWays: {
    given: async ({ app, club }) => {
      const { id, design_ids } = await putSet(app, club.id);
      return { params: { id, design_id: design_ids[0] ?? '' } };
    },
    ...seen,
  },
  createSet: { given: async (stage) => ({ ...ofClub(stage), body: await body(stage) }), ...makes },
  changeSet: {
    given: async (stage) => ({ ...(await draft(stage)), body: { ...(await body(stage)), version: 1 } }),
    ...makes,
  },
  publishSet: { given: draft, ...makes },
  removeSet: { given: draft, ...makes },
} satisfies RowsOf<'sets'>;
