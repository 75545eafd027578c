// Owns the doors to webhooks: those who run everything of the club, nobody else.
import { deliveryNotFound, webhookNotFound } from '@stagepass/contract/webhooks/errors.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { findDelivery } from './deliveries.store.ts';
import type { DeliveryRow, WebhookRow } from './tables.ts';
import { findWebhook, lockWebhook } from './webhooks.store.ts';

export async function loadWebhook(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  id: string,
): Promise<WebhookRow> {
  const row = (await findWebhook(tx, id)) ?? fail(webhookNotFound);
  await loadClubFor(platform, tx, actor, row.club_id, 'manage-club');
  return row;
}

/** Nobody else changes it until the transaction ends. */
export async function lockOwnWebhook(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  id: string,
): Promise<WebhookRow> {
  const row = (await lockWebhook(tx, id)) ?? fail(webhookNotFound);
  await loadClubFor(platform, tx, actor, row.club_id, 'manage-club');
  return row;
}

export async function loadDelivery(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  id: string,
): Promise<{ delivery: DeliveryRow; webhook: WebhookRow }> {
  const delivery = (await findDelivery(tx, id)) ?? fail(deliveryNotFound);
  return { delivery, webhook: await lockOwnWebhook(platform, tx, actor, delivery.webhook_id) };
}
