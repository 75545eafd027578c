// Owns how tests follow renewals that the saved card is charged for: a server with Stripe's stand-in where all adds up at the end, and
// nothing is charged before the test says so.
import { expect, vi } from 'vitest';
import { runJob, unqueued } from '#app/testing/run-job.ts';
import {
  daysTo,
  letPass,
  makePlan,
  memberWith,
  ownSubscription,
  subscribed,
} from '#app/testing/subscriptions.ts';
import { closeTill, said, startTill, type Till } from '#app/testing/top-ups.ts';
import { makeWorld, type Somebody, type Stage, type World } from '#app/testing/world.ts';
import { auditSubscriptions } from '../audit.store.ts';
import { advanceDue } from '../jobs.ts';

interface Opened {
  till: Till;
  world: World;
  /** A club of its own. */
  stage: Stage;
}

export async function openRenewals(): Promise<Opened> {
  const till = await startTill();
  const world = await makeWorld(till.app);
  return { till, world, stage: await world.stage({ role: 'owner', visibility: 'public', fresh: true }) };
}

export async function closeRenewals({ till }: Pick<Opened, 'till'>): Promise<void> {
  expect(await auditSubscriptions(till.app.platform.db)).toEqual([]);
  await closeTill(till);
}

/** `at`: what the file opens before its tests, which is not there yet when this is called. */

export function renewalsByCard(at: () => Pick<Opened, 'till' | 'stage'>) {
  const balance = async (fan: Somebody) => (await at().till.wallet(fan)).credits.balance_cents;
  const own = (fan: Somebody, id: string) => ownSubscription(at().till.app, fan, id);
  const charge = (id: string) => at().till.charge(id);

  /** What is due is done, and nothing is charged before the test says so. */
  function advanceAll() {
    return runJob(unqueued(at().till.app.platform), advanceDue);
  }

  async function later(days: number) {
    await letPass(at().till.app, days);
    await advanceAll();
  }

  /** Subscribed with the last credit, agreeing to the card. */
  async function fanWith(last4 = '4242', use_card = true) {
    const plan = await makePlan(at().stage);
    const fan = await memberWith(at().stage, 600);
    await at().till.app.ok('PUT /wallet/identity', { body: said }, fan.as);
    await at().till.card(fan, last4);
    const { id, period } = await subscribed(at().till.app, fan, plan.id, { use_card });
    return { fan, id, plan, period };
  }

  /** The first period is over, and the card is asked for the second one. */
  async function charging(last4?: string) {
    const given = await fanWith(last4);
    await later(daysTo(at().till.app, given.period.ends_at));
    const { charge: asked, status } = await own(given.fan, given.id);
    expect([status, asked?.state, asked?.amount_cents]).toEqual(['active', 'requested', 600]);
    return { ...given, charge_id: asked?.id ?? '' };
  }

  const intentsOf = (id: string) => at().till.intentsOf(id);

  async function told(id: string): Promise<string[]> {
    const { rows } = await at().till.app.platform.db.query<{ name: string }>({
      text: `select name from outbox_events where payload->>'subscription_id' = $1 order by id`,
      values: [id],
    });
    return rows.map(({ name }) => name.replace('subscriptions.', ''));
  }

  async function payments(fan: Somebody, id: string) {
    const { data } = await at().till.app.ok(
      'GET /subscriptions/:id/periods',
      { params: { id }, query: {} },
      fan.as,
    );
    return data.map(({ number, paid_by, tries }) => [number, paid_by, tries]);
  }

  /** Events are handled after what they tell of. */
  const becomes = (fan: Somebody, id: string, expected: object) =>
    vi.waitFor(async () => expect(await own(fan, id)).toMatchObject(expected), { timeout: 10_000 });

  return { balance, own, charge, advanceAll, later, fanWith, charging, intentsOf, told, payments, becomes };
}
