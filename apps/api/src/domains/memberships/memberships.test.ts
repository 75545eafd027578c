// Tests membership over HTTP: the register, roles, silence and bans, leaving and returning, the own card, the file.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foundClub, joinedMember, suspendClub } from '#app/testing/clubs.ts';
import { countQueries } from '#app/testing/count-queries.ts';
import {
  type Mailbox,
  manyAddresses,
  openMailbox,
  type Registered,
  registerFan,
  registerVerified,
} from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const day = 86_400_000;
const inDays = (days: number) => new Date(app.clock.now().getTime() + days * day).toISOString();
type Club = Awaited<ReturnType<typeof foundClub>>;

const member = (club: Club, fan: { id: string }) => ({ id: club.id, user_id: fan.id });
const viewer = async (club: { id: string }, as: Registered['as']) =>
  (await app.ok('GET /clubs/:id', { params: { id: club.id } }, as)).data.viewer;
const promote = (club: Club, fan: Registered, role: 'admin' | 'member', as = club.owner.as) =>
  app.call('PUT /clubs/:id/members/:user_id/role', { params: member(club, fan), body: { role } }, as);
const join = (club: Club, fan: Registered) =>
  app.call('POST /clubs/:id/join', { params: { id: club.id }, body: {} }, fan.as);
const leave = (club: Club, fan: Registered) =>
  app.call('POST /clubs/:id/leave', { params: { id: club.id } }, fan.as);
const ban = (club: Club, fan: Registered, as = club.owner.as) =>
  app.call(
    'PUT /clubs/:id/members/:user_id/ban',
    { params: member(club, fan), body: { reason: 'spam' } },
    as,
  );

