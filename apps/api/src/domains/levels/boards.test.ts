// Tests the ladder and the boards over HTTP: names and perks, places, pages, spans of the club's days, opting out, leaving, changes to show.
import type { BoardSpan } from '@stagepass/contract/levels/shapes.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { countQueries } from '#app/testing/count-queries.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, TEST_NOW, type TestApp } from '#app/testing/test-app.ts';
import { auditLevels } from './audit.store.ts';
import { changeXp } from './change-xp.ts';
import { foldBoards, turnAllBoards } from './jobs.ts';
import { eraseUser } from './personal-data.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
  // Rows that take XP back are negative.
  await app.platform.db.query({
    text: 'alter table xp_grants drop constraint if exists xp_grants_amount_check',
  });
});
beforeEach(() => app.clock.set(TEST_NOW));
afterAll(() => app.stop());

type Club = Awaited<ReturnType<typeof foundClub>>;
let causes = 0;
const give = (club: Club, fan: Pick<Registered, 'id'>, amount: number) => {
  causes += 1;
  const change = { club_id: club.id, user_id: fan.id, amount, cause: { kind: 'test', id: String(causes) } };
  return app.platform.db.transaction((tx) => changeXp(app.platform, tx, change));
};
const fold = () => foldBoards.run(app.platform, {}, new AbortController().signal);
const turn = () => turnAllBoards.run(app.platform, {}, new AbortController().signal);
const board = async (club: Club, as: Registered, span: BoardSpan, query = {}) =>
  app.ok('GET /clubs/:id/boards/:span', { params: { id: club.id, span }, query }, as.as);
const shown = async (club: Club, as: Registered, span: BoardSpan) =>
  (await board(club, as, span)).data.map(({ place, user, xp }) => [place, user.id, xp]);
const mine = async (club: Club, as: Registered, span: BoardSpan) =>
  (await app.ok('GET /clubs/:id/boards/:span/me', { params: { id: club.id, span } }, as.as)).data;
const hide = (club: Club, as: Registered, hidden: boolean) =>
  app.ok('PUT /clubs/:id/boards/me', { params: { id: club.id }, body: { hidden } }, as.as);

async function clubWithFans(count: number, wanted: Parameters<typeof foundClub>[2] = {}) {
  const club = await foundClub(app, mailbox, wanted);
  const fans: Registered[] = [];
  for (let at = 0; at < count; at += 1) fans.push(await joinedMember(app, mailbox, club.id));
  return { club, fans: fans as [Registered, ...Registered[]] };
}

