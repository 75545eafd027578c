// Proves that no statement, of ours or written by hand, can enlarge an edition, double or skip a number, or lose a copy.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putDesign, putItem, putItems } from '#app/testing/items.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Stage } from '#app/testing/world.ts';

let app: TestApp;
let stage: Stage;
let fan: string;

beforeAll(async () => {
  app = await startTestApp();
  stage = await (await makeWorld(app)).stage({ role: 'member', visibility: 'public', fresh: false });
  fan = stage.me?.id ?? '';
});
afterAll(() => app.stop());

const run = (text: string, values: unknown[] = []) => app.platform.db.query({ text, values });
const design = (wanted: { edition_size?: number | null } = {}) =>
  putDesign(app, { club_id: stage.club.id, ...wanted });

describe('an edition', () => {
  test('never grows, and is never opened again', async () => {
    const id = await design({ edition_size: 10 });
    await run('update item_designs set edition_size = 8 where id = $1', [id]);
    for (const size of ['9', 'null'])
      await expect(run(`update item_designs set edition_size = ${size} where id = $1`, [id])).rejects.toThrow(
        'an edition never grows',
      );
  });

  test('is not smaller than what is out', async () => {
    const id = await design({ edition_size: 10 });
    await putItems(app, id, [fan, fan, fan]);
    await expect(run('update item_designs set edition_size = 2 where id = $1', [id])).rejects.toThrow(
      'item_designs_edition',
    );
    await run('update item_designs set edition_size = 3 where id = $1', [id]);
    await expect(putItem(app, id, fan)).rejects.toMatchObject({ reason: { code: 'items.sold-out' } });
  });

  test('counts only by making copies', async () => {
    const id = await design();
    await expect(run('update item_designs set issued = 5 where id = $1', [id])).rejects.toThrow('counted');
  });

  test('keeps the name, quality, kind and bond of what is live, and stays', async () => {
    const draft = await putDesign(app, { club_id: stage.club.id, state: 'draft' });
    await run(`update item_designs set name = 'Before' where id = $1`, [draft]);
    await run('delete from item_designs where id = $1', [draft]);
    const id = await design();
    await expect(run('delete from item_designs where id = $1', [id])).rejects.toThrow('retire it');
    for (const change of [
      `state = 'draft'`,
      `name = 'After'`,
      `quality = 'urare'`,
      `kind = 'badge'`,
      'transferable = false',
      `club_id = gen_random_uuid()`,
    ])
      await expect(run(`update item_designs set ${change} where id = $1`, [id]), change).rejects.toThrow();
  });
});

const copyOf = (number: number, over: Record<string, string> = {}) => {
  const columns: Record<string, string> = {
    id: 'gen_random_uuid()',
    design_id: '$1',
    club_id: '$2',
    rank: '3',
    kind: `'collectible'`,
    number: String(number),
    holder_id: '$3',
    state: `'held'`,
    origin: `'grant'`,
    acquired_at: 'now()',
    event: `'granted'`,
    moved_at: 'now()',
    ...over,
  };
  return `insert into items (${Object.keys(columns).join(', ')}) values (${Object.values(columns).join(', ')})`;
};

describe('a copy', () => {
  test('has the next number, or is not made', async () => {
    const id = await design({ edition_size: 2 });
    const values = [id, stage.club.id, fan];
    await expect(run(copyOf(2), values)).rejects.toThrow('without a gap');
    await run(copyOf(1), values);
    await expect(run(copyOf(1), values)).rejects.toThrow();
    await run(copyOf(2), values);
    await expect(run(copyOf(3), values)).rejects.toThrow('item_designs_edition');
    const { rows } = await run(
      'select count(*) as n from item_events where item_id in (select id from items where design_id = $1)',
      [id],
    );
    expect(rows).toEqual([{ n: 2 }]);
  });

  test.each([
    ['of another quality', { rank: '0' }],
    ['of another kind', { kind: `'badge'` }],
    ['in a place that is none', { state: `'escrowed'` }],
    ['with a past', { seq: '2' }],
    ['handed in already', { state: `'redeemed'` }],
  ])('%s is not made', async (_, over) => {
    await expect(run(copyOf(1, over), [await design(), stage.club.id, fan])).rejects.toThrow();
  });

  test.each([
    ['to nowhere', `holder_id = null, event = 'gifted'`],
    ['in two places', `place_kind = 'listing', place_id = gen_random_uuid(), event = 'listed'`],
    ['listed by nobody', `state = 'listed', event = 'listed'`],
    ['without a word', `state = 'redeemed'`],
    ['as another copy', 'number = 77'],
    ['by a step that is none', `event = 'gifted', seq = 9`],
    ['from the dead', `state = 'burned', holder_id = null, event = 'won'`],
  ])('does not move %s', async (_, change) => {
    const { item_id } = await putItem(app, await design(), fan);
    await expect(run(`update items set ${change} where id = $1`, [item_id])).rejects.toThrow();
  });

  test('stays burned, and is never deleted', async () => {
    const { item_id } = await putItem(app, await design(), fan);
    await run(`update items set state = 'burned', holder_id = null, event = 'burned' where id = $1`, [
      item_id,
    ]);
    await expect(
      run(`update items set state = 'held', event = 'restored' where id = $1`, [item_id]),
    ).rejects.toThrow('does not go');
    await expect(run('delete from items where id = $1', [item_id])).rejects.toThrow('never possible');
    await expect(run('truncate items cascade')).rejects.toThrow('never possible');
  });

  test('carries every step it took, and no other', async () => {
    const { item_id } = await putItem(app, await design(), fan);
    await run(`update items set state = 'redeemed', event = 'redeemed', moved_at = $2 where id = $1`, [
      item_id,
      new Date(0),
    ]);
    await run(`update items set state = 'held', event = 'restored' where id = $1`, [item_id]);
    const { rows } = await run('select seq, event, at from item_events where item_id = $1 order by seq', [
      item_id,
    ]);
    expect(rows).toMatchObject([
      { seq: 1, event: 'granted' },
      { seq: 2, event: 'redeemed' },
      { seq: 3, event: 'restored' },
    ]);
    // A clock that was put back does not turn history round.
    const times = (rows as { at: Date }[]).map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    for (const text of [
      `update item_events set event = 'won' where item_id = $1`,
      'delete from item_events where item_id = $1',
      `insert into item_events (item_id, seq, event, at) values ($1, 4, 'won', now())`,
    ])
      await expect(run(text, [item_id]), text).rejects.toThrow();
  });
});
