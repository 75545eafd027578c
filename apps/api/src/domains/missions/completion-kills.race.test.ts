// Tests that a server killed in the middle of a mission's last step leaves all of it or nothing, and that sending it again completes it once.
import { setTimeout as sleep } from 'node:timers/promises';
import { seededDice } from '@stagepass/base/dice.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putDesign } from '#app/testing/items.ts';
import { whatDoesNotAddUp } from '#app/testing/ledger.ts';
import { doStep, fundClub, publishedMission, reading } from '#app/testing/missions.ts';
import { manyAddresses } from '#app/testing/people.ts';
import { callServer, startTestApp, TEST_NOW, type TestApp } from '#app/testing/test-app.ts';
import { type Fleet, launchFleet } from '#app/testing/value-fleet.ts';
import { makeWorld, type Somebody, type Stage } from '#app/testing/world.ts';
import { auditItems } from '#domains/items/public/audit-items.ts';
import { auditMissions } from './audit.store.ts';

const ROUNDS = 3;
const IN_A_ROUND = 18;
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

interface Begun {
  fan: Somebody;
  step: string;
  attempt_id: string;
}

/** Fans whose accounts are old enough for rewards, each with the first step done and the last one open. */
async function begunBy(count: number, steps: readonly string[]): Promise<Begun[]> {
  const begun: Begun[] = [];
  const [first = '', last = ''] = steps;
  for (let at = 0; at < count; at += 1) {
    const fan = await stage.make('member');
    await app.platform.db.query({
      text: `update users set created_at = created_at - interval '2 days' where id = $1`,
      values: [fan.id],
    });
    await doStep(app, first, fan);
    const { data } = await app.ok('POST /requirements/:id/open', { params: { id: last } }, fan.as);
    begun.push({ fan, step: last, attempt_id: data.id });
  }
  return begun;
}

/** At whichever server; undefined where it died before it answered. */
async function finish({ fan, step, attempt_id }: Begun) {
  const input = { params: { id: step }, body: { attempt_id, answer: { type: 'CONTENT' as const } } };
  const url = await fleet.url();
  const answered = await callServer<'POST /requirements/:id/finish'>(
    url,
    'POST /requirements/:id/finish',
    input,
    fan.as,
  ).catch((error: unknown) => {
    if (!(error instanceof TypeError)) throw error;
    return undefined;
  });
  if (answered !== undefined && !answered.ok) throw new Error(JSON.stringify(answered.error));
  return answered?.body.data;
}

/** What a fan has of it, read in one statement: a transaction that is under way shows nothing of itself. */
async function standings(mission: string, step: string, design: string): Promise<Record<string, number>> {
  const { rows } = await app.platform.db.query<{ stands: string; fans: number }>({
    text: `select concat_ws(' ', p.state,
        (select count(*) from requirement_progress r where r.user_id = p.user_id and r.requirement_id = $2 and r.passed_at is not null),
        (select count(*) from xp_grants x where x.user_id = p.user_id),
        (select count(*) from items i where i.holder_id = p.user_id and i.design_id = $3),
        (select coalesce(sum(b.balance), 0) from ledger_balances b where b.owner_kind = 'user' and b.owner_id = p.user_id::text),
        (select count(*) from mission_gifts g where g.part_id = p.id)) as stands, count(*)::int as fans
      from mission_parts p where p.mission_id = $1 group by 1`,
    values: [mission, step, design],
  });
  return Object.fromEntries(rows.map(({ stands, fans }) => [stands, fans]));
}
/** State, last step passed, grants of XP, copies, cents, gifts. */
const nothing = 'started 0 1 0 0 0';
const everything = `claimed 1 2 1 ${CENTS} 2`;

test('a kill between the check and the reward leaves all or nothing, and the call sent again completes it once', async () => {
  const { club, owner } = stage;
  await fundClub(app, club.id, FANS * CENTS);
  const budget = { params: { id: club.id }, body: { change_cents: FANS * CENTS } };
  await app.ok('POST /clubs/:id/mission-budget', budget, {
    ...owner.as,
    headers: { ...owner.as.headers, 'idempotency-key': 'the-budget' },
  });
  const design_id = await putDesign(app, { club_id: club.id, edition_size: FANS });
  const { id, steps } = await publishedMission(
    app,
    { id: club.id, owner },
    {
      steps: [reading, reading],
      rewards: [
        { kind: 'item', design_id, total: FANS },
        { kind: 'credits', amount_cents: CENTS, total: FANS },
      ],
    },
  );
  const begun = await begunBy(FANS, steps);
  const look = () => standings(id, steps[1] ?? '', design_id);
  expect(await look()).toEqual({ [nothing]: FANS });
  // Between the check and the reward, so that more of the kills fall there.
  await app.platform.db.query({
    text: `create function linger() returns trigger language plpgsql as $$ begin perform pg_sleep(0.01); return new; end $$;
      create trigger lingers before update on mission_parts for each row execute function linger()`,
  });
  let lost = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await fleet.whole();
    const asked = begun.slice(round * IN_A_ROUND, (round + 1) * IN_A_ROUND);
    const answers = Promise.all(asked.map(finish));
    for (let kills = 0; kills < 2; kills += 1) {
      await sleep(5 + dice.int(120));
      fleet.killOne(dice);
      expect(Object.keys(await look()).every((stands) => stands === nothing || stands === everything)).toBe(
        true,
      );
    }
    lost += (await answers).filter((answer) => answer === undefined).length;
  }
  expect(fleet.kills()).toBe(ROUNDS * 2);
  expect(lost).toBeGreaterThan(ROUNDS);
  const before = await look();
  expect(Object.keys(before).toSorted()).toEqual([everything, nothing].toSorted());
  // Everybody sends it again, also those who were answered.
  for (const one of begun) {
    let answer = await finish(one);
    while (answer === undefined) answer = await finish(one);
    expect(answer).toMatchObject({ passed: true, all_passed: true });
  }
  expect(await look()).toEqual({ [everything]: FANS });
  const { data } = await app.ok('GET /clubs/:id/mission-budget', { params: { id: club.id } }, owner.as);
  expect(data).toMatchObject({ reserved_cents: 0, spent_cents: FANS * CENTS });
  expect(await auditMissions(app.platform.db)).toEqual([]);
  expect(await auditItems(app.platform.db)).toEqual([]);
  expect(await whatDoesNotAddUp(app.platform.db)).toEqual([]);
}, 240_000);
