// Races of licenses on the real database: bought and raised by many at once it is paid once, and renewals meet changes.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { closeRace, MANY, openRace, type Race, tally } from '#app/testing/races.ts';
import { makeWorld, type Stage, type World } from '#app/testing/world.ts';
import { renewLicense } from './renew.ts';
import { balance, choose, fund, see } from './testing/licensed-club.ts';

const DAY_MS = 86_400_000;
let race: Race;
let world: World;
let stage: Stage;
beforeAll(async () => {
  race = await openRace(0);
  world = await makeWorld(race.app);
}, 60_000);
afterAll(() => closeRace(race));
beforeEach(async () => {
  stage = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
});

const times = (count: number, act: () => Promise<unknown>) =>
  tally(Array.from({ length: count }, () => act()));

test('200 who buy Pro at once pay once', async () => {
  await fund(stage, 1_000_000);
  const buy = () => choose(stage, 'pro', { expected_charge_cents: 2900 });
  expect(await times(MANY, buy)).toEqual({ ok: 1, 'licenses.already-on': MANY - 1 });
  expect(await balance(stage)).toBe(1_000_000 - 2900);
}, 60_000);

test('200 who move from Pro to Stage at once pay the difference once', async () => {
  await fund(stage, 1_000_000);
  await choose(stage, 'pro');
  const raise = () => choose(stage, 'stage', { expected_charge_cents: 17_000 });
  expect(await times(MANY, raise)).toEqual({ ok: 1, 'licenses.already-on': MANY - 1 });
  expect(await balance(stage)).toBe(1_000_000 - 19_900);
}, 60_000);

test('a renewal by many servers, against one who leaves: one month is paid, or none', async () => {
  await fund(stage, 1_000_000);
  await choose(stage, 'pro');
  race.app.clock.advance(31 * DAY_MS);
  const renew = () => renewLicense(race.app.platform, stage.club.id);
  const [renewals] = await Promise.all([times(20, renew), tally([choose(stage, 'free')])]);
  expect(renewals).toEqual({ ok: 20 });
  const { plan, next } = await see(stage);
  const paid = 1_000_000 - (await balance(stage));
  // Whoever left first is on Free and paid one month; whoever came after it leaves at the end of the second.
  if (plan.key === 'free') expect(paid).toBe(2900);
  else expect([paid, next?.key]).toEqual([5800, 'free']);
}, 60_000);

test('many servers that cannot be paid count one try', async () => {
  await fund(stage, 2900);
  await choose(stage, 'pro');
  race.app.clock.advance(31 * DAY_MS);
  expect(await times(20, () => renewLicense(race.app.platform, stage.club.id))).toEqual({ ok: 20 });
  const { rows } = await race.app.platform.db.query({
    text: 'select tries from club_licenses where club_id = $1',
    values: [stage.club.id],
  });
  expect(rows).toEqual([{ tries: 1 }]);
}, 60_000);
