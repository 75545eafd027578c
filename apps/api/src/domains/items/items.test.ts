// Owns: what becomes of copies over HTTP: gifts, grants, burning, showing, and what each refuses.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keyed, putDesign, putItem, putItems } from '#app/testing/items.ts';
import { manyAddresses } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Somebody, type Stage } from '#app/testing/world.ts';

let app: TestApp;
let stage: Stage;
let fan: Somebody;
let other: Somebody;

beforeAll(async () => {
  app = await startTestApp({ env: { ...manyAddresses } });
  stage = await (await makeWorld(app)).stage({ role: 'member', visibility: 'public', fresh: false });
  fan = stage.me as Somebody;
  other = await stage.make('member');
});
afterAll(() => app.stop());

const later = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000);
const codeOf = (answered: { ok: boolean; error?: { code: string } }) =>
  answered.ok ? 'ok' : answered.error?.code;

describe('a gift', () => {
  const give = (id: string, to: Somebody, as = fan.as) =>
    app.call('POST /items/:id/gift', { params: { id }, body: { user_name: to.user_name } }, keyed(as));

  test('goes over with its past, and is said once however often it is sent', async () => {
    const id = (await putItem(app, await putDesign(app, { club_id: stage.club.id }), fan.id)).item_id;
    const as = keyed(fan.as);
    const input = { params: { id }, body: { user_name: other.user_name } };
    const first = await app.ok('POST /items/:id/gift', input, as);
    const again = await app.ok('POST /items/:id/gift', input, as);
    expect(again).toEqual(first);
    expect(first.data.holder?.id).toBe(other.id);
    const { data } = await app.ok('GET /items/:id', { params: { id } }, other.as);
    expect(data.provenance.map((step) => [step.event, step.from?.id ?? null, step.to?.id])).toEqual([
      ['gifted', fan.id, other.id],
      ['granted', null, fan.id],
    ]);
    const elsewhere = { params: { id }, body: { user_name: stage.owner.user_name } };
    expect(codeOf(await app.call('POST /items/:id/gift', elsewhere, as))).toBe('idempotency-key-reused');
  });

  test('is refused where it cannot be', async () => {
    const club_id = stage.club.id;
    const own = (await putItem(app, await putDesign(app, { club_id }), fan.id)).item_id;
    const bound = (await putItem(app, await putDesign(app, { club_id, transferable: false }), fan.id))
      .item_id;
    const doors = await putDesign(app, {
      club_id,
      redeem: { from: later(5), transfer_closes_at: later(-1) },
    });
    const ticket = (await putItem(app, doors, fan.id)).item_id;
    const blocker = await stage.make('member');
    await app.ok('PUT /users/:id/block', { params: { id: fan.id } }, blocker.as);
    const admin = await stage.make('admin');
    expect(codeOf(await give(own, other, other.as))).toBe('items.not-yours');
    expect(codeOf(await give(bound, other))).toBe('items.not-transferable');
    expect(codeOf(await give(ticket, other))).toBe('items.transfer-closed');
    expect(codeOf(await give(own, blocker))).toBe('users.not-found');
    expect(codeOf(await give(own, fan))).toBe('users.own-account');
    expect(codeOf(await give(own, admin))).toBe('items.staff-receive-nothing');
    expect(codeOf(await give(own, stage.owner))).toBe('items.staff-receive-nothing');
    expect(codeOf(await give(own, { ...other, user_name: 'nobody_here' }))).toBe('users.not-found');
    expect((await app.ok('GET /items/:id', { params: { id: own } }, fan.as)).data.mine).toBe(true);
    expect(codeOf(await give(own, other))).toBe('ok');
  });
});

test('what is burned is gone for good, and its number with it', async () => {
  const design = await putDesign(app, { club_id: stage.club.id, edition_size: 1 });
  const { item_id } = await putItem(app, design, fan.id);
  const burn = () => app.call('POST /items/:id/burn', { params: { id: item_id } }, keyed(fan.as));
  expect(codeOf(await burn())).toBe('ok');
  expect(codeOf(await burn())).toBe('items.not-yours');
  await expect(putItem(app, design, fan.id)).rejects.toMatchObject({ reason: { code: 'items.sold-out' } });
});

