// Owns how tests follow licenses that an owner's card or wallet pays: a server with Stripe's stand-in where all adds up at the end, and
// nothing is charged before the test says so.
import { expect, vi } from 'vitest';
import { runJob, unqueued } from '#app/testing/run-job.ts';
import { said, startTill, type Till } from '#app/testing/top-ups.ts';
import { makeWorld, type Somebody, type Stage, type World } from '#app/testing/world.ts';
import { balancesOf } from '#domains/ledger/public/balances-of.ts';
import { grantLicense } from '../actions/grant-license.ts';
import { renewLicenses } from '../jobs.ts';
import { actorOf, choose, see } from './licensed-club.ts';

const DAY_MS = 86_400_000;

interface Opened {
  till: Till;
  world: World;
}

export async function openLicensesByCard(): Promise<Opened> {
  const till = await startTill();
  return { till, world: await makeWorld(till.app) };
}

/** `at`: what the file opens before its tests, which is not there yet when this is called. */
export function licensesByCard(at: () => { till: Till; stage: Stage }) {
  const held = () => unqueued(at().till.app.platform);
  return {
    /** A session ends long before a license does: cards and identity come first. */
    async withCard(person: Somebody, last4 = '4242') {
      await at().till.app.ok('PUT /wallet/identity', { body: said }, person.as);
      await at().till.card(person, last4);
    },
    byCard: (plan = 'pro') =>
      choose({ ...at().stage, app: { ...at().till.app, platform: held() } }, plan, { pay_from: 'card' }),
    renew: () => runJob(held(), renewLicenses),
    monthLater: () => at().till.app.clock.advance(31 * DAY_MS),
    becomes: (expected: object) =>
      vi.waitFor(async () => expect(await see(at().stage)).toMatchObject(expected), { timeout: 10_000 }),

    /** Nothing of it is held. */
    async wallet({ id }: Pick<Somebody, 'id'>): Promise<number> {
      const { balance_cents, held_cents } = await balancesOf(at().till.app.platform.db, id);
      expect(held_cents).toBe(0);
      return balance_cents;
    },

    /** By somebody who is an operator as well; without an end. */
    grantPro(by: Somebody) {
      const { till, stage } = at();
      const operator = { ...actorOf(till.app, by.id), operator: true };
      const grant = { id: stage.club.id, plan: 'pro', until: null, reason: 'A friend of the house' };
      return till.app.platform.db.transaction((tx) => grantLicense(till.app.platform, tx, operator, grant));
    },
  };
}