describe('roles', () => {
  test('the owner makes two admins on Free, and not a third', async () => {
    const club = await foundClub(app, mailbox);
    const fans = [await joinedMember(app, mailbox, club.id), await joinedMember(app, mailbox, club.id)];
    const third = await joinedMember(app, mailbox, club.id);
    for (const fan of fans)
      expect(await promote(club, fan, 'admin')).toMatchObject({ body: { data: { role: 'admin' } } });
    expect(await promote(club, third, 'admin')).toMatchObject({
      status: 409,
      error: {
        code: 'clubs.limit-reached',
        details: { limit: 'admins', allowed: 2, used: 2, license: 'Free' },
      },
    });
    const [first] = fans as [Registered];
    expect(await promote(club, third, 'admin', first.as)).toMatchObject({
      error: { code: 'clubs.owner-only' },
    });
    expect(await promote(club, first, 'member')).toMatchObject({ body: { data: { role: 'member' } } });
    expect(await promote(club, third, 'admin')).toMatchObject({ ok: true });
    expect(await viewer(club, third.as)).toMatchObject({
      role: 'admin',
      can: { manage_members: true, manage_admins: false },
    });
  });

  test('nobody acts on their own rank or above', async () => {
    const club = await foundClub(app, mailbox);
    const [admin, other] = [
      await joinedMember(app, mailbox, club.id),
      await joinedMember(app, mailbox, club.id),
    ];
    await promote(club, admin, 'admin');
    await promote(club, other, 'admin');
    for (const target of [club.owner, other, admin]) {
      expect(await ban(club, target, admin.as)).toMatchObject({
        status: 403,
        error: { code: 'memberships.above-your-rank' },
      });
      const removed = await app.call(
        'DELETE /clubs/:id/members/:user_id',
        { params: member(club, target) },
        admin.as,
      );
      expect(removed).toMatchObject({ error: { code: 'memberships.above-your-rank' } });
    }
    expect(await ban(club, club.owner)).toMatchObject({ error: { code: 'memberships.above-your-rank' } });
  });

  test('a tier by hand is given below the own rank, and to oneself', async () => {
    const club = await foundClub(app, mailbox);
    const people = [];
    for (let at = 0; at < 3; at += 1) people.push(await joinedMember(app, mailbox, club.id));
    const [admin, other, fan] = people as [Registered, Registered, Registered];
    for (const made of [admin, other]) await promote(club, made, 'admin');
    const tiers = await app.ok('GET /clubs/:id/tiers', { params: { id: club.id } });
    const tier_id = tiers.data.at(-1)?.id ?? null;
    for (const [target, by, can] of [
      [fan, admin, true],
      [admin, admin, true],
      [other, admin, false],
      [club.owner, admin, false],
      [other, club.owner, true],
      [club.owner, club.owner, true],
    ] as const) {
      const params = member(club, target);
      const shown = await app.ok('GET /clubs/:id/members/:user_id', { params }, by.as);
      expect(shown.data.can.set_tier).toBe(can);
      const set = await app.call(
        'PUT /clubs/:id/members/:user_id/tier',
        { params, body: { tier_id } },
        by.as,
      );
      expect(set.ok || set.error.code).toBe(can || 'memberships.above-your-rank');
    }
  });

  test('the owner says what an admin is for, changes it later, and it holds with the next call', async () => {
    const club = await foundClub(app, mailbox);
    const helper = await joinedMember(app, mailbox, club.id);
    const params = { id: club.id, user_id: helper.id };
    const make = (body: { role: 'admin' | 'member'; scopes?: ('scan' | 'moderate' | 'sales' | 'all')[] }) =>
      app.call('PUT /clubs/:id/members/:user_id/role', { params, body }, club.owner.as);
    const registerAs = () => app.call('GET /clubs/:id/members', { params: { id: club.id } }, helper.as);
    const scannerAs = () => app.call('GET /clubs/:id/scans', { params: { id: club.id } }, helper.as);

    expect(await make({ role: 'admin', scopes: [] })).toMatchObject({ status: 400 });
    expect(await make({ role: 'admin', scopes: ['scan', 'scan'] })).toMatchObject({
      body: { data: { role: 'admin', scopes: ['scan'] } },
    });
    expect(await viewer(club, helper.as)).toMatchObject({
      role: 'admin',
      scopes: ['scan'],
      can: { manage: true, scan: true, manage_sales: false, manage_content: false, manage_club: false },
    });
    expect(await scannerAs()).toMatchObject({ ok: true });
    expect(await registerAs()).toMatchObject({
      status: 403,
      error: { code: 'clubs.scope-missing', details: { scopes: ['moderate'] } },
    });

    await make({ role: 'admin', scopes: ['moderate', 'sales'] });
    expect(await scannerAs()).toMatchObject({ error: { code: 'clubs.scope-missing' } });
    expect(await registerAs()).toMatchObject({ ok: true });
    const mine = await app.ok('GET /memberships', { query: {} }, helper.as);
    expect(mine.data[0]).toMatchObject({ role: 'admin', scopes: ['moderate', 'sales'] });

    expect(await make({ role: 'admin', scopes: ['sales', 'all'] })).toMatchObject({
      body: { data: { scopes: ['all'] } },
    });
    expect(await viewer(club, helper.as)).toMatchObject({ can: { manage_club: true } });
    const log = await app.ok('GET /clubs/:id/deeds', { params: { id: club.id }, query: {} }, club.owner.as);
    // All at one moment of the test's clock, which leaves their order open.
    const deeds = log.data.map(({ deed }) => deed).filter((deed) => deed.startsWith('memberships.'));
    expect(deeds.toSorted()).toEqual([
      'memberships.role-changed',
      'memberships.scopes-changed',
      'memberships.scopes-changed',
    ]);

    // A member's row keeps no scopes in sight, and nothing is left of them when they come back as an admin for another thing.
    expect(await make({ role: 'member' })).toMatchObject({ body: { data: { role: 'member', scopes: [] } } });
    expect(await scannerAs()).toMatchObject({ error: { code: 'clubs.staff-only' } });
    await make({ role: 'admin', scopes: ['sales'] });
    expect(await scannerAs()).toMatchObject({ error: { code: 'clubs.scope-missing' } });
  });

  test('a guest cannot be made an admin', async () => {
    const club = await foundClub(app, mailbox);
    const guest = await registerFan(app);
    expect(await promote(club, guest, 'admin')).toMatchObject({ error: { code: 'memberships.not-found' } });
  });
});

