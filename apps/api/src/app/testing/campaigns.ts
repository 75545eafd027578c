// Sets up campaigns for tests: written over HTTP and funded, or put straight into the tables.
import { createHash } from 'node:crypto';
import type { CallInput } from '@stagepass/contract/client.ts';
import { advance } from '#domains/campaigns/close-campaign.ts';
import { sealSeed } from '#domains/campaigns/sealed-seed.ts';
import { newId } from '#platform/ids/new-id.ts';
import { publishedMission } from './missions.ts';
import type { Registered } from './people.ts';
import type { TestApp } from './test-app.ts';

type Draft = NonNullable<CallInput<'POST /clubs/:id/campaigns'>['body']>;

interface InClub {
  id: string;
  owner: Pick<Registered, 'as'>;
}

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** A window that is open now, in the clock of the test. */
export function windowAround(app: TestApp, { hours = 48 } = {}) {
  const now = app.clock.now().getTime();
  return {
    opens_at: new Date(now).toISOString(),
    closes_at: new Date(now + hours * HOUR_MS).toISOString(),
  };
}

export async function makeCampaign(app: TestApp, club: InClub, draft: Partial<Draft> = {}): Promise<string> {
  const body = { title: 'Kites over Lisbon', ...windowAround(app), ...draft };
  return (await app.ok('POST /clubs/:id/campaigns', { params: { id: club.id }, body }, club.owner.as)).data
    .id;
}

/** One that runs, with so many missions of one reading step each. */
export async function runningCampaign(
  app: TestApp,
  club: InClub,
  draft: Partial<Draft> & { missions?: number },
): Promise<{ id: string; missions: { id: string; step: string }[] }> {
  const { missions: count = 1, ...words } = draft;
  const id = await makeCampaign(app, club, words);
  const missions: { id: string; step: string }[] = [];
  for (let at = 0; at < count; at += 1) {
    const made = await publishedMission(app, club, { title: `Mission ${at + 1}` });
    missions.push({ id: made.id, step: made.steps[0] ?? '' });
    const body = { mission_id: made.id };
    await app.ok('POST /campaigns/:id/missions', { params: { id }, body }, club.owner.as);
  }
  await app.ok('POST /campaigns/:id/fund', { params: { id } }, club.owner.as);
  return { id, missions };
}

/** As the job does, once the window is over. */
export async function closeNow(app: TestApp, id: string): Promise<void> {
  await advance(app.platform, id);
}

/** Written straight into the tables, without missions and rewards: for tests that need many. */
export async function putCampaign(
  { platform }: TestApp,
  of: { club_id: string; state: 'draft' | 'funded' | 'running' | 'closed' },
): Promise<string> {
  const id = newId(platform);
  const now = platform.clock.now().getTime();
  const [opens, closes] = {
    draft: [1, 2],
    funded: [1, 2],
    running: [-1, 1],
    closed: [-2, -1],
  }[of.state] as [number, number];
  const { seed_hash, seed_sealed } = sealSeed(platform);
  const closed = of.state === 'closed';
  await platform.db.query({
    text: `insert into campaigns (id, club_id, state, title, opens_at, closes_at, created_at, funded_at, seed_hash, seed_sealed,
        closed_at, drawn_at, paid_at, server_seed, entrants, list_hash)
      values ($1, $2, $3, 'Kites', $4, $5, $6, $6, $7, $8, $9, $9, $9, $10, $11, $12)`,
    values: [
      id,
      of.club_id,
      of.state,
      new Date(now + opens * DAY_MS),
      new Date(now + closes * DAY_MS),
      new Date(now),
      seed_hash,
      closed ? null : seed_sealed,
      closed ? new Date(now + closes * DAY_MS) : null,
      closed ? '00'.repeat(32) : null,
      closed ? 0 : null,
      closed ? createHash('sha256').digest('hex') : null,
    ],
  });
  await platform.db.query({
    text: `insert into campaign_clubs (campaign_id, club_id, position, answer, invited_at) values ($1, $2, 0, 'accepted', $3)`,
    values: [id, of.club_id, new Date(now)],
  });
  return id;
}

/** Credits that somebody has won, written straight into the tables. */
export async function putWin(
  { platform }: TestApp,
  of: { campaign_id: string; user_id: string; amount_cents?: number },
): Promise<void> {
  const [reward, part, prize] = [newId(platform), newId(platform), newId(platform)];
  const now = platform.clock.now();
  const { campaign_id, user_id, amount_cents = 500 } = of;
  await platform.db.query({
    text: `with reward as (
        insert into campaign_rewards (id, campaign_id, position, way, kind, amount_cents, total, given)
        values ($1, $3, 0, 'raffle', 'credits', $6, 1, 1))
      insert into campaign_parts (id, campaign_id, user_id, done, reached_at) values ($2, $3, $4, 1, $5)`,
    values: [reward, part, campaign_id, user_id, now, amount_cents],
  });
  await platform.db.query({
    text: `insert into campaign_prizes (id, campaign_id, reward_id, part_id, place, due_at, handed_at, transfer_id)
      values ($1, $2, $3, $4, 1, $5, $5, $1)`,
    values: [prize, campaign_id, reward, part, now],
  });
}
