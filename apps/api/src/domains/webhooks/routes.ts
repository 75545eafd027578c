// Owns which action answers which endpoint of webhooks.
import * as endpoints from '@stagepass/contract/webhooks/endpoints.ts';
import { bind, bindData, bindDone } from '#platform/http/bind.ts';
import { loadWebhook } from './access.ts';
import { changeWebhook, createWebhook, deleteWebhook } from './actions/manage-webhooks.ts';
import { redeliver, testWebhook } from './actions/send-again.ts';
import { readDeliveries, readWebhooks } from './reads/read-webhooks.ts';
import { presentWebhook } from './views.ts';

export const routes = [
  bindData(endpoints.listWebhooks, (platform, { actor, params }) => readWebhooks(platform, actor, params.id)),
  bindData(endpoints.createWebhook, async (platform, { actor, params, body }) => {
    const { webhook, secret } = await createWebhook(platform, actor, { club: params.id, ...body });
    return { webhook: presentWebhook(webhook), secret };
  }),
  bindData(endpoints.getWebhook, async (platform, { actor, params }) =>
    presentWebhook(await loadWebhook(platform, platform.db, actor, params.id)),
  ),
  bindData(endpoints.changeWebhook, async (platform, { actor, params, body }) =>
    presentWebhook(await changeWebhook(platform, actor, { ...params, ...body })),
  ),
  bindDone(endpoints.deleteWebhook, (platform, { actor, params }) =>
    deleteWebhook(platform, actor, params.id),
  ),
  bindDone(endpoints.testWebhook, (platform, { actor, params }) => testWebhook(platform, actor, params.id)),
  bind(endpoints.listDeliveries, (platform, { actor, params, query }) =>
    readDeliveries(platform, actor, params.id, query),
  ),
  bindDone(endpoints.redeliver, (platform, { actor, params }) => redeliver(platform, actor, params.id)),
];