describe('leaving and returning', () => {
  test('keeps the number, gives up the role, and takes up its place again', async () => {
    const club = await foundClub(app, mailbox);
    const fan = await joinedMember(app, mailbox, club.id);
    const later = await joinedMember(app, mailbox, club.id);
    await promote(club, fan, 'admin');
    expect(await viewer(club, fan.as)).toMatchObject({ role: 'admin', member_number: 2 });
    expect(await leave(club, fan)).toMatchObject({ ok: true });
    expect(await leave(club, fan)).toMatchObject({ error: { code: 'memberships.not-a-member' } });
    expect(await viewer(club, fan.as)).toMatchObject({ role: 'guest', can: { join: true } });
    expect(await join(club, fan)).toMatchObject({ ok: true });
    expect(await viewer(club, fan.as)).toMatchObject({ role: 'member', member_number: 2 });
    expect(await viewer(club, later.as)).toMatchObject({ member_number: 3 });
    const { data } = await app.ok('GET /clubs/:id', { params: { id: club.id } });
    expect(data.member_count).toBe(3);
    const limits = await app.ok('GET /clubs/:id/limits', { params: { id: club.id } }, club.owner.as);
    expect(limits.data.map((limit) => limit.used)).toEqual([0, 3]);
  });

  test('the owner stays', async () => {
    const club = await foundClub(app, mailbox);
    expect(await leave(club, club.owner)).toMatchObject({ error: { code: 'memberships.owner-stays' } });
  });
});

describe('silence and bans', () => {
  test('somebody muted reads only until the time has come', async () => {
    const club = await foundClub(app, mailbox, { posting: 'members' });
    const fan = await joinedMember(app, mailbox, club.id);
    const mute = (until: string) =>
      app.call(
        'PUT /clubs/:id/members/:user_id/mute',
        { params: member(club, fan), body: { until } },
        club.owner.as,
      );
    expect(await mute(inDays(-1))).toMatchObject({ error: { code: 'memberships.time-passed' } });
    expect(await mute(inDays(2))).toMatchObject({ body: { data: { muted_until: inDays(2) } } });
    expect(await viewer(club, fan.as)).toMatchObject({
      muted_until: inDays(2),
      can: { post: false, comment: false, see_inside: true },
    });
    // Going out and in again does not end it.
    await leave(club, fan);
    await join(club, fan);
    expect(await viewer(club, fan.as)).toMatchObject({ can: { post: false } });
    app.clock.advance(2 * day + 1);
    expect(await viewer(club, fan.as)).toMatchObject({
      muted_until: null,
      can: { post: true, comment: true },
    });
    await mute(inDays(3));
    await app.ok('DELETE /clubs/:id/members/:user_id/mute', { params: member(club, fan) }, club.owner.as);
    expect(await viewer(club, fan.as)).toMatchObject({ can: { post: true } });
  });

  test('somebody banned cannot come back until it is lifted, and then has the old number', async () => {
    const club = await foundClub(app, mailbox);
    const fan = await joinedMember(app, mailbox, club.id);
    expect(await ban(club, fan)).toMatchObject({ body: { data: { state: 'removed', number: 2 } } });
    expect(await viewer(club, fan.as)).toMatchObject({
      role: 'guest',
      banned: true,
      can: { join: false, see_inside: true },
    });
    expect(await join(club, fan)).toMatchObject({ error: { code: 'clubs.banned' } });
    await app.ok('DELETE /clubs/:id/members/:user_id/ban', { params: member(club, fan) }, club.owner.as);
    expect(await join(club, fan)).toMatchObject({ ok: true });
    expect(await viewer(club, fan.as)).toMatchObject({ role: 'member', member_number: 2, banned: false });
  });

  test('a private club is not there for somebody banned, member or guest', async () => {
    const club = await foundClub(app, mailbox, { visibility: 'private' });
    const fan = await joinedMember(app, mailbox, club.id);
    const guest = await registerFan(app);
    for (const person of [fan, guest]) {
      expect(await ban(club, person)).toMatchObject({ ok: true });
      for (const id of [club.id, club.handle])
        expect(await app.call('GET /clubs/:id', { params: { id } }, person.as)).toMatchObject({
          status: 404,
          error: { code: 'clubs.not-found' },
        });
      expect(await leave(club, person)).toMatchObject({ error: { code: 'clubs.not-found' } });
    }
    const { data } = await app.ok(
      'GET /clubs/:id/members',
      { params: { id: club.id }, query: { banned: 'true' } },
      club.owner.as,
    );
    expect(new Map(data.map((row) => [row.user.id, row.number]))).toEqual(
      new Map([
        [fan.id, 2],
        [guest.id, null],
      ]),
    );
  });

  test('everything is in the log', async () => {
    const club = await foundClub(app, mailbox);
    const fan = await joinedMember(app, mailbox, club.id);
    const params = member(club, fan);
    await promote(club, fan, 'admin');
    await app.ok(
      'PUT /clubs/:id/members/:user_id/mute',
      { params, body: { until: inDays(1) } },
      club.owner.as,
    );
    await app.ok('DELETE /clubs/:id/members/:user_id', { params }, club.owner.as);
    await ban(club, fan);
    await app.ok('DELETE /clubs/:id/members/:user_id/ban', { params }, club.owner.as);
    const { rows } = await app.platform.db.query<{ deed: string }>({
      text: 'select deed from deeds where club_id = $1 order by deed',
      values: [club.id],
    });
    expect(rows.map((row) => row.deed)).toEqual([
      'clubs.club-founded',
      'memberships.member-banned',
      'memberships.member-muted',
      'memberships.member-removed',
      'memberships.member-unbanned',
      'memberships.role-changed',
    ]);
  });
});

