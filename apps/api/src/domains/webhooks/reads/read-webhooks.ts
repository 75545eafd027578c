// Owns what is read about webhooks: a club's, one, and the log of one.
import type { Delivery, Webhook } from '@stagepass/contract/webhooks/shapes.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import type { Actor } from '#platform/http/actor.ts';
import { byCreation, type Page, type PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { loadWebhook } from '../access.ts';
import { listDeliveries } from '../deliveries.store.ts';
import { presentDelivery, presentWebhook } from '../views.ts';
import { listWebhooks } from '../webhooks.store.ts';

export async function readWebhooks(platform: Platform, actor: Actor, idOrHandle: string): Promise<Webhook[]> {
  const { db } = platform;
  const { club } = await loadClubFor(platform, db, actor, idOrHandle, 'manage-club');
  return (await listWebhooks(db, club.id)).map(presentWebhook);
}

export async function readDeliveries(
  platform: Platform,
  actor: Actor,
  id: string,
  asked: PageAsked,
): Promise<Page<Delivery>> {
  const { db } = platform;
  await loadWebhook(platform, db, actor, id);
  const { rows, next_cursor } = await byCreation.page(asked, (page) => listDeliveries(db, id, page));
  return { data: rows.map(presentDelivery), next_cursor };
}
