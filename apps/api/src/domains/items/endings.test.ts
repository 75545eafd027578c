// Owns: what becomes of copies when an account or a club ends, and that a recount agrees with all of it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putDesign, putItem, putItems } from '#app/testing/items.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Somebody, type Stage } from '#app/testing/world.ts';
import { items } from './domain.ts';
import { auditItems } from './public/audit-items.ts';
import { mintToEscrow } from './public/mint-items.ts';
import { moveItem } from './public/move-item.ts';

let app: TestApp;
let stage: Stage;
let fan: Somebody;

beforeAll(async () => {
  app = await startTestApp();
  stage = await (await makeWorld(app)).stage({ role: 'member', visibility: 'public', fresh: true });
  fan = stage.me as Somebody;
});
afterAll(() => app.stop());

const stateOf = async (id: string) => {
  const { rows } = await app.platform.db.query<{ state: string; holder_id: string | null }>({
    text: 'select state, holder_id from items where id = $1',
    values: [id],
  });
  return rows[0];
};

test('an account’s items are in its export, and go with it; what was handed in stays', async () => {
  const leaving = await stage.make('member');
  const design = await putDesign(app, { club_id: stage.club.id, name: 'Kept', redeem: { place: 'Bar' } });
  const [held, used] = await putItems(app, design, [leaving.id, leaving.id]);
  const at = app.clock.now();
  await app.platform.db.transaction((tx) =>
    moveItem(tx, {
      item_id: used?.item_id ?? '',
      from: { holder_id: leaving.id, state: 'held' },
      to: { holder_id: leaving.id, state: 'redeemed' },
      event: 'redeemed',
      at,
    }),
  );
  expect(await items.exportUser?.(app.platform, leaving.id)).toMatchObject({
    items: [
      { name: 'Kept', number: 1, state: 'held' },
      { name: 'Kept', number: 2, state: 'redeemed' },
    ],
  });
  // Said before they decide; what was handed in is no loss.
  const { value } = (await app.ok('GET /users/me/deletion', {}, leaving.as)).data;
  expect(value).toMatchObject({ items: 1, listed: 0, leading: 0 });
  await app.platform.db.transaction(async (tx) => items.eraseUser?.(tx, leaving.id, app.platform));
  expect(await stateOf(held?.item_id ?? '')).toEqual({ state: 'burned', holder_id: null });
  expect(await stateOf(used?.item_id ?? '')).toEqual({ state: 'redeemed', holder_id: leaving.id });
});

test('a club that closes makes no copy more, and gives up its own; fans keep theirs', async () => {
  const design = await putDesign(app, { club_id: stage.club.id, edition_size: 9 });
  const kept = await putItem(app, design, fan.id);
  const at = app.clock.now();
  const place = { kind: 'auction', id: design } as const;
  const lot = await app.platform.db.transaction(async (tx) => {
    const made = await mintToEscrow(app.platform, tx, { design_id: design, place, origin: 'auction', at });
    await moveItem(tx, {
      item_id: made.item_id,
      from: { holder_id: null, state: 'escrowed', place },
      to: { holder_id: null, state: 'held' },
      event: 'released',
      at,
    });
    return made;
  });
  await app.platform.db.transaction(async (tx) => {
    expect(await items.settle?.(app.platform, tx, stage.club.id)).toBe('settled');
  });
  expect(await stateOf(lot.item_id)).toEqual({ state: 'burned', holder_id: null });
  expect(await stateOf(kept.item_id)).toEqual({ state: 'held', holder_id: fan.id });
  await expect(putItem(app, design, fan.id)).rejects.toMatchObject({
    reason: { code: 'items.design-not-live' },
  });
  expect(await auditItems(app.platform.db)).toEqual([]);
});

test('the recount finds what somebody did behind the triggers’ backs', async () => {
  const { item_id } = await putItem(app, await putDesign(app, { club_id: (await other()).club.id }), fan.id);
  await app.platform.db.transaction(async (tx) => {
    await tx.query({ text: 'set local session_replication_role = replica' });
    await tx.query({
      text: `update items set holder_id = $2 where id = $1`,
      values: [item_id, stage.owner.id],
    });
  });
  expect(await auditItems(app.platform.db)).toMatchObject([{ place: `copy ${item_id}` }]);
});

async function other(): Promise<Stage> {
  return (await makeWorld(app)).stage({ role: 'member', visibility: 'public', fresh: false });
}
