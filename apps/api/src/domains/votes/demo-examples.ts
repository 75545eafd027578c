// Owns the addresses of votes in the demo world: the one that runs, and a club's list.
import type { Domain } from '#platform/domain.ts';

export const examples: NonNullable<Domain['examples']> = async (db) => {
  const { rows } = await db.query<{ id: string }>({
    text: `select v.id from votes v join club_facts c on c.id = v.club_id
      where c.handle = 'velvet-static' and v.title = 'Which song opens the Lisbon show?' limit 1`,
  });
  const id = rows[0]?.id;
  return {
    '/club/{id}/votes': { example: '/club/paper-tigers/votes', as: 'fan' },
    '/club/{id}/manage-votes': { example: '/club/velvet-static/manage-votes', as: 'creator' },
    ...(id === undefined
      ? {}
      : { '/club/vote-detail/{id}': { example: `/club/vote-detail/${id}`, as: 'fan' } }),
  };
};
