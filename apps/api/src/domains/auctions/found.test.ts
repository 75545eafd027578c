// Owns: which auctions a search finds, for whom, and what it says of them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bid, fanWith, HOUR_MS, inMs, openLot } from '#app/testing/auctions.ts';
import { manyAddresses } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Stage } from '#app/testing/world.ts';

let app: TestApp;
let open: Stage;
let shut: Stage;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  const world = await makeWorld(app);
  open = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
  shut = await world.stage({ role: 'owner', visibility: 'private', fresh: true });
});
afterAll(() => app.stop());

async function found(q: string, as?: object) {
  const { data } = await app.ok('GET /search', { query: { q } }, as);
  return data.groups.find((group) => group.kind === 'auction')?.cards ?? [];
}
const titles = async (q: string, as?: object) => (await found(q, as)).map((card) => card.title);

test('a live auction is found by its title, its beginning and a typing error, with what it stands at', async () => {
  const ends_at = inMs(app, 3 * HOUR_MS);
  const lot = await openLot(open, { title: 'Zephyrine drum skin', ends_at, start_amount: 900 });
  for (const q of ['zephyrine', 'zeph', 'skin zephyrine', 'zephirine'])
    expect(await titles(q), q).toEqual(['Zephyrine drum skin']);
  expect(await titles('zephyrine kettle')).toEqual([]);
  expect(await titles('%')).toEqual([]);
  const [card] = await found('zephyrine');
  expect(card).toMatchObject({
    kind: 'auction',
    path: `/market-item/${lot.id}`,
    auction: { price_cents: 900, bid_count: 0, ends_at },
  });
  const ann = await fanWith(open, 10_000);
  await bid(app, ann, lot.id, { amount: 1000 });
  expect((await found('zephyrine'))[0]?.auction).toMatchObject({ price_cents: 1000, bid_count: 1 });
  app.clock.advance(4 * HOUR_MS);
  expect(await titles('zephyrine')).toEqual([]);
});

test('a private club’s is found by its members only, and a scheduled one by nobody', async () => {
  await openLot(shut, { title: 'Quillwort medal', ends_at: inMs(app, HOUR_MS) });
  await openLot(open, {
    title: 'Quillwort cup',
    starts_at: inMs(app, HOUR_MS),
    ends_at: inMs(app, 5 * HOUR_MS),
  });
  const member = await shut.make('member');
  const stranger = await open.make('member');
  expect(await titles('quillwort')).toEqual([]);
  expect(await titles('quillwort', stranger.as)).toEqual([]);
  expect(await titles('quillwort', member.as)).toEqual(['Quillwort medal']);
});

test('all of them come page by page, none twice', async () => {
  for (let at = 0; at < 23; at += 1)
    await openLot(open, { title: `Paged fig ${at}`, ends_at: inMs(app, 2 * HOUR_MS) });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { data } = await app.ok('GET /search', {
      query: { q: 'paged fig', kind: 'auction', ...(cursor === undefined ? {} : { cursor }) },
    });
    const [group] = data.groups;
    seen.push(...(group?.cards ?? []).map((card) => card.id));
    cursor = group?.next_cursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toHaveLength(23);
  expect(new Set(seen).size).toBe(23);
});
