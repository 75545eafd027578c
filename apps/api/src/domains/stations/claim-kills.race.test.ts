// Tests that a server killed in the middle of a claim leaves all of it or nothing, and that the call sent again claims once.
import { setTimeout as sleep } from 'node:timers/promises';
import { seededDice } from '@stagepass/base/dice.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putDesign } from '#app/testing/items.ts';
import { giveCredits } from '#app/testing/ledger.ts';
import { manyAddresses } from '#app/testing/people.ts';
import { openedStation, whatStationsMiss } from '#app/testing/stations.ts';
import { callServer, startTestApp, TEST_NOW, type TestApp } from '#app/testing/test-app.ts';
import { type Fleet, launchFleet } from '#app/testing/value-fleet.ts';
import { makeWorld, type Somebody, type Stage } from '#app/testing/world.ts';

const ROUNDS = 3;
const IN_A_ROUND = 14;
const FANS = ROUNDS * IN_A_ROUND;
const CENTS = 250;
const dice = seededDice('kills');

let app: TestApp;
let fleet: Fleet;
let stage: Stage;
beforeAll(async () => {
  app = await startTestApp({ env: { ...manyAddresses, LOG_LEVEL: 'silent', DATABASE_POOL: '6' } });
  fleet = launchFleet(3, { pace: { began_ms: Date.now(), from: TEST_NOW, times: 1 }, env: app.env });
  stage = await (await makeWorld(app)).stage({ role: 'owner', visibility: 'public', fresh: true });
}, 60_000);
afterAll(async () => {
  await fleet.stop();
  await app.stop();
});

/** At whichever server, with a key of the fan's own; undefined where it died before it answered. */
async function claim(fan: Somebody, id: string) {
  const url = await fleet.url();
  const as = { ...fan.as, headers: { ...fan.as.headers, 'idempotency-key': `the-claim-${fan.id}` } };
  const input = { params: { id }, body: { expected_price_cents: CENTS } };
  const answered = await callServer<'POST /stations/:id/claim'>(
    url,
    'POST /stations/:id/claim',
    input,
    as,
  ).catch((error: unknown) => {
    if (!(error instanceof TypeError)) throw error;
    return undefined;
  });
  if (answered !== undefined && !answered.ok) throw new Error(JSON.stringify(answered.error));
  return answered?.body.data.claim.id;
}

/** Money left, copies, claims and orders of each fan, read in one statement: a transaction that is under way shows nothing of itself. */
async function standings(fans: readonly Somebody[], design: string): Promise<Record<string, number>> {
  const { rows } = await app.platform.db.query<{ stands: string; fans: number }>({
    text: `select concat_ws(' ',
        (select b.balance from ledger_balances b where b.owner_kind = 'user' and b.owner_id = f.id::text),
        (select count(*) from items i where i.holder_id = f.id and i.design_id = $2),
        (select count(*) from station_claims c where c.user_id = f.id),
        (select count(*) from orders o where o.buyer_id = f.id)) as stands, count(*)::int as fans
      from unnest($1::uuid[]) f(id) group by 1`,
    values: [fans.map(({ id }) => id), design],
  });
  return Object.fromEntries(rows.map(({ stands, fans: count }) => [stands, count]));
}
const nothing = `${CENTS} 0 0 0`;
const everything = '0 1 1 1';

test('a kill in the middle of a claim leaves all or nothing, and the call sent again claims once', async () => {
  const { club, owner } = stage;
  const design_id = await putDesign(app, { club_id: club.id, edition_size: FANS });
  const thing = { kind: 'ITEM' as const, design_id };
  const { id } = await openedStation(app, { id: club.id, owner }, { thing, total: FANS, price_cents: CENTS });
  const fans: Somebody[] = [];
  for (let at = 0; at < FANS; at += 1) {
    const fan = await stage.make('member');
    await giveCredits(app.platform.db, { user_id: fan.id, amount: CENTS });
    fans.push(fan);
  }
  const look = () => standings(fans, design_id);
  expect(await look()).toEqual({ [nothing]: FANS });
  // Between the payment and the claim, so that more of the kills fall there.
  await app.platform.db.query({
    text: `create function linger() returns trigger language plpgsql as $$ begin perform pg_sleep(0.02); return new; end $$;
      create trigger lingers before insert on station_claims for each row execute function linger()`,
  });
  let lost = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await fleet.whole();
    const asked = fans.slice(round * IN_A_ROUND, (round + 1) * IN_A_ROUND);
    const answers = Promise.all(asked.map((fan) => claim(fan, id)));
    for (let kills = 0; kills < 2; kills += 1) {
      await sleep(5 + dice.int(120));
      fleet.killOne(dice);
      const stands = Object.keys(await look());
      expect(stands.every((one) => one === nothing || one === everything)).toBe(true);
    }
    lost += (await answers).filter((answer) => answer === undefined).length;
  }
  expect(fleet.kills()).toBe(ROUNDS * 2);
  expect(lost).toBeGreaterThan(0);
  // Everybody sends it again, also those who were answered.
  for (const fan of fans) {
    let answer = await claim(fan, id);
    while (answer === undefined) answer = await claim(fan, id);
  }
  expect(await look()).toEqual({ [everything]: FANS });
  expect(await whatStationsMiss(app.platform.db)).toEqual([]);
}, 240_000);
