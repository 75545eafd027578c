// Owns this domain's part of the demo world: a club's webhook with a log. It is off: nobody outside is sent anything by a demo.
import { demoClubs } from '#domains/clubs/public/demo-clubs.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import type { Tx } from '#platform/db/db.ts';
import type { DemoProgress } from '#platform/domain.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { SEALED_AS } from './actions/manage-webhooks.ts';
import { insertDelivery } from './deliveries.store.ts';
import { newSecret } from './webhook.rules.ts';
import { insertWebhook, listWebhooks } from './webhooks.store.ts';

const HOUR_MS = 3_600_000;
const HANDLE = 'velvet-static';

/** The oldest first. */
const sent = [
  { hours_ago: 52, kind: 'tip.given', status: 200, snippet: 'ok', tries: 1 },
  { hours_ago: 30, kind: 'tip.given', status: 200, snippet: 'ok', tries: 3 },
  { hours_ago: 26, kind: 'webhook.test', status: 404, snippet: 'No route for POST /stagepass', tries: 9 },
] as const;

export async function demo(platform: Platform, progress: DemoProgress): Promise<void> {
  const club = await findClub(platform, platform.db, HANDLE);
  if (club !== undefined)
    // In one transaction: killed in between, the next start begins anew.
    await platform.db.transaction(async (tx) => {
      if ((await listWebhooks(tx, club.id)).length === 0) await fill(platform, tx, club.id);
    });
  progress(demoClubs.length, demoClubs.length);
}

async function fill(platform: Platform, tx: Tx, club_id: string): Promise<void> {
  const { clock, dice, secrets } = platform;
  const now = clock.now().getTime();
  const webhook_id = newId(platform);
  await insertWebhook(tx, {
    ...{ id: webhook_id, club_id, url: 'https://bot.velvet-static.example/stagepass' },
    kinds: ['member.joined', 'tip.given', 'subscription.started'],
    secret_sealed: secrets.seal(SEALED_AS, newSecret(dice)),
    ...{ is_on: false, failing_since: null, turned_off_by_site: false },
    created_at: new Date(now - 60 * HOUR_MS),
  });
  for (const { hours_ago, kind, status, snippet, tries } of sent) {
    const at = new Date(now - hours_ago * HOUR_MS);
    const event_id = newId(platform);
    const data =
      kind === 'tip.given'
        ? { tip_id: newId(platform), amount_cents: 500 }
        : { message: 'This is a test event. Nothing happened in your club.' };
    await insertDelivery(tx, {
      ...{ id: newId(platform), webhook_id, event_id, kind, status, snippet, tries },
      body: JSON.stringify({ id: event_id, kind, club_id, created_at: at.toISOString(), data }),
      state: status === 200 ? 'delivered' : 'failed',
      ...{ run_at: at, problem: null, created_at: at, tried_at: at },
    });
  }
}