describe('the ladder', () => {
  const params = (club: Club, level: number) => ({ id: club.id, level });

  test('is named by the staff, logged, and shows everybody where they are', async () => {
    const { club, fans } = await clubWithFans(1);
    const set = (level: number, body: { name: string | null; perks: [] }) =>
      app.call('PUT /clubs/:id/levels/:level', { params: params(club, level), body }, club.owner.as);
    await set(7, { name: 'Keeper', perks: [] });
    const { data } = await app.ok(
      'PUT /clubs/:id/levels/:level',
      {
        params: params(club, 3),
        body: { name: 'Oil can', perks: [{ type: 'text', text: 'Your name in the credits' }] },
      },
      club.owner.as,
    );
    expect(data.steps).toEqual([
      {
        level: 3,
        begins_at_xp: 300,
        name: 'Oil can',
        perks: [{ type: 'text', text: 'Your name in the credits' }],
      },
      { level: 7, begins_at_xp: 2100, name: 'Keeper', perks: [] },
    ]);
    await give(club, fans[0], 350);
    const seen = await app.ok('GET /clubs/:id/levels', { params: { id: club.id } }, fans[0].as);
    expect(seen.data).toMatchObject({
      mine: { level: 3, xp: 350, missing_xp: 250, since: app.clock.now().toISOString() },
      can: { edit: false },
    });
    expect((await app.ok('GET /clubs/:id/levels', { params: { id: club.id } })).data.mine).toBeNull();
    await set(7, { name: null, perks: [] });
    const after = await app.ok('GET /clubs/:id/levels', { params: { id: club.id } });
    expect(after.data.steps.map(({ level }) => level)).toEqual([3]);
    const log = await app.platform.db.query<{ deed: string }>({
      text: `select deed from deeds where club_id = $1 and deed like 'levels.%' order by deed desc`,
      values: [club.id],
    });
    expect(log.rows.map(({ deed }) => deed)).toEqual([
      'levels.level-set',
      'levels.level-set',
      'levels.level-cleared',
    ]);
  });

  test('gives discounts only by those who sell', async () => {
    const { club, fans } = await clubWithFans(1);
    const make = (scopes: ('moderate' | 'sales')[]) =>
      app.ok(
        'PUT /clubs/:id/members/:user_id/role',
        { params: { id: club.id, user_id: fans[0].id }, body: { role: 'admin', scopes } },
        club.owner.as,
      );
    const put = (name: string, percent: number) =>
      app.call(
        'PUT /clubs/:id/levels/:level',
        { params: params(club, 2), body: { name, perks: [{ type: 'discount', percent }] } },
        fans[0].as,
      );
    await make(['moderate']);
    expect(await put('Half', 50)).toMatchObject({ error: { code: 'clubs.scope-missing' } });
    await make(['moderate', 'sales']);
    expect(await put('Half', 50)).toMatchObject({ ok: true });
    await make(['moderate']);
    expect(await put('Half off', 50)).toMatchObject({ ok: true });
    expect(await put('Half off', 60)).toMatchObject({ error: { code: 'clubs.scope-missing' } });
  });

  test('takes each kind of perk once, and 60 levels', async () => {
    const { club } = await clubWithFans(0);
    const put = (level: number, perks: { type: 'discount'; percent: number }[]) =>
      app.call(
        'PUT /clubs/:id/levels/:level',
        { params: params(club, level), body: { name: `Level ${level}`, perks } },
        club.owner.as,
      );
    const off = { type: 'discount', percent: 5 } as const;
    expect((await put(2, [off, off])).status).toBe(400);
    expect((await put(101, [])).status).toBe(400);
    for (let level = 1; level <= 60; level += 1) expect((await put(level, [])).status).toBe(200);
    expect(await put(61, [])).toMatchObject({ error: { code: 'levels.too-many' } });
    expect((await put(60, [off])).status).toBe(200);
  });
});

