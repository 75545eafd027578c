// Owns the manifest of the webhooks domain.
import { clubNotFound } from '@stagepass/contract/clubs/errors.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { DemoExample, Domain } from '#platform/domain.ts';
import { handlers } from './handlers.ts';
import { jobs } from './jobs.ts';
import { routes } from './routes.ts';
import { removeWebhooksOf } from './webhooks.store.ts';

async function examples(db: Executor): Promise<Record<string, DemoExample>> {
  const club = '/club/velvet-static/manage-webhooks';
  const { rows } = await db.query<{ id: string }>({
    text: `select w.id from webhooks w join clubs c on c.id = w.club_id where c.handle = 'velvet-static' limit 1`,
  });
  const [first] = rows;
  return {
    '/club/{id}/manage-webhooks': { example: club, as: 'creator' },
    ...(first === undefined
      ? {}
      : {
          '/club/{id}/manage-webhooks/{webhook}': { example: `${club}/${first.id}`, as: 'creator' as const },
        }),
  };
}

export const webhooks: Domain = {
  name: 'webhooks',
  routes,
  handlers,
  jobs,
  // Closed between the look at it and the writing.
  constraints: { webhooks_club_id_fkey: clubNotFound },
  settle: async (_platform, tx, clubId) => {
    await removeWebhooksOf(tx, clubId);
    return 'settled';
  },
  examples,
  demo: async (...given) => (await import('./demo.ts')).demo(...given),
};
