// Tests clubs over HTTP: founding, the front door, settings, handles, lists.
import { clubModules } from '@stagepass/contract/clubs/shapes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foundClub } from '#app/testing/clubs.ts';
import { countQueries } from '#app/testing/count-queries.ts';
import {
  type Mailbox,
  manyAddresses,
  openMailbox,
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
const deedsOf = async (clubId: string) =>
  (
    await app.platform.db.query<{ deed: string }>({
      text: 'select deed from deeds where club_id = $1 order by deed',
      values: [clubId],
    })
  ).rows.map((row) => row.deed);

describe('founding', () => {
  test('makes the founder owner and number 1, with four tiers and the Free limits', async () => {
    const club = await foundClub(app, mailbox, { name: 'Velvet Static', handle: 'velvet-one', hue: 355 });
    expect(club).toMatchObject({
      name: 'Velvet Static',
      handle: 'velvet-one',
      hue: 355,
      member_count: 1,
      visibility: 'public',
      join_policy: 'open',
      owner: { id: club.owner.id },
      viewer: { role: 'owner', member_number: 1, tier: { name: 'Balcony', rank: 1 } },
    });
    expect(club.viewer.can).toMatchObject({
      manage_admins: true,
      delete_club: true,
      leave: false,
      join: false,
    });
    const tiers = await app.ok('GET /clubs/:id/tiers', { params: { id: club.id } });
    expect(tiers.data.map((tier) => [tier.rank, tier.name, tier.reached_by])).toEqual([
      [1, 'Balcony', { by: 'xp', xp: 0 }],
      [2, 'Floor', { by: 'xp', xp: 1000 }],
      [3, 'Front Row', { by: 'xp', xp: 4500 }],
      [4, 'Backstage', { by: 'xp', xp: 10_500 }],
    ]);
    const limits = await app.ok('GET /clubs/:id/limits', { params: { id: club.id } }, club.owner.as);
    expect(limits.data).toEqual([
      { name: 'admins', used: 0, cap: 2 },
      { name: 'members', used: 1, cap: 500 },
    ]);
    expect(await deedsOf(club.id)).toEqual(['clubs.club-founded']);
  });

  test('takes its own names of tiers', async () => {
    const club = await foundClub(app, mailbox, {
      handle: 'own-tiers',
      tier_names: ['Terrace', 'terrace', 'Directors’ box'],
    });
    const tiers = await app.ok('GET /clubs/:id/tiers', { params: { id: 'own-tiers' } }, club.owner.as);
    expect(tiers.data.map((tier) => [tier.name, tier.member_count])).toEqual([
      ['Terrace', 1],
      ['Directors’ box', 0],
    ]);
  });

  test.each([
    ['a handle with a space', { handle: 'two words' }],
    ['a handle that ends in a hyphen', { handle: 'nearly-' }],
    ['a handle of two', { handle: 'ab' }],
    ['a name of one letter', { name: 'A' }],
    ['a hue beyond the circle', { hue: 360 }],
    ['a category nobody knows', { category: 'crime' }],
    ['a script as a link', { links: [{ label: 'x', url: 'javascript:alert(1)' }] }],
    ['an owner of its choice', { owner_id: 'x' }],
  ])('refuses %s', async (_, wrong) => {
    const fan = await registerVerified(app, mailbox);
    const body = { name: 'Fine', handle: 'fine-club', category: 'music', hue: 1, ...wrong };
    const refused = await app.call('POST /clubs', { body: body as never }, fan.as);
    expect(refused).toMatchObject({ status: 400, error: { code: 'invalid-input' } });
  });

  test('needs a verified e-mail', async () => {
    const fan = await registerFan(app);
    const body = { name: 'Fine', handle: 'fine-club', category: 'music', hue: 1 } as const;
    expect(await app.call('POST /clubs', { body }, fan.as)).toMatchObject({
      error: { code: 'email-not-verified' },
    });
  });

  test('a module that stands there twice is refused, one that is missing is off', async () => {
    const fan = await registerVerified(app, mailbox);
    const base = { name: 'Modular', handle: 'modular', category: 'music', hue: 1 } as const;
    const twice = {
      ...base,
      modules: [{ module: 'posts', on: true } as const, { module: 'posts', on: false } as const],
    };
    expect(await app.call('POST /clubs', { body: twice }, fan.as)).toMatchObject({
      error: { code: 'clubs.modules-uneven' },
    });
    const body = { ...base, modules: [{ module: 'votes', on: true } as const] };
    const { data } = await app.ok('POST /clubs', { body }, fan.as);
    expect(data.modules).toHaveLength(clubModules.length);
    expect(data.modules[0]).toEqual({ module: 'votes', on: true, position: 0 });
    expect(data.modules.slice(1).every((module) => !module.on)).toBe(true);
    expect(data.modules.map((module) => module.position)).toEqual(clubModules.map((_, at) => at));
  });

  test('of two who want one handle at once, one gets it', async () => {
    const fans = [await registerVerified(app, mailbox), await registerVerified(app, mailbox)];
    const body = { name: 'The One', handle: 'the-one', category: 'music', hue: 1 } as const;
    const answers = await Promise.all(fans.map((fan) => app.call('POST /clubs', { body }, fan.as)));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 409]);
  });
});