test('six items are shown at most', async () => {
  const design = await putDesign(app, { club_id: stage.club.id });
  const somebody = await stage.make('member');
  const minted = await putItems(app, design, Array(7).fill(somebody.id));
  const use = async (id: string, in_use = true) =>
    codeOf(await app.call('PUT /items/:id/use', { params: { id }, body: { in_use } }, somebody.as));
  for (const { item_id } of minted.slice(0, 6)) expect(await use(item_id)).toBe('ok');
  expect(await use(minted[6]?.item_id ?? '')).toBe('items.too-many-in-use');
  expect(await use(minted[0]?.item_id ?? '', false)).toBe('ok');
  expect(await use(minted[6]?.item_id ?? '')).toBe('ok');
});

describe('a grant', () => {
  const grant = (id: string, body: object) =>
    app.call(
      'POST /item-designs/:id/grants',
      { params: { id }, body: body as { to: 'members' } },
      keyed(stage.owner.as),
    );

  test('is chosen from the members by part of a name, page by page, without staff', async () => {
    const own = await (await makeWorld(app)).stage({ role: 'owner', visibility: 'public', fresh: true });
    const id = await putDesign(app, { club_id: own.club.id });
    const members: Somebody[] = [];
    for (const name of ['Zoë Marlow', 'Ana 100% Lima', 'mara okafor']) {
      const member = await own.make('member');
      await app.ok('PATCH /users/me', { body: { display_name: name } }, member.as);
      members.push(member);
    }
    await own.make('guest');
    const seller = await own.make('seller');
    const named = async (query: object) => {
      const { data, next_cursor } = await app.ok(
        'GET /item-designs/:id/receivers',
        { params: { id }, query },
        seller.as,
      );
      return { names: data.map(({ user }) => user.display_name), next_cursor };
    };
    const all = ['Ana 100% Lima', 'mara okafor', 'Zoë Marlow'];
    expect((await named({})).names).toEqual(all);
    const first = await named({ limit: 2 });
    expect(first.names).toEqual(all.slice(0, 2));
    expect((await named({ limit: 2, cursor: first.next_cursor })).names).toEqual(all.slice(2));
    expect((await named({ q: 'MAR' })).names).toEqual(['mara okafor', 'Zoë Marlow']);
    expect((await named({ q: '0%' })).names).toEqual(['Ana 100% Lima']);
    expect((await named({ q: `@${members[0]?.user_name}` })).names).toEqual(['Zoë Marlow']);
    expect((await named({ q: 'nobody at all' })).names).toEqual([]);
  });

  test('by names leaves out whoever must not get it, and says why', async () => {
    const design = await putDesign(app, { club_id: stage.club.id, edition_size: 3, held_back: 3 });
    const banned = await stage.make('banned');
    const admin = await stage.make('admin');
    const guest = await stage.make('guest');
    const user_names = [fan, other, guest, banned, admin].map((one) => one.user_name).concat('nobody_here');
    const answered = await grant(design, { to: 'names', user_names, note: 'For the choir' });
    if (!answered.ok) throw new Error(answered.error.code);
    expect(answered.body.data).toMatchObject({ state: 'done', wanted: 6, granted: 3, skipped: 3 });
    expect(answered.body.data.skips.map((skip) => skip.reason).toSorted()).toEqual([
      'banned',
      'staff',
      'unknown',
    ]);
    expect(await grant(design, { to: 'names', user_names: [fan.user_name] })).toMatchObject({
      error: { code: 'items.sold-out', details: { left: 0 } },
    });
    const { data } = await app.ok(
      'GET /item-designs/:id/holders',
      { params: { id: design } },
      stage.owner.as,
    );
    expect(data.map((copy) => [copy.number, copy.holder?.id])).toEqual([
      [1, fan.id],
      [2, other.id],
      [3, guest.id],
    ]);
  });

  test('to nobody who may get it is refused, with why, and makes no copy', async () => {
    const design = await putDesign(app, { club_id: stage.club.id, edition_size: 2 });
    const refused = await grant(design, { to: 'names', user_names: ['nobody_here'] });
    expect(refused).toMatchObject({
      error: { code: 'items.nobody-to-grant', details: { skips: [{ reason: 'unknown' }] } },
    });
    const params = { id: design };
    expect((await app.ok('GET /item-designs/:id/holders', { params }, stage.owner.as)).data).toEqual([]);
  });

  test('to a tier reaches it and those above, and no tier of another club', async () => {
    const design = await putDesign(app, { club_id: stage.club.id });
    const tiersOf = async (id: string) => (await app.ok('GET /clubs/:id/tiers', { params: { id } })).data;
    const [, floor, frontRow] = await tiersOf(stage.club.id);
    const params = { id: stage.club.id, user_id: fan.id };
    const body = { tier_id: frontRow?.id ?? '' };
    await app.ok('PUT /clubs/:id/members/:user_id/tier', { params, body }, stage.owner.as);
    const answered = await grant(design, { to: 'tier', tier_id: floor?.id });
    expect(answered).toMatchObject({ body: { data: { state: 'done', granted: 1 } } });
    const { data } = await app.ok(
      'GET /item-designs/:id/holders',
      { params: { id: design } },
      stage.owner.as,
    );
    expect(data.map(({ holder }) => holder?.id)).toEqual([fan.id]);
    const elsewhere = await (await makeWorld(app)).stage({
      role: 'member',
      visibility: 'public',
      fresh: true,
    });
    const [, foreign] = await tiersOf(elsewhere.club.id);
    expect(codeOf(await grant(design, { to: 'tier', tier_id: foreign?.id }))).toBe(
      'memberships.tier-not-found',
    );
  });

  test('alone may use what is held back: whatever sells or draws copies finds none', async () => {
    const wholly = await putDesign(app, { club_id: stage.club.id, edition_size: 2, held_back: 2 });
    const partly = await putDesign(app, { club_id: stage.club.id, edition_size: 2, held_back: 1 });
    const soldOut = (design_id: string, left: number) => ({
      reason: { code: 'items.sold-out' },
      details: { design_id, left },
    });
    await expect(putItems(app, wholly, [fan.id], 'store')).rejects.toMatchObject(soldOut(wholly, 0));
    await expect(putItems(app, partly, [fan.id, fan.id], 'gacha')).rejects.toMatchObject(soldOut(partly, 1));
    expect(await putItems(app, partly, [fan.id], 'store')).toMatchObject([{ number: 1 }]);
    await expect(putItems(app, partly, [fan.id], 'store')).rejects.toMatchObject(soldOut(partly, 0));
    for (const design of [wholly, partly])
      expect(codeOf(await grant(design, { to: 'names', user_names: [other.user_name] }))).toBe('ok');
  });

  test('to all members goes on by itself where they are many, and is counted as it runs', async () => {
    const far = await (await makeWorld(app)).stage({ role: 'member', visibility: 'public', fresh: true });
    const crowd = 1203;
    await app.platform.db.query({
      text: `with people as (
          insert into users (id, email, user_name, display_name, hue, created_at)
          select gen_random_uuid(), 'grant' || n || '@crowd.test', 'grant_crowd_' || n, 'Crowd', 1, now() from generate_series(1, $2::int) n
          returning id)
        insert into memberships (club_id, user_id, role, number, state, source, joined_at)
        select $1, id, 'member', 100 + row_number() over (), 'active', 'open', now() from people`,
      values: [far.club.id, crowd],
    });
    const design = await putDesign(app, { club_id: far.club.id });
    const answered = await app.ok(
      'POST /item-designs/:id/grants',
      { params: { id: design }, body: { to: 'members' } },
      keyed(far.owner.as),
    );
    const { id, wanted } = answered.data;
    expect(answered.data).toMatchObject({ state: 'running', granted: 500 });
    await expect
      .poll(async () => (await app.ok('GET /item-grants/:id', { params: { id } }, far.owner.as)).data, {
        timeout: 20_000,
      })
      .toMatchObject({ state: 'done', granted: wanted, skipped: 0 });
    const { rows } = await app.platform.db.query({
      text: 'select count(*) as n, count(distinct holder_id) as people, max(number) as top from items where design_id = $1',
      values: [design],
    });
    expect(rows).toEqual([{ n: wanted, people: wanted, top: wanted }]);
  });
});
