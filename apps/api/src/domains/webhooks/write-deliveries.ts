// Owns writing what is to be sent: one body for all webhooks that listen, in the transaction that tells of the event.
import type { DeliveryKind } from '@stagepass/base/webhook-kinds.ts';
import { type WebhookPayload, webhookBody, webhookPayloads } from '@stagepass/contract/webhooks/payloads.ts';
import type { Tx } from '#platform/db/db.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { insertDelivery } from './deliveries.store.ts';
import type { WebhookRow } from './tables.ts';

export const SEND = 'webhooks.send';

export function queueSend({ jobs }: Platform, tx: Tx, ids: readonly string[]): Promise<void> {
  return jobs.queue(tx, SEND, { ids });
}

export async function writeDeliveries<Kind extends DeliveryKind>(
  platform: Platform,
  tx: Tx,
  of: {
    club_id: string;
    kind: Kind;
    data: WebhookPayload<Kind>;
    to: readonly Pick<WebhookRow, 'id' | 'failing_since'>[];
  },
): Promise<void> {
  const { kind, club_id, to } = of;
  const created_at = platform.clock.now();
  const event_id = newId(platform);
  const whole = { id: event_id, kind, club_id, created_at: created_at.toISOString() };
  // What the shape does not name must not leave the site.
  const data: unknown = webhookPayloads[kind].parse(of.data);
  const body = JSON.stringify(webhookBody.parse({ ...whole, data }));
  const prompt: string[] = [];
  for (const { id: webhook_id, failing_since } of to) {
    const id = newId(platform);
    await insertDelivery(tx, {
      ...{ id, webhook_id, event_id, kind, body, state: 'waiting', tries: 0, run_at: created_at },
      ...{ status: null, snippet: '', problem: null, created_at, tried_at: null },
    });
    // An address that is in trouble waits for the clock, so that it keeps no worker from the others.
    if (failing_since === null) prompt.push(id);
  }
  if (prompt.length > 0) await queueSend(platform, tx, prompt);
}