describe('the front door', () => {
  test('opens by id and by handle, for everybody', async () => {
    const club = await foundClub(app, mailbox, { handle: 'two-ways' });
    for (const id of [club.id, 'two-ways', 'Two-Ways']) {
      const { data } = await app.ok('GET /clubs/:id', { params: { id } });
      expect(data).toMatchObject({ id: club.id, viewer: { role: 'visitor', can: { see_inside: true } } });
    }
    expect(await app.call('GET /clubs/:id', { params: { id: 'no-such-club' } })).toMatchObject({
      status: 404,
      error: { code: 'clubs.not-found' },
    });
  });

  test('of a private club shows the way in and not the inside', async () => {
    const club = await foundClub(app, mailbox, { visibility: 'private' });
    const guest = await registerFan(app);
    const { data } = await app.ok('GET /clubs/:id', { params: { id: club.id } }, guest.as);
    expect(data.viewer).toMatchObject({ role: 'guest', can: { see_inside: false, join: true } });
  });

  test('costs three questions for a visitor, and four for a guest', async () => {
    const club = await foundClub(app, mailbox);
    const guest = await registerFan(app);
    const ask = (options = {}) => app.ok('GET /clubs/:id', { params: { id: club.id } }, options);
    await ask();
    expect((await countQueries(() => ask())).queries).toHaveLength(3);
    const { queries } = await countQueries(() => ask(guest.as));
    expect(queries).toHaveLength(5);
    expect(queries[0]).toBe('auth-sessions-by-token');
  });
});

describe('settings', () => {
  test('change the fields that are sent, and are logged', async () => {
    const club = await foundClub(app, mailbox);
    const params = { id: club.id };
    const body = { name: 'Other <b>name</b>', tagline: ' Loud. ', hue: 12, visibility: 'private' } as const;
    const { data } = await app.ok('PATCH /clubs/:id', { params, body }, club.owner.as);
    expect(data).toMatchObject({ name: 'Other <b>name</b>', tagline: 'Loud.', hue: 12, category: 'music' });
    // Sent again, nothing changes and nothing is logged.
    await app.ok('PATCH /clubs/:id', { params, body }, club.owner.as);
    expect(await deedsOf(club.id)).toEqual(['clubs.club-edited', 'clubs.club-founded']);
  });

  test('modules go on, off and in order', async () => {
    const club = await foundClub(app, mailbox);
    const modules = club.modules.map(({ module, on }) => ({ module, on: !on })).toReversed();
    const input = { params: { id: club.id }, body: { modules } };
    const { data } = await app.ok('PUT /clubs/:id/modules', input, club.owner.as);
    expect(data.modules).toEqual(modules.map((module, position) => ({ ...module, position })));
    const twice = { ...input, body: { modules: [...modules, { module: 'posts', on: true } as const] } };
    expect(await app.call('PUT /clubs/:id/modules', twice, club.owner.as)).toMatchObject({
      error: { code: 'clubs.modules-uneven' },
    });
  });

  test('house rules and the text policy are kept as they were typed', async () => {
    const club = await foundClub(app, mailbox);
    const params = { id: club.id };
    const house_rules = ['No spoilers before midnight.', '<script>alert(1)</script>'];
    const { data } = await app.ok(
      'PUT /clubs/:id/house-rules',
      { params, body: { house_rules } },
      club.owner.as,
    );
    expect(data.house_rules).toEqual(house_rules);
    const body = {
      blocked_words: ['Ticket tout', 'ticket tout', 'tout'],
      link_policy: 'hold' as const,
      media_policy: 'staff' as const,
    };
    const set = await app.ok('PUT /clubs/:id/text-policy', { params, body }, club.owner.as);
    expect(set.data.blocked_words).toEqual(['ticket tout', 'tout']);
    const read = await app.ok('GET /clubs/:id/text-policy', { params }, club.owner.as);
    expect(read).toEqual(set);
    const stranger = await registerFan(app);
    expect(await app.call('GET /clubs/:id/text-policy', { params }, stranger.as)).toMatchObject({
      error: { code: 'clubs.staff-only' },
    });
  });
});

