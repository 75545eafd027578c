// Owns who may call the endpoints of search.
import { anyone, type RowsOf } from '#app/testing/role-row.ts';

export const searchRows = {
  searchEverything: { given: () => ({ query: { q: 'velvet' } }), cells: anyone },
} satisfies RowsOf<'search'>;