describe('the register', () => {
  test('is searched by name or number, filtered, and paged by key in a fixed number of queries', async () => {
    const club = await foundClub(app, mailbox);
    const names = ['Ana Lima', 'Béla 50% Off', 'Cem', 'Dov_Lind', 'Ella'];
    const fans: Registered[] = [];
    for (const display_name of names) {
      app.clock.advance(day);
      const fan = await joinedMember(app, mailbox, club.id);
      await app.ok('PATCH /users/me', { body: { display_name } }, fan.as);
      fans.push(fan);
    }
    const [ana, bela, cem] = fans as [Registered, Registered, Registered];
    await promote(club, bela, 'admin');
    await app.ok(
      'PUT /clubs/:id/members/:user_id/mute',
      { params: member(club, cem), body: { until: inDays(1) } },
      club.owner.as,
    );
    const tiers = (await app.ok('GET /clubs/:id/tiers', { params: { id: club.id } })).data;
    const tier_id = tiers[2]?.id ?? '';
    await app.ok(
      'PUT /clubs/:id/members/:user_id/tier',
      { params: member(club, ana), body: { tier_id } },
      club.owner.as,
    );
    const list = async (query: object) =>
      (await app.ok('GET /clubs/:id/members', { params: { id: club.id }, query }, club.owner.as)).data.map(
        (row) => row.number,
      );
    expect(await list({})).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await list({ q: 'ANA' })).toEqual([2]);
    expect(await list({ q: 'Nº 0004' })).toEqual([4]);
    expect(await list({ q: '#5' })).toEqual([5]);
    expect(await list({ q: '50%' })).toEqual([3]);
    expect(await list({ q: 'v_l' })).toEqual([5]);
    expect(await list({ role: 'admin' })).toEqual([3]);
    expect(await list({ staff: 'true' })).toEqual([1, 3]);
    expect(await list({ muted: 'true' })).toEqual([4]);
    expect(await list({ tier_id })).toEqual([2]);
    expect(await list({ tier_id: 'no-id' })).toEqual([]);
    expect(await list({ joined_since: inDays(-1.5) })).toEqual([5, 6]);
    expect(await list({ q: `'; drop table memberships; --` })).toEqual([]);
    const page = (cursor?: string) =>
      app.ok(
        'GET /clubs/:id/members',
        { params: { id: club.id }, query: { limit: 4, ...(cursor && { cursor }) } },
        club.owner.as,
      );
    const { answer: first, queries } = await countQueries(() => page());
    expect(queries).toHaveLength(5);
    expect(first.data.map((row) => row.number)).toEqual([1, 2, 3, 4]);
    const second = await page(first.next_cursor ?? '');
    expect(second.data.map((row) => row.number)).toEqual([5, 6]);
    expect(second.next_cursor).toBeNull();
    const counts = await app.ok('GET /clubs/:id/members/counts', { params: { id: club.id } }, club.owner.as);
    const lists = { active: 6, staff: 2, muted: 1, banned: 0, left: 0 };
    expect(counts.data).toEqual({ ...lists, joined_this_week: 6 });
  });

  test('as a file holds every member, and no cell is a formula', async () => {
    const club = await foundClub(app, mailbox, { handle: 'csv-club' });
    const fan = await joinedMember(app, mailbox, club.id);
    await app.ok(
      'PATCH /users/me',
      { body: { display_name: '=HYPERLINK("https://evil.test","x")' } },
      fan.as,
    );
    const get = (as: Registered['as']) =>
      fetch(`${app.url}/api/clubs/csv-club/members.csv`, {
        headers: { ...as.headers, authorization: as.token },
      });
    const response = await get(club.owner.as);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="csv-club-members-.*\.csv"$/,
    );
    const lines = (await response.text()).split('\r\n');
    expect(lines[0]).toMatch(/^\ufeff?number,user_name,display_name/);
    expect(lines[2]).toContain(`"'=HYPERLINK(""https://evil.test"",""x"")"`);
    expect(lines).toHaveLength(4);
    expect((await get(fan.as)).status).toBe(403);
    expect((await fetch(`${app.url}/api/clubs/csv-club/members.csv`)).status).toBe(401);
  });
});

