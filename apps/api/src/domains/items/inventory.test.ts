// Owns: what somebody holds, as they and others see it: pages, stacks, counts, privacy.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countQueries } from '#app/testing/count-queries.ts';
import { putDesign, putItem } from '#app/testing/items.ts';
import { manyAddresses } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Somebody, type Stage } from '#app/testing/world.ts';

let app: TestApp;
let stage: Stage;
let fan: Somebody;

beforeAll(async () => {
  app = await startTestApp({ env: { ...manyAddresses } });
  stage = await (await makeWorld(app)).stage({ role: 'member', visibility: 'public', fresh: false });
  fan = stage.me as Somebody;
});
afterAll(() => app.stop());

const codeOf = (answered: { ok: boolean; error?: { code: string } }) =>
  answered.ok ? 'ok' : answered.error?.code;

describe('an inventory', () => {
  let collector: Somebody;
  beforeAll(async () => {
    collector = await stage.make('member');
    const club_id = stage.club.id;
    for (const [quality, copies] of [
      ['common', 5],
      ['urare', 1],
      ['rare', 2],
    ] as const) {
      const design = await putDesign(app, { club_id, quality, name: `Kept ${quality}` });
      for (let at = 0; at < copies; at += 1) {
        app.clock.advance(1000);
        await putItem(app, design, collector.id);
      }
    }
  });

  async function pages(query: object): Promise<string[]> {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { data, next_cursor } = await app.ok(
        'GET /inventory',
        { query: { ...query, limit: 2, ...(cursor === undefined ? {} : { cursor }) } },
        collector.as,
      );
      seen.push(...data.map(({ count, item }) => `${item.design.quality} ${item.number} x${count}`));
      cursor = next_cursor ?? undefined;
    } while (cursor !== undefined);
    return seen;
  }

  test('is paged in each of its orders without losing or doubling a copy', async () => {
    expect(await pages({ sort: 'oldest' })).toEqual([
      'common 1 x1',
      'common 2 x1',
      'common 3 x1',
      'common 4 x1',
      'common 5 x1',
      'urare 1 x1',
      'rare 1 x1',
      'rare 2 x1',
    ]);
    expect(await pages({ sort: 'newest' })).toEqual((await pages({ sort: 'oldest' })).toReversed());
    expect((await pages({ sort: 'rarest' })).slice(0, 4)).toEqual([
      'urare 1 x1',
      'rare 2 x1',
      'rare 1 x1',
      'common 5 x1',
    ]);
    expect(await pages({ sort: 'name', stacked: true })).toEqual(['common 1 x5', 'rare 1 x2', 'urare 1 x1']);
    expect(await pages({ sort: 'rarest', stacked: true })).toEqual([
      'urare 1 x1',
      'rare 1 x2',
      'common 1 x5',
    ]);
    expect(await pages({ quality: 'rare' })).toEqual(['rare 2 x1', 'rare 1 x1']);
    expect(await pages({ q: 'KEPT u' })).toEqual(['urare 1 x1']);
    expect(await pages({ q: '%' })).toEqual([]);
    expect(await pages({ redeemable: true })).toEqual([]);
    for (const filter of ['club', 'design']) expect(await pages({ [filter]: 'no-id' })).toEqual([]);
  });

  test('costs the same number of queries, however much of it is shown', async () => {
    const ask = (limit: number) =>
      countQueries(() => app.ok('GET /inventory', { query: { limit } }, collector.as));
    const [few, many] = [await ask(1), await ask(30)];
    expect(many.queries).toEqual(few.queries);
    expect(many.queries.length).toBeLessThanOrEqual(6);
  });

  test('is counted by quality and by club', async () => {
    const { data } = await app.ok('GET /inventory/counts', {}, collector.as);
    expect(data.total).toBe(8);
    expect(data.by_quality.filter((entry) => entry.count > 0)).toEqual([
      { quality: 'urare', count: 1 },
      { quality: 'rare', count: 2 },
      { quality: 'common', count: 5 },
    ]);
    expect(data.by_club[0]).toMatchObject({ copies: 8, designs: 3, club: { id: stage.club.id } });
  });

  test('shows nothing of a private or suspended club to whoever may not look into it', async () => {
    const guest = await stage.make('guest');
    const params = { id: collector.user_name };
    const { data: held } = await app.ok('GET /inventory', { query: { sort: 'oldest' } }, collector.as);
    const item = { params: { id: held[0]?.item.id ?? '' } };
    const seenBy = async (who: Somebody) => [
      (await app.ok('GET /users/:id/collection', { params }, who.as)).data.length,
      codeOf(await app.call('GET /items/:id', item, who.as)),
    ];
    const setClub = (change: string) =>
      app.platform.db.query({ text: `update clubs set ${change} where id = $1`, values: [stage.club.id] });
    await setClub(`visibility = 'private'`);
    expect([await seenBy(guest), await seenBy(fan), await seenBy(collector)]).toEqual([
      [0, 'items.not-found'],
      [3, 'ok'],
      [3, 'ok'],
    ]);
    await setClub(`visibility = 'public', suspended_at = now()`);
    expect([await seenBy(guest), await seenBy(collector)]).toEqual([
      [0, 'items.not-found'],
      [3, 'ok'],
    ]);
    await setClub('suspended_at = null');
    expect(await seenBy(guest)).toEqual([3, 'ok']);
  });

  test('is shown to others as its holder allows, and no holder is named who does not want it', async () => {
    const params = { id: collector.user_name };
    const [entry] = (await app.ok('GET /inventory', { query: { sort: 'oldest' } }, collector.as)).data;
    const id = entry?.item.id ?? '';
    expect((await app.ok('GET /users/:id/collection', { params }, fan.as)).data).toHaveLength(3);
    await app.ok('PATCH /users/me/privacy', { body: { collection_for: 'nobody' } }, collector.as);
    expect(codeOf(await app.call('GET /users/:id/collection', { params }, fan.as))).toBe(
      'items.collection-hidden',
    );
    const seen = (await app.ok('GET /items/:id', { params: { id } }, fan.as)).data;
    expect([seen.holder, seen.provenance[0]?.to]).toEqual([null, null]);
    const own = (await app.ok('GET /items/:id', { params: { id } }, collector.as)).data;
    expect([own.holder?.id, own.provenance[0]?.to?.id]).toEqual([collector.id, collector.id]);
  });
});
