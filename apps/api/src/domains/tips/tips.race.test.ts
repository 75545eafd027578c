// Races on the real database: more tips at once than the wallet holds, one key from many devices, and a jar that is turned off meanwhile.
import { randomUUID } from 'node:crypto';
import { assert } from '@stagepass/base/assert.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeRace, openRace, type Race, tally } from '#app/testing/races.ts';
import { balancesOf } from '#domains/ledger/public/balances-of.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { withIdempotency } from '#platform/idempotency/idempotency.ts';
import { giveTip } from './actions/give-tip.ts';
import { auditTips } from './audit.store.ts';
import { putJar } from './tips.store.ts';

let race: Race;
let fan: SignedIn;
beforeAll(async () => {
  race = await openRace(1000);
  const [first] = race.crowd;
  assert(first !== undefined, 'there is a crowd');
  fan = first;
  await turn(true);
}, 60_000);
afterAll(async () => {
  expect(await auditTips(race.app.platform.db)).toEqual([]);
  await closeRace(race);
});

function turn(on: boolean) {
  const { app, stage } = race;
  return putJar(app.platform.db, { club_id: stage.club.id, on, by: stage.owner.id, at: app.clock.now() });
}

function give(actor: SignedIn, amount_cents: number, key: string = randomUUID()) {
  const { platform } = race.app;
  const club = race.stage.club.id;
  const call = {
    user_id: actor.user_id,
    endpoint: 'POST /clubs/:id/tips',
    key,
    body_hash: `${amount_cents}`,
  };
  const draft = { club, amount_cents, note: '', anonymous: false, post_id: null };
  return platform.db.transaction((tx) =>
    withIdempotency(tx, call, () => giveTip(platform, tx, actor, draft)),
  );
}

async function count(): Promise<number> {
  const { rows } = await race.app.platform.db.query<{ count: number }>({
    text: 'select count(*)::int as count from tips',
  });
  return rows[0]?.count ?? 0;
}

test('fifty tips of $3 from $10: three are given', async () => {
  const answers = await tally(Array.from({ length: 50 }, () => give(fan, 300)));
  expect(answers).toEqual({ ok: 3, 'ledger.not-enough': 47 });
  expect((await balancesOf(race.app.platform.db, fan.user_id)).available_cents).toBe(100);
}, 60_000);

test('one key from twenty devices gives once', async () => {
  const before = await count();
  const other = race.crowd[1] as SignedIn;
  const key = randomUUID();
  await Promise.allSettled(Array.from({ length: 20 }, () => give(other, 100, key)));
  expect((await count()) - before).toBe(1);
  expect((await balancesOf(race.app.platform.db, other.user_id)).available_cents).toBe(900);
}, 60_000);

test('a crowd gives while tips are turned off: whoever was told that it worked is in the list, nobody else paid', async () => {
  const before = await count();
  const crowd = race.crowd.slice(2, 102);
  const [answers] = await Promise.all([tally(crowd.map((actor) => give(actor, 100))), turn(false)]);
  expect((answers.ok ?? 0) + (answers['tips.off'] ?? 0)).toBe(100);
  expect((await count()) - before).toBe(answers.ok ?? 0);
  expect(await tally([give(race.crowd[150] as SignedIn, 100)])).toEqual({ 'tips.off': 1 });
}, 60_000);
