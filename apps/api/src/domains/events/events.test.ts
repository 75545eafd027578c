// Tests events over HTTP: drafts and publishing, tickets that take over place and doors, signing up, guests and who sees what.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyed, putDesign, putItem } from '#app/testing/items.ts';
import { openShops, type Shops } from '#app/testing/market.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Somebody } from '#app/testing/world.ts';
import { auditEvents } from './audit.store.ts';
import { DAY_MS, draftEvent, draftOf, inMs, type Place, publishedEvent, soldEvent } from './testing/calls.ts';

let shops: Shops;
let app: TestApp;
beforeAll(async () => {
  shops = await openShops();
  app = shops.app;
});
afterAll(async () => {
  expect(await auditEvents(app.platform.db)).toEqual([]);
  await shops.close();
});

const code = (answer: { ok: boolean; error?: { code: string } }) => (answer.ok ? 'ok' : answer.error?.code);
const read = async (id: string, fan?: Somebody) =>
  (await app.ok('GET /events/:id', { params: { id } }, fan?.as)).data;
const change = (stage: Place, id: string, body: ReturnType<typeof draftOf>) =>
  app.call('PUT /events/:id', { params: { id }, body }, stage.owner.as);
const go = (id: string, fan: Somebody) => app.call('PUT /events/:id/going', { params: { id } }, fan.as);
const titles = async (club: string, query: object = {}, fan?: Somebody) =>
  (await app.ok('GET /clubs/:id/events', { params: { id: club }, query }, fan?.as)).data.map(
    ({ title }) => title,
  );

test('a draft is there for staff alone; published, it stands in the calendar of whoever may look in', async () => {
  const stage = await shops.fresh();
  const fan = await stage.make('member');
  const { id, status } = await draftEvent(stage, { title: 'Later' });
  expect(status).toBe('draft');
  expect(code(await app.call('GET /events/:id', { params: { id } }, fan.as))).toBe('events.not-found');
  expect(await titles(stage.club.id, { when: 'drafts' }, stage.owner)).toEqual(['Later']);
  await publishedEvent(stage, {
    title: 'Sooner',
    doors_at: null,
    starts_at: inMs(app, DAY_MS),
    ends_at: inMs(app, DAY_MS + 1),
  });
  await app.ok('POST /events/:id/publish', { params: { id } }, stage.owner.as);
  expect(await titles(stage.club.id)).toEqual(['Sooner', 'Later']);
  const month = { from: inMs(app, 5 * DAY_MS), until: inMs(app, 20 * DAY_MS) };
  expect(await titles(stage.club.id, month)).toEqual(['Later']);
  app.clock.advance(2 * DAY_MS);
  expect(await titles(stage.club.id)).toEqual(['Later']);
  expect(await titles(stage.club.id, { when: 'past' })).toEqual(['Sooner']);
  const all = (await app.ok('GET /events', { query: {} })).data.map(({ title }) => title);
  expect(all).toContain('Later');
});

test('what does not fit is refused with the reason, and nothing goes out without a place', async () => {
  const stage = await shops.fresh();
  const make = (wanted: object) =>
    app.call(
      'POST /clubs/:id/events',
      { params: { id: stage.club.id }, body: draftOf(app, wanted) },
      keyed(stage.owner.as),
    );
  expect(await make({ ends_at: inMs(app, 0) })).toMatchObject({
    error: { code: 'events.not-right', details: { problem: 'ends-before-start' } },
  });
  const { id } = await draftEvent(stage, { place: '' });
  expect(await app.call('POST /events/:id/publish', { params: { id } }, stage.owner.as)).toMatchObject({
    error: { code: 'events.not-right', details: { problem: 'no-place' } },
  });
});

test('a ticket reads place and doors from its event, also after a change, whatever its own design says', async () => {
  const stage = await shops.fresh();
  const { event, design_id } = await soldEvent(stage);
  const terms = async () => (await read(event.id)).tickets[0]?.design.redeemable;
  expect(await terms()).toMatchObject({
    ...{
      place: 'Paper Hall',
      address: 'Quay 1',
      from: event.doors_at,
      starts_at: event.starts_at,
      until: event.ends_at,
    },
    transfer_closes_at: event.doors_at,
  });
  const body = draftOf(app, { place: 'Rope Hall', ticket_ids: [design_id] });
  expect(code(await change(stage, event.id, body))).toBe('ok');
  const redeemable = {
    place: 'Elsewhere',
    address: '',
    gate: 'Gate B',
    offer: '',
    from: null,
    starts_at: null,
    until: null,
    transfer_closes_at: null,
  };
  await app.ok(
    'PATCH /item-designs/:id',
    { params: { id: design_id }, body: { redeemable } },
    stage.owner.as,
  );
  expect(await terms()).toMatchObject({ place: 'Rope Hall', gate: 'Gate B', from: body.doors_at });
});

test('a ticket type belongs to one event of its club, and stays once fans hold it', async () => {
  const stage = await shops.fresh();
  const { event, design_id } = await soldEvent(stage);
  const other = await publishedEvent(stage);
  expect(code(await change(stage, other.id, draftOf(app, { ticket_ids: [design_id] })))).toBe(
    'events.ticket-not-right',
  );
  const scarf = await putDesign(app, { club_id: stage.club.id });
  expect(code(await change(stage, other.id, draftOf(app, { ticket_ids: [scarf] })))).toBe(
    'events.ticket-not-right',
  );
  await putItem(app, design_id, (await stage.make('member')).id);
  expect(code(await change(stage, event.id, draftOf(app)))).toBe('events.ticket-held');
});

