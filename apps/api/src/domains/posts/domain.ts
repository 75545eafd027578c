// Owns the manifest of the posts domain.
import { clubNotFound } from '@stagepass/contract/clubs/errors.ts';
import { commentNotFound, postNotFound, postTierUnknown } from '@stagepass/contract/posts/errors.ts';
import type {} from '@stagepass/contract/posts/realtime.ts';
import type { Domain } from '#platform/domain.ts';
import { eraseUser, exportUser } from './export-user.ts';
import { handlers } from './handlers.ts';
import { jobs } from './jobs.ts';
import { rooms } from './rooms.ts';
import { routes } from './routes.ts';
import { settle } from './settle.ts';

/** What a text or a reaction stands under may be deleted between the look at it and the writing. */
const gone = {
  posts_club_id_fkey: clubNotFound,
  posts_tier_id_fkey: postTierUnknown,
  posts_reply_tier_id_fkey: postTierUnknown,
  comments_post_id_fkey: postNotFound,
  comments_parent_id_fkey: commentNotFound,
  post_counts_post_id_fkey: postNotFound,
  post_reactions_post_id_fkey: postNotFound,
  comment_reactions_comment_id_fkey: commentNotFound,
  bookmarks_post_id_fkey: postNotFound,
} as const;

export const posts: Domain = {
  name: 'posts',
  routes,
  handlers,
  jobs,
  constraints: gone,
  rooms,
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