describe('boards', () => {
  test('put equal XP on an equal place, page by key, and know the own place, folded in or not', async () => {
    const { club, fans } = await clubWithFans(6);
    const amounts = [500, 300, 300, 300, 120, 40];
    for (const [at, fan] of fans.entries()) await give(club, fan, amounts[at] ?? 0);
    const check = async () => {
      const found = await shown(club, fans[0], 'all');
      expect(found.map(([place]) => place)).toEqual([1, 2, 2, 2, 5, 6]);
      expect(found.map(([, , xp]) => xp)).toEqual(amounts);
      expect(await mine(club, fans[3] as Registered, 'all')).toEqual({
        place: 2,
        xp: 300,
        people: 6,
        hidden: false,
      });
      expect(await mine(club, club.owner, 'all')).toEqual({ place: null, xp: 0, people: 6, hidden: false });
      const paged: unknown[] = [];
      let cursor: string | undefined;
      do {
        const page = await board(club, fans[0], 'all', { limit: 2, ...(cursor ? { cursor } : {}) });
        paged.push(...page.data.map(({ place, user, xp }) => [place, user.id, xp]));
        cursor = page.next_cursor ?? undefined;
      } while (cursor !== undefined);
      expect(paged).toEqual(found);
    };
    await check();
    await fold();
    await check();
    await give(club, fans[5] as Registered, 1000);
    expect(await mine(club, fans[5] as Registered, 'all')).toMatchObject({ place: 1, xp: 1040 });
    expect(await mine(club, fans[0], 'all')).toMatchObject({ place: 2 });
    expect((await board(club, fans[0], 'all')).data.filter(({ is_me }) => is_me)).toHaveLength(1);
  });

  test('count the club’s own days, and are right at the first look after midnight', async () => {
    app.clock.set('2026-11-15T11:30:00Z');
    const { club, fans } = await clubWithFans(2, { time_zone: 'Pacific/Pago_Pago' });
    const [ann, ben] = fans as [Registered, Registered];
    // Half past midnight there: the 15th. An hour before it was the 14th.
    await give(club, ann, 100);
    app.clock.set('2026-11-15T10:30:00Z');
    await give(club, ben, 70);
    expect(await shown(club, ann, '7d')).toEqual([
      [1, ann.id, 100],
      [2, ben.id, 70],
    ]);
    app.clock.set('2026-11-21T10:59:00Z');
    expect(await mine(club, ben, '7d')).toMatchObject({ place: 2, xp: 70 });
    app.clock.set('2026-11-21T11:00:00Z');
    expect(await mine(club, ben, '7d')).toMatchObject({ place: null, xp: 0, people: 1 });
    expect(await shown(club, ann, '7d')).toEqual([[1, ann.id, 100]]);
    app.clock.set('2026-11-22T11:00:00Z');
    await turn();
    expect(await shown(club, ann, '7d')).toEqual([]);
    expect(await shown(club, ann, '30d')).toHaveLength(2);
    app.clock.set('2026-12-16T11:00:00Z');
    expect(await shown(club, ann, '30d')).toEqual([]);
    expect(await shown(club, ann, 'all')).toHaveLength(2);
    await fold();
    expect(await auditLevels(app.platform.db)).toEqual([]);
  });

  test('leave out who opted out, who still sees what they earned', async () => {
    const { club, fans } = await clubWithFans(2);
    const [ann, ben] = fans as [Registered, Registered];
    await give(club, ann, 100);
    await give(club, ben, 70);
    await hide(club, ann, true);
    expect(await shown(club, ben, '7d')).toEqual([[1, ben.id, 70]]);
    expect(await mine(club, ann, '7d')).toEqual({ place: null, xp: 100, people: 1, hidden: true });
    await give(club, ann, 10);
    expect(await mine(club, ann, 'all')).toEqual({ place: null, xp: 110, people: 1, hidden: true });
    expect(await mine(club, ben, 'all')).toMatchObject({ place: 1 });
    await hide(club, ann, false);
    expect(await mine(club, ann, 'all')).toEqual({ place: 1, xp: 110, people: 2, hidden: false });
  });

  test('do not name who is blocked, to either of the two, and leave everybody their place', async () => {
    const { club, fans } = await clubWithFans(3);
    const [ann, ben, eve] = fans as [Registered, Registered, Registered];
    for (const [at, fan] of fans.entries()) await give(club, fan, 300 - 100 * at);
    const seen = async (as: Registered) => (await shown(club, as, 'all')).map(([place, id]) => [place, id]);
    const whole = [
      [1, ann.id],
      [2, ben.id],
      [3, eve.id],
    ];
    const asked = async () => (await countQueries(() => board(club, ann, 'all'))).queries.length;
    await asked();
    const before = await asked();
    expect(await seen(ann)).toEqual(whole);
    await app.ok('PUT /users/:id/block', { params: { id: ben.id } }, ann.as);
    expect(await seen(ann)).toEqual([whole[0], whole[2]]);
    expect(await seen(ben)).toEqual([whole[1], whole[2]]);
    expect(await seen(eve)).toEqual(whole);
    expect(await mine(club, ben, 'all')).toMatchObject({ place: 2, people: 3 });
    expect(await asked()).toBe(before);
    // Page by page, nobody else is missed and no place moves.
    const first = await board(club, ann, 'all', { limit: 2 });
    expect(first.data.map(({ user }) => user.id)).toEqual([ann.id]);
    const rest = await board(club, ann, 'all', { limit: 2, cursor: first.next_cursor ?? '' });
    expect(rest.data).toMatchObject([{ place: 3, user: { id: eve.id } }]);
    await app.ok('DELETE /users/:id/block', { params: { id: ben.id } }, ann.as);
    expect(await seen(ann)).toEqual(whole);
  });

  test('lose who leaves, is banned or is erased, and have them back when they come back', async () => {
    const { club, fans } = await clubWithFans(3);
    const [ann, ben, eve] = fans as [Registered, Registered, Registered];
    for (const fan of fans) await give(club, fan, 100);
    const people = (span: BoardSpan) => mine(club, eve, span).then((place) => place.people);
    await app.ok('POST /clubs/:id/leave', { params: { id: club.id } }, ann.as);
    await vi.waitFor(async () => expect(await people('7d')).toBe(2));
    await app.ok(
      'PUT /clubs/:id/members/:user_id/ban',
      { params: { id: club.id, user_id: ben.id }, body: { reason: 'spam', until: null } },
      club.owner.as,
    );
    await vi.waitFor(async () => expect(await people('all')).toBe(1));
    await app.ok('POST /clubs/:id/join', { params: { id: club.id }, body: {} }, ann.as);
    await vi.waitFor(async () => expect(await people('30d')).toBe(2));
    await app.platform.db.transaction(async (tx) => eraseUser(tx, ann.id, app.platform));
    expect(await people('all')).toBe(1);
    await fold();
    expect(await auditLevels(app.platform.db)).toEqual([]);
  });

  test('follow XP that is taken back, never below zero', async () => {
    const { club, fans } = await clubWithFans(2);
    const [ann, ben] = fans as [Registered, Registered];
    await give(club, ann, 300);
    await give(club, ben, 200);
    expect(await give(club, ann, -150)).toMatchObject({ xp: 150, level: 2 });
    expect(await mine(club, ann, '7d')).toMatchObject({ place: 2, xp: 150 });
    await expect(give(club, ann, -151)).rejects.toThrow();
    expect(await mine(club, ann, 'all')).toMatchObject({ place: 2, xp: 150 });
    await give(club, ann, -150);
    expect(await mine(club, ann, 'all')).toMatchObject({ place: null, xp: 0 });
  });

  test('ask for a membership', async () => {
    const { club } = await clubWithFans(0);
    const other = await clubWithFans(1);
    expect(
      await app.call(
        'GET /clubs/:id/boards/:span',
        { params: { id: club.id, span: '7d' } },
        other.fans[0].as,
      ),
    ).toMatchObject({ error: { code: 'clubs.members-only' } });
  });
});