describe('what a member sees of themselves', () => {
  test('the card, and the clubs: those one runs first, then the one joined last', async () => {
    const fan = await registerVerified(app, mailbox);
    const clubs: Club[] = [];
    for (let at = 0; at < 3; at += 1) {
      app.clock.advance(1000);
      const club = await foundClub(app, mailbox);
      await join(club, fan);
      clubs.push(club);
    }
    app.clock.advance(1000);
    const body = { name: 'Mine', handle: 'mine-first', category: 'art', hue: 1 } as const;
    const mine = (await app.ok('POST /clubs', { body }, fan.as)).data;
    const ids = clubs.map((club) => club.id);
    const { data, next_cursor } = await app.ok('GET /memberships', { query: { limit: 2 } }, fan.as);
    const rest = await app.ok('GET /memberships', { query: { limit: 2, cursor: next_cursor ?? '' } }, fan.as);
    expect([...data, ...rest.data].map((row) => row.club.id)).toEqual([mine.id, ids[2], ids[1], ids[0]]);
    expect(data[0]).toMatchObject({ role: 'owner', number: 1, level: 1, xp: 0, tier: { name: 'Balcony' } });
    const { queries } = await countQueries(() => app.ok('GET /memberships', {}, fan.as));
    expect(queries).toHaveLength(4);
    const card = await app.ok('GET /clubs/:id/me', { params: { id: 'mine-first' } }, fan.as);
    expect(card.data).toMatchObject({ number: 1, user: { id: fan.id }, club: { handle: 'mine-first' } });
    const guest = await registerFan(app);
    expect(await app.call('GET /clubs/:id/me', { params: { id: 'mine-first' } }, guest.as)).toMatchObject({
      error: { code: 'clubs.members-only', details: { way_in: 'join' } },
    });
  });

  test('a suspended club stays on the list of those who run it, and says so', async () => {
    const club = await foundClub(app, mailbox);
    const [admin, fan] = [
      await joinedMember(app, mailbox, club.id),
      await joinedMember(app, mailbox, club.id),
    ];
    const role = { params: { id: club.id, user_id: admin.id }, body: { role: 'admin' } } as const;
    await app.ok('PUT /clubs/:id/members/:user_id/role', role, club.owner.as);
    const mine = async (as: Registered) =>
      (await app.ok('GET /memberships', {}, as.as)).data.map((row) => [row.club.id, row.suspended]);
    const people = [club.owner, admin, fan];
    expect(await Promise.all(people.map(mine))).toEqual(people.map(() => [[club.id, false]]));
    const { platform } = app;
    await suspendClub(platform, club.id);
    expect(await Promise.all(people.map(mine))).toEqual([[[club.id, true]], [[club.id, true]], []]);
  });
});
