// Owns who may call the endpoints of safety.
import { type RowsOf, signedInOnly } from '#app/testing/role-row.ts';

export const safetyRows = {
  makeReport: {
    given: async ({ make }) => ({
      body: { kind: 'user', id: (await make('guest')).id, reason: 'spam', note: '' },
    }),
    cells: signedInOnly(),
  },
} satisfies RowsOf<'safety'>;
