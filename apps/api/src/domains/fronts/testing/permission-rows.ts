// Owns who may call the endpoints of fronts.
import { anyone, operatorOnly, type RowsOf, signedInOnly } from '#app/testing/role-row.ts';

export const frontRows = {
  getDiscover: { given: () => ({ query: {} }), cells: anyone },
  listPageClubs: { given: () => ({ params: { slug: 'NTU' } }), cells: anyone },
  listSuggestedClubs: { given: () => ({}), cells: signedInOnly() },
  listFeaturedClubs: { given: () => ({}), cells: operatorOnly },
  setFeaturedClubs: { given: () => ({ body: { club_ids: [] } }), cells: operatorOnly },
  getToday: { given: () => ({}), cells: signedInOnly() },
} satisfies RowsOf<'fronts'>;
