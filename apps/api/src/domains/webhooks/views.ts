// Owns how rows of webhooks become the shapes of the contract.
import type { Delivery, Webhook } from '@stagepass/contract/webhooks/shapes.ts';
import type { DeliveryRow, WebhookRow } from './tables.ts';

export function presentWebhook(row: WebhookRow): Webhook {
  const { id, club_id, url, kinds, is_on, failing_since, turned_off_by_site, created_at } = row;
  return {
    ...{ id, club_id, url, kinds, on: is_on, turned_off_by_site },
    failing_since: failing_since?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  };
}

export function presentDelivery(row: DeliveryRow): Delivery {
  const { id, event_id, kind, state, tries, status, snippet, problem, body } = row;
  return {
    ...{ id, event_id, kind, state, tries, status, snippet, problem, body },
    created_at: row.created_at.toISOString(),
    tried_at: row.tried_at?.toISOString() ?? null,
    next_try_at: state === 'waiting' ? row.run_at.toISOString() : null,
  };
}
