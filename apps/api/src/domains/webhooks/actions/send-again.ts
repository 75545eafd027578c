// Owns sending by hand: a test event, and a delivery once more with the same event id.
import { WEBHOOK_TEST } from '@stagepass/base/webhook-kinds.ts';
import { webhookOff } from '@stagepass/contract/webhooks/errors.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadDelivery, lockOwnWebhook } from '../access.ts';
import { updateDelivery } from '../deliveries.store.ts';
import { queueSend, writeDeliveries } from '../write-deliveries.ts';

export async function testWebhook(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { club_id, is_on } = await lockOwnWebhook(platform, tx, actor, id);
    if (!is_on) fail(webhookOff);
    const data = { message: 'This is a test event. Nothing happened in your club.' };
    // Sent at once also where others fail: that is what the button is for.
    await writeDeliveries(platform, tx, {
      club_id,
      kind: WEBHOOK_TEST,
      data,
      to: [{ id, failing_since: null }],
    });
  });
}

export async function redeliver(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { webhook } = await loadDelivery(platform, tx, actor, id);
    if (!webhook.is_on) fail(webhookOff);
    await updateDelivery(tx, id, { state: 'waiting', tries: 0, run_at: platform.clock.now() });
    await queueSend(platform, tx, [id]);
  });
}