test('signing up is free, once, up to the capacity, and not where there are tickets', async () => {
  const stage = await shops.fresh();
  const { id } = await publishedEvent(stage, { capacity: 1 });
  const [first, second] = [await stage.make('member'), await stage.make('member')];
  expect([code(await go(id, first)), code(await go(id, first)), code(await go(id, second))]).toEqual([
    'ok',
    'ok',
    'events.full',
  ]);
  expect(await read(id, first)).toMatchObject({
    coming: 1,
    mine: 'going',
    can: { leave: true, sign_up: false },
  });
  await app.ok('DELETE /events/:id/going', { params: { id } }, first.as);
  expect(code(await go(id, second))).toBe('ok');
  const { event } = await soldEvent(stage);
  expect(code(await go(event.id, first))).toBe('events.needs-ticket');
});

test('names are for members, and not of those who are blocked', async () => {
  const stage = await shops.fresh();
  const { id } = await publishedEvent(stage);
  const [fan, other, guest] = [
    await stage.make('member'),
    await stage.make('member'),
    await stage.make('guest'),
  ];
  await go(id, fan);
  const people = (who: Somebody) => app.call('GET /events/:id/people', { params: { id }, query: {} }, who.as);
  expect(await people(other)).toMatchObject({ body: { data: [{ id: fan.id }] } });
  expect(code(await people(guest))).toBe('clubs.members-only');
  expect((await read(id, guest)).faces).toEqual([]);
  await app.platform.db.query({
    text: 'insert into user_blocks (blocker_id, blocked_id, created_at) values ($1, $2, now())',
    values: [fan.id, other.id],
  });
  expect(await people(other)).toMatchObject({ body: { data: [] } });
});

test('guests are members put on the list by name, with a free ticket or without, shown to whoever is at the door', async () => {
  const stage = await shops.fresh();
  const { event, design_id } = await soldEvent(stage, { capacity: 3 });
  const [fan, scanner, stranger] = [
    await stage.make('member'),
    await stage.make('scanner'),
    await stage.make('guest'),
  ];
  const params = { id: event.id };
  const names = [`@${fan.user_name}`, stranger.user_name, stage.owner.user_name, fan.user_name];
  const body = { user_names: names, note: 'Plus one', ticket_id: design_id };
  const { data } = await app.ok('POST /events/:id/guests', { params, body }, keyed(stage.owner.as));
  expect(data).toEqual({
    added: 1,
    skipped: [
      { user_name: stranger.user_name, reason: 'not-a-member' },
      { user_name: stage.owner.user_name, reason: 'staff' },
    ],
  });
  expect(await read(event.id, fan)).toMatchObject({ mine: 'guest', coming: 1, tickets: [{ held: 1 }] });
  const guests = async () => (await app.ok('GET /events/:id/guests', { params, query: {} }, scanner.as)).data;
  expect(await guests()).toMatchObject([
    { user: { id: fan.id }, note: 'Plus one', ticket_used: false, arrived_at: null },
  ]);
  const one = { ...params, user_id: fan.id };
  await app.ok(
    'PUT /events/:id/guests/:user_id/arrived',
    { params: one, body: { arrived: true } },
    scanner.as,
  );
  expect((await guests())[0]?.arrived_at).not.toBeNull();
  expect(code(await app.call('DELETE /events/:id/guests/:user_id', { params: one }, stage.owner.as))).toBe(
    'events.guest-has-ticket',
  );
});

test('a calendar can be imported, and a person’s address is replaced by renewing it', async () => {
  const stage = await shops.fresh();
  const fan = await stage.make('member');
  const { id } = await publishedEvent(stage, { title: 'For the phone' });
  await go(id, fan);
  const url = async () => new URL((await app.ok('GET /users/me/calendar', {}, fan.as)).data.url).pathname;
  const tokenOf = (path: string) => path.split('/').at(-2) ?? '';
  const token = tokenOf(await url());
  const feed = (token: string) => app.call('GET /calendars/:token/events.ics', { params: { token } });
  expect(await feed(token)).toMatchObject({ body: expect.stringContaining('SUMMARY:For the phone') });
  await app.ok('POST /users/me/calendar/renew', {}, fan.as);
  expect(code(await feed(token))).toBe('events.feed-not-found');
  expect(tokenOf(await url())).not.toBe(token);
  expect(await app.call('GET /clubs/:id/events.ics', { params: { id: stage.club.id } })).toMatchObject({
    body: expect.stringContaining(`UID:${id}@`),
  });
});

test('a private club’s events are there for its members only', async () => {
  const stage = await shops.fresh('private');
  const { id } = await publishedEvent(stage);
  const [fan, stranger] = [await stage.make('member'), await stage.make('guest')];
  expect((await read(id, fan)).id).toBe(id);
  expect(code(await app.call('GET /events/:id', { params: { id } }, stranger.as))).toBe('events.not-found');
  expect(code(await go(id, stranger))).toBe('events.not-found');
  expect((await app.ok('GET /events', { query: { limit: 50 } })).data.map((event) => event.id)).not.toContain(
    id,
  );
  expect(
    (await app.ok('GET /events', { query: { of: 'my-clubs' } }, fan.as)).data.map((event) => event.id),
  ).toContain(id);
});