describe('handles', () => {
  test('are checked while they are typed, and one that is free is suggested', async () => {
    await foundClub(app, mailbox, { handle: 'paper-lions' });
    const fan = await registerFan(app);
    const check = async (handle: string) =>
      (await app.ok('GET /clubs/handle-free', { query: { handle } }, fan.as)).data;
    expect(await check('paper-bears')).toEqual({
      handle: 'paper-bears',
      free: true,
      reason: null,
      suggestion: null,
    });
    expect(await check('Paper-Lions')).toMatchObject({
      free: false,
      reason: 'taken',
      suggestion: 'paper-lions-club',
    });
    expect(await check('Paper Lions!')).toMatchObject({
      reason: 'malformed',
      suggestion: 'paper-lions-club',
    });
    for (const word of ['settings', 'manage-members', 'post-detail', 'stage-pass', 'handle-free'])
      expect(await check(word)).toMatchObject({ free: false, reason: 'reserved' });
  });

  test('a former one leads to its club for 90 days, and is nobody else’s', async () => {
    const club = await foundClub(app, mailbox, { handle: 'old-name' });
    const other = await foundClub(app, mailbox);
    const rename = (who: typeof club, handle: string) =>
      app.call('PATCH /clubs/:id', { params: { id: who.id }, body: { handle } }, who.owner.as);
    expect(await rename(club, 'new-name')).toMatchObject({
      ok: true,
      body: { data: { handle: 'new-name' } },
    });
    expect((await app.ok('GET /clubs/:id', { params: { id: 'old-name' } })).data.id).toBe(club.id);
    expect(await rename(other, 'old-name')).toMatchObject({ error: { code: 'clubs.handle-taken' } });
    expect(await rename(other, 'new-name')).toMatchObject({ error: { code: 'clubs.handle-taken' } });
    expect(await rename(other, 'settings')).toMatchObject({ error: { code: 'clubs.handle-reserved' } });
    // Its own former handle it may have back.
    expect(await rename(club, 'old-name')).toMatchObject({ ok: true });
    expect(await rename(club, 'new-name')).toMatchObject({ ok: true });
    for (let month = 0; month < 3; month += 1) {
      app.clock.advance(29 * day);
      await app.ok('GET /users/me', {}, other.owner.as);
      await app.ok('GET /users/me', {}, club.owner.as);
    }
    app.clock.advance(4 * day);
    expect(await rename(other, 'old-name')).toMatchObject({ ok: true });
    expect((await app.ok('GET /clubs/:id', { params: { id: 'old-name' } })).data.id).toBe(other.id);
  });
});

describe('the list', () => {
  test('shows public clubs, the newest first, by key', async () => {
    app.clock.advance(day);
    const names = ['Film one', 'Film two', 'Film three', 'Film four', 'Film five'];
    for (const name of names) {
      app.clock.advance(1000);
      await foundClub(app, mailbox, { name, category: 'film', handle: name.toLowerCase().replace(' ', '-') });
    }
    await foundClub(app, mailbox, { name: 'Film secret', category: 'film', visibility: 'private' });
    const query = { sort: 'new', category: 'film', limit: 2 } as const;
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const answer: { data: { name: string }[]; next_cursor: string | null } = await app.ok('GET /clubs', {
        query: cursor === null ? query : { ...query, cursor },
      });
      seen.push(...answer.data.map((club) => club.name));
      cursor = answer.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual(names.toReversed());
  });

  test('a cursor that nobody gave is refused', async () => {
    for (const cursor of [`1'; drop table clubs~x`, '1e999~01890a5d-ac96-774b-bcce-b302099a8057']) {
      const odd = await app.call('GET /clubs', { query: { sort: 'trending', cursor } });
      expect(odd.ok || odd.error.code).toBe('invalid-input');
    }
  });
});
