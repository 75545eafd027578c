// Owns how tests put a webhook and a delivery there, to an address that nobody answers at.
import { WEBHOOK_TEST } from '@stagepass/base/webhook-kinds.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { newId } from '#platform/ids/new-id.ts';
import { SEALED_AS } from '../actions/manage-webhooks.ts';
import { insertDelivery } from '../deliveries.store.ts';
import { insertWebhook } from '../webhooks.store.ts';

interface Where {
  app: TestApp;
  club: { id: string };
}

/** Answers its id. */
export async function putWebhook({ app, club }: Where): Promise<string> {
  const { platform } = app;
  const id = newId(platform);
  await insertWebhook(platform.db, {
    ...{ id, club_id: club.id, url: 'https://127.0.0.1/nobody', kinds: ['member.joined'], is_on: true },
    ...{ secret_sealed: platform.secrets.seal(SEALED_AS, 'whsec_test'), failing_since: null },
    ...{ turned_off_by_site: false, created_at: platform.clock.now() },
  });
  return id;
}

/** Answers its id. */
export async function putDelivery(where: Where): Promise<string> {
  const { platform } = where.app;
  const id = newId(platform);
  const at = platform.clock.now();
  await insertDelivery(platform.db, {
    ...{ id, webhook_id: await putWebhook(where), event_id: newId(platform), kind: WEBHOOK_TEST, body: '{}' },
    ...{ state: 'failed', tries: 9, run_at: at, status: 500, snippet: '', problem: null },
    ...{ created_at: at, tried_at: at },
  });
  return id;
}