describe('changes to show', () => {
  const take = async (fan: Registered) => (await app.ok('POST /level-changes/take', {}, fan.as)).data;
  const waiting = (fan: Registered) =>
    app.platform.db
      .query<{ kind: string }>({
        text: 'select kind from level_changes where user_id = $1 order by kind',
        values: [fan.id],
      })
      .then(({ rows }) => rows.map(({ kind }) => kind));

  test('are one of many, are handed out once, and cancel out', async () => {
    const { club, fans } = await clubWithFans(1);
    const [ann] = fans;
    const body = { name: 'Boathand', perks: [{ type: 'privateMission' } as const] };
    await app.ok('PUT /clubs/:id/levels/:level', { params: { id: club.id, level: 2 }, body }, club.owner.as);
    await give(club, ann, 100);
    await give(club, ann, 200);
    await vi.waitFor(async () => expect(await waiting(ann)).toEqual(['level']));
    await vi.waitFor(async () => {
      const { rows } = await app.platform.db.query<{ to_rank: number }>({
        text: 'select to_rank from level_changes where user_id = $1',
        values: [ann.id],
      });
      expect(rows).toEqual([{ to_rank: 3 }]);
    });
    expect(await take(ann)).toMatchObject([
      {
        kind: 'level',
        from: 1,
        to: 3,
        name: null,
        perks: [{ type: 'privateMission' }],
        club: { id: club.id },
      },
    ]);
    expect(await take(ann)).toEqual([]);
    await give(club, ann, 700);
    await vi.waitFor(async () => expect(await waiting(ann)).toEqual(['level', 'tier']));
    await give(club, ann, -700);
    await vi.waitFor(async () => expect(await waiting(ann)).toEqual([]));
  });

  test('tell a lower tier and level as they are', async () => {
    const { club, fans } = await clubWithFans(1);
    const [ann] = fans;
    await give(club, ann, 1000);
    await vi.waitFor(async () => expect(await waiting(ann)).toEqual(['level', 'tier']));
    await take(ann);
    await give(club, ann, -200);
    await vi.waitFor(async () => expect(await waiting(ann)).toEqual(['level', 'tier']));
    expect(await take(ann)).toMatchObject([
      { kind: 'level', from: 5, to: 4, perks: [] },
      { kind: 'tier', from: 2, to: 1, name: 'Balcony' },
    ]);
  });
});

test('my levels over all clubs, with names and the next level that gives something', async () => {
  const { club, fans } = await clubWithFans(1);
  const [ann] = fans;
  const set = (level: number, name: string) =>
    app.ok(
      'PUT /clubs/:id/levels/:level',
      { params: { id: club.id, level }, body: { name, perks: [] } },
      club.owner.as,
    );
  await set(2, 'Boathand');
  await set(6, 'Lamp room');
  await give(club, ann, 120);
  const { data } = await app.ok('GET /levels', {}, ann.as);
  expect(data).toMatchObject([
    { club: { id: club.id }, level: 2, name: 'Boathand', xp: 120, next: { level: 6, name: 'Lamp room' } },
  ]);
});
