// Owns: the last copy is made once, and one copy goes one way, with 200 at once on the real database.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putDesign, putItem } from '#app/testing/items.ts';
import { closeRace, openRace, type Race, tally } from '#app/testing/races.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Stage } from '#app/testing/world.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { withIdempotency } from '#platform/idempotency/idempotency.ts';
import { giftItem } from './actions/gift-item.ts';
import { mintItems } from './public/mint-items.ts';
import { moveItem } from './public/move-item.ts';

let race: Race;
let app: TestApp;
let stage: Stage;
let crowd: Race['crowd'];
beforeAll(async () => {
  race = await openRace(0);
  ({ app, stage, crowd } = race);
});
afterAll(() => closeRace(race));

const mint = (designs: readonly string[], user_id: string) =>
  app.platform.db.transaction((tx) =>
    mintItems(app.platform, tx, {
      holders: designs.map((design_id) => ({ user_id, design_id })),
      origin: 'grant',
      at: app.clock.now(),
    }),
  );

async function numbersOf(design: string): Promise<number[]> {
  const { rows } = await app.platform.db.query<{ number: number }>({
    text: 'select number from items where design_id = $1 order by number',
    values: [design],
  });
  return rows.map((row) => row.number);
}

test('200 want the last copy: one gets it', async () => {
  const design = await putDesign(app, { club_id: stage.club.id, edition_size: 1 });
  expect(await tally(crowd.map(({ user_id }) => mint([design], user_id)))).toEqual({
    ok: 1,
    'items.sold-out': 199,
  });
  expect(await numbersOf(design)).toEqual([1]);
});

test('200 take two of each of two designs in any order: numbers have no gap, and nobody waits for ever', async () => {
  const [a, b] = [
    await putDesign(app, { club_id: stage.club.id, edition_size: 150 }),
    await putDesign(app, { club_id: stage.club.id }),
  ];
  const work = crowd.map(({ user_id }, at) => mint(at % 2 === 0 ? [a, b, a, b] : [b, b, a, a], user_id));
  expect(await tally(work)).toEqual({ ok: 75, 'items.sold-out': 125 });
  const upTo = Array.from({ length: 150 }, (_, at) => at + 1);
  expect(await numbersOf(a)).toEqual(upTo);
  expect(await numbersOf(b)).toEqual(upTo);
});

test('one copy given to 200 people at once goes to one of them', async () => {
  const giver = await stage.make('member');
  const { item_id } = await putItem(app, await putDesign(app, { club_id: stage.club.id }), giver.id);
  const { rows } = await app.platform.db.query<{ user_name: string }>({
    text: 'select user_name from users where id = any($1::uuid[])',
    values: [crowd.map(({ user_id }) => user_id)],
  });
  const actor = { ...(crowd[0] as SignedIn), user_id: giver.id };
  const call = (at: number) => ({
    user_id: giver.id,
    endpoint: 'gift',
    key: `race-${at}`,
    body_hash: String(at),
  });
  const work = rows.map(({ user_name }, at) =>
    app.platform.db.transaction((tx) =>
      withIdempotency(tx, call(at), () => giftItem(app.platform, tx, actor, { id: item_id, user_name })),
    ),
  );
  expect(await tally(work)).toEqual({ ok: 1, 'items.not-yours': 199 });
});

test('200 move one copy from where it was: one does', async () => {
  const holder = crowd[0]?.user_id ?? '';
  const { item_id } = await putItem(app, await putDesign(app, { club_id: stage.club.id }), holder);
  const work = crowd.map((_, at) =>
    app.platform.db.transaction((tx) =>
      moveItem(tx, {
        item_id,
        from: { holder_id: holder, state: 'held' },
        to: {
          holder_id: holder,
          state: 'listed',
          place: { kind: 'listing', id: `0198a000-0000-7000-8000-${String(at).padStart(12, '0')}` },
        },
        event: 'listed',
        at: app.clock.now(),
      }),
    ),
  );
  expect(await tally(work)).toEqual({ ok: 1, 'items.not-there': 199 });
});
