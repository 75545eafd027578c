// What tests of subscriptions begin and end with: a server or a race where all adds up at the end, clubs of their own, and what fans
// and clubs have.
import { assert } from '@stagepass/base/assert.ts';
import { expect } from 'vitest';
import { giveCredits } from '#app/testing/ledger.ts';
import { manyAddresses } from '#app/testing/people.ts';
import { closeRace, openRace, type Race } from '#app/testing/races.ts';
import { ownSubscription, whatSubscriptionsMiss } from '#app/testing/subscriptions.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Somebody, type Stage, type World } from '#app/testing/world.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { clubAccount } from '#domains/ledger/public/account-ref.ts';
import { balancesOf, balancesOn } from '#domains/ledger/public/balances-of.ts';
import { enrolMember } from '#domains/memberships/public/enrol-member.ts';

interface Opened {
  app: TestApp;
  world: World;
}

export async function openSubscriptions(): Promise<Opened> {
  const app = await startTestApp({ env: manyAddresses });
  return { app, world: await makeWorld(app) };
}

export async function closeSubscriptions({ app }: Pick<Opened, 'app'>): Promise<void> {
  expect(await whatSubscriptionsMiss(app.platform.db)).toEqual([]);
  await app.stop();
}

/** `at`: what the file opens before its tests, which is not there yet when this is called. */
export function subscriptionCalls(at: () => Opened) {
  return {
    /** A club without plans, and its owner. */
    fresh: (): Promise<Stage> => at().world.stage({ role: 'owner', visibility: 'public', fresh: true }),
    wallet: async (fan: Somebody) => (await balancesOf(at().app.platform.db, fan.id)).available_cents,
    earned: async ({ club }: Stage) =>
      (await balancesOn(at().app.platform.db, clubAccount(club.id))).balance_cents,
    giverWith,
    own: (fan: Somebody, id: string) => ownSubscription(at().app, fan, id),
  };
}

/** Who gives gifts: no member of the club, of that age. */
async function giverWith(stage: Stage, amount: number, birth_date = '1990-01-01'): Promise<Somebody> {
  const giver = await stage.make('guest');
  await giveCredits(stage.app.platform.db, { user_id: giver.id, amount });
  await stage.app.ok('PUT /wallet/identity', { body: { birth_date, country: 'NL' } }, giver.as);
  return giver;
}

/** The crowd has credits; all of it are members of the club. */
export async function openSubscriptionRace(credits: number): Promise<Race> {
  const race = await openRace(credits);
  await enrolCrowd(race, race.stage);
  return race;
}

export async function closeSubscriptionRace(race: Race): Promise<void> {
  expect(await whatSubscriptionsMiss(race.app.platform.db)).toEqual([]);
  await closeRace(race);
}

/** Straight into the tables. */
export async function enrolCrowd({ app: { platform }, crowd }: Race, { club: { id } }: Stage): Promise<void> {
  const club = await findClub(platform, platform.db, id);
  assert(club !== undefined, 'the club of a stage is there');
  for (const { user_id } of crowd)
    await platform.db.transaction((tx) => enrolMember(platform, tx, { club, user_id, source: 'open' }));
}
