// Owns the manifest of the tips domain.
import { clubNotFound } from '@stagepass/contract/clubs/errors.ts';
import { postNotFound } from '@stagepass/contract/posts/errors.ts';
import type { Domain } from '#platform/domain.ts';
import { auditTips } from './audit.store.ts';
import { routes } from './routes.ts';
import { listOfPerson, removePerson } from './tips.store.ts';

export const tips: Domain = {
  name: 'tips',
  routes,
  // Deleted between the look at it and the writing.
  constraints: { tips_post_id_fkey: postNotFound, tips_club_id_fkey: clubNotFound },
  audit: auditTips,
  exportUser: async ({ db }, userId) =>
    (await listOfPerson(db, userId)).map(({ club_id, amount_cents, note, anonymous, at }) => ({
      ...{ club_id, amount_cents, note, anonymous },
      at: at.toISOString(),
    })),
  eraseUser: (tx, userId) => removePerson(tx, userId),
  examples: async () => ({
    '/club/{id}/manage-tips': { example: '/club/velvet-static/manage-tips', as: 'creator' },
  }),
  demo: async (...given) => (await import('./demo.ts')).demo(...given),
};
