// Owns the addresses of campaigns in the demo world: the one that runs, and the one that was drawn.
import type { Domain } from '#platform/domain.ts';
import { listByTitle } from './demo.store.ts';

export const examples: NonNullable<Domain['examples']> = async (db) => {
  const known = await listByTitle(db);
  const [running, drawn] = [known.get('Kites over Lisbon'), known.get('The basement tapes')];
  return {
    '/club/{id}/manage-campaigns': { example: '/club/velvet-static/manage-campaigns', as: 'creator' },
    ...(running === undefined
      ? {}
      : {
          '/campaign/{id}': { example: `/campaign/${running}`, as: 'fan' },
          '/campaign/{id}/leaderboard': { example: `/campaign/${running}/leaderboard`, as: 'fan' },
        }),
    ...(drawn === undefined
      ? {}
      : {
          '/campaign/{id}/proof': { example: `/campaign/${drawn}/proof`, as: 'visitor' },
          '/campaign/{id}/winners': { example: `/campaign/${drawn}/winners`, as: 'fan' },
        }),
  };
};
