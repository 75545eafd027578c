// Owns the manifest of the posts domain.
import type { Domain } from '#platform/domain.ts';
import { eraseUser, exportUser } from './export-user.ts';
import { handlers } from './handlers.ts';
import { jobs } from './jobs.ts';
import { routes } from './routes.ts';
import { settle } from './settle.ts';

export const posts: Domain = {
  name: 'posts',
  routes,
  handlers,
  jobs,
  exportUser,
  eraseUser,
  settle,
  demo: async (platform, progress) => (await import('./demo.ts')).demo(platform, progress),
  demoLater: async (platform, progress) => (await import('./demo.ts')).demoLater(platform, progress),
  examples: async (db) => {
    const { rows } = await db.query<{ id: string }>({
      text: `select p.id from posts p join club_facts c on c.id = p.club_id
        where c.handle = 'velvet-static' and p.published_at is not null order by p.published_at desc limit 1`,
    });
    const id = rows[0]?.id;
    return id === undefined
      ? {}
      : { '/club/post-detail/{id}': { example: `/club/post-detail/${id}`, as: 'fan' } };
  },
};
