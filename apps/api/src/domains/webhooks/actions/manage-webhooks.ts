// Owns what those who run a club do with its webhooks: adding, changing and deleting one.
import type { WebhookKind } from '@stagepass/base/webhook-kinds.ts';
import { addressNotPublic, webhooksFull } from '@stagepass/contract/webhooks/errors.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { deedLog } from '#domains/safety/public/record-deed.ts';
import { oneAtATime } from '#platform/db/one-at-a-time.ts';
import { fail } from '#platform/failure/failure.ts';
import { FetchError } from '#platform/fetch/fetch-error.ts';
import type { Actor } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { loadWebhook, lockOwnWebhook } from '../access.ts';
import { failWaiting } from '../deliveries.store.ts';
import type { WebhookRow } from '../tables.ts';
import { isNamedOrigin, newSecret } from '../webhook.rules.ts';
import { insertWebhook, listWebhooks, removeWebhook, updateWebhook } from '../webhooks.store.ts';

const MOST_WEBHOOKS = 10;
/** Secrets are sealed for this purpose. */
export const SEALED_AS = 'webhooks';

const record = deedLog<WebhookRow>(({ url }) => ({ what: URL.parse(url)?.host ?? '' }));

export async function createWebhook(
  platform: Platform,
  actor: Actor,
  wanted: { club: string; url: string; kinds: WebhookKind[] },
): Promise<{ webhook: WebhookRow; secret: string }> {
  const { db, clock, dice, secrets } = platform;
  const { club } = await loadClubFor(platform, db, actor, wanted.club, 'manage-club');
  await assertMaySendTo(platform, wanted.url);
  return db.transaction(async (tx) => {
    await loadClubFor(platform, tx, actor, club.id, 'manage-club');
    await oneAtATime(tx, 'webhooks', club.id);
    if ((await listWebhooks(tx, club.id)).length >= MOST_WEBHOOKS) fail(webhooksFull);
    const secret = newSecret(dice);
    const webhook: WebhookRow = {
      ...{ id: newId(platform), club_id: club.id, url: wanted.url, kinds: wanted.kinds, is_on: true },
      secret_sealed: secrets.seal(SEALED_AS, secret),
      failing_since: null,
      turned_off_by_site: false,
      created_at: clock.now(),
    };
    await insertWebhook(tx, webhook);
    await record(platform, tx, actor, webhook, 'webhooks.created');
    return { webhook, secret };
  });
}

export async function changeWebhook(
  platform: Platform,
  actor: Actor,
  {
    id,
    url,
    kinds,
    on,
  }: {
    id: string;
    url?: string | undefined;
    kinds?: WebhookKind[] | undefined;
    on?: boolean | undefined;
  },
): Promise<WebhookRow> {
  const { db } = platform;
  await loadWebhook(platform, db, actor, id);
  if (url !== undefined) await assertMaySendTo(platform, url);
  return db.transaction(async (tx) => {
    const before = await lockOwnWebhook(platform, tx, actor, id);
    const begins = on === true || (url !== undefined && url !== before.url);
    const changes = {
      url: url ?? before.url,
      kinds: kinds ?? before.kinds,
      is_on: on ?? before.is_on,
      // Two days of trouble are counted anew for another address, and when somebody says that it is mended.
      ...(begins ? { failing_since: null, turned_off_by_site: false } : {}),
      ...(on === false ? { turned_off_by_site: false } : {}),
    };
    await updateWebhook(tx, id, changes);
    if (!changes.is_on) await failWaiting(tx, id);
    await record(platform, tx, actor, { ...before, ...changes }, 'webhooks.changed');
    return { ...before, ...changes };
  });
}

export async function deleteWebhook(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const row = await lockOwnWebhook(platform, tx, actor, id);
    await removeWebhook(tx, id);
    await record(platform, tx, actor, row, 'webhooks.deleted');
  });
}

/** Looks the name up, so outside of transactions. What it leads to later is asked again at every delivery. */
async function assertMaySendTo({ fetch, config }: Platform, url: string): Promise<void> {
  if (isNamedOrigin(url, config.WEBHOOK_ORIGINS)) return;
  if (URL.parse(url)?.protocol !== 'https:') fail(addressNotPublic);
  try {
    await fetch.assertPublic(url);
  } catch (error) {
    if (error instanceof FetchError) fail(addressNotPublic);
    throw error;
  }
}
