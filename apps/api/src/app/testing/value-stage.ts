// Owns the stage of histories of value: a club with a store, a pool and tickets, fans with money and phones, Stripe's stand-in, servers.
import { startStripeServer } from '@stagepass/testkit/servers/stripe-server.ts';
import type { StripeServer } from '@stagepass/testkit/servers/stripe-shapes.ts';
import { clubAccount } from '#domains/ledger/public/account-ref.ts';
import { type PayoutsDesk, payoutsDesk } from '#domains/ledger/public/payouts-desk.ts';
import { spend } from '#domains/ledger/public/spend.ts';
import { fastClock, type Pace } from './fast-clock.ts';
import { chooseSeed, makeAdult, openTestPool, type TestPool } from './gacha.ts';
import { putDesign } from './items.ts';
import { giveCredits } from './ledger.ts';
import { inStore } from './market.ts';
import { manyAddresses } from './people.ts';
import { newPhone, type Phone } from './phones.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { type Fleet, launchFleet } from './value-fleet.ts';
import { makeWorld, type Somebody, type WorldClub } from './world.ts';

export interface Player extends Somebody {
  readonly phone: Phone;
}

export interface ValueStage {
  /** Never killed; at the same database and the same clock. */
  readonly app: TestApp;
  readonly fleet: Fleet;
  readonly stripe: StripeServer;
  readonly club: WorldClub;
  readonly owner: Somebody;
  readonly fans: readonly Player[];
  readonly designs: { readonly open: string; readonly ticket: string };
  readonly pool: TestPool;
  readonly desk: PayoutsDesk;
  close(): Promise<void>;
}

const FROM = '2026-11-15T12:00:00Z';
/** Five minutes, the shortest auction and the longest age of a notice's signature, are a second. */
const TIMES = 300;
const DAY_MS = 86_400_000;

export async function setValueStage(of: { fans: number; servers: number }): Promise<ValueStage> {
  const stripe = await startStripeServer();
  const env = { ...manyAddresses, ...stripe.env, LOG_LEVEL: 'silent', DATABASE_POOL: '6' };
  const app = await startTestApp({ now: FROM, env });
  const pace = { began_ms: Date.now(), from: FROM, times: TIMES };
  const stopClock = runClock(app, pace);
  const fleet = launchFleet(of.servers, { pace, env: app.env });
  const { club, owner, make } = await (await makeWorld(app)).stage({
    role: 'owner',
    visibility: 'public',
    fresh: true,
  });
  const fans: Player[] = [];
  for (let at = 0; at < of.fans; at += 1) fans.push(await newPlayer(app, await make('member')));
  const designs = {
    open: await putDesign(app, { club_id: club.id }),
    ticket: await putDesign(app, { club_id: club.id, redeem: { place: 'Paper Hall' } }),
  };
  for (const edition_size of [null, 40])
    await inStore({ app, club, owner }, { price_cents: 700 }, { edition_size });
  const pool = await openTestPool(app, { club: { id: club.id, owner } });
  for (const fan of fans) await chooseSeed(app, fan, pool.id);
  const desk = (await payoutsDesk(app.platform, (await make('operator')).email)) as PayoutsDesk;
  await earnLongAgo(app, club, fans);
  await desk.checkIdentity(owner.email);
  await app.platform.db.query({
    // Typing a password again and again is tried elsewhere.
    text: `update auth_sessions set stepped_up_at = '2099-01-01' where id = $1`,
    values: [owner.session_id],
  });
  await fleet.url();
  return {
    ...{ app, fleet, stripe, club, owner, fans, designs, pool, desk },
    async close() {
      stopClock();
      await fleet.stop();
      await app.stop();
      await stripe.stop();
    },
  };
}

/** The test's own clock follows; it stands still between two ticks, as any that is read twice may. */
function runClock(app: TestApp, pace: Pace): () => void {
  const clock = fastClock(pace);
  const timer = setInterval(() => app.clock.set(clock.now()), 2);
  return () => clearInterval(timer);
}

async function newPlayer(app: TestApp, fan: Somebody): Promise<Player> {
  await makeAdult(app, fan.id);
  await giveCredits(app.platform.db, { user_id: fan.id, amount: 20_000, at: app.clock.now() });
  return { ...fan, phone: await newPhone(app, fan) };
}

/** So that there is something to pay out: what comes in now waits for fourteen days. */
async function earnLongAgo(app: TestApp, club: WorldClub, fans: readonly Player[]): Promise<void> {
  const at = new Date(app.clock.now().getTime() - 20 * DAY_MS);
  for (const { id: user_id } of fans) {
    await giveCredits(app.platform.db, { user_id, amount: 30_000, at });
    await spend(app.platform.db, {
      ...{ user_id, kind: 'store', cause: { kind: 'listing', id: user_id }, club_id: club.id, at },
      parts: [{ to: clubAccount(club.id), amount: 30_000 }],
    });
  }
}
