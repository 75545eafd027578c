// Tests the inbox over HTTP: bundles, unread counts, preferences, per-club choices, fan-out, digest, unsubscribing, retention.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { countQueries } from '#app/testing/count-queries.ts';
import { type MailedWorld, openMailedWorld } from '#app/testing/mailed-world.ts';
import type { Mailbox } from '#app/testing/people.ts';
import { runJob } from '#app/testing/run-job.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Somebody, Stage } from '#app/testing/world.ts';
import { mayMail } from '#platform/mail/may-mail.ts';
import { notifications } from './domain.ts';
import { jobs } from './jobs.ts';
import { mailToken } from './mail-links.ts';
import type { Notice } from './notice.ts';
import { notify } from './notify.ts';
import { tellClub, tellMembers } from './tell-club.ts';
import { inboxOf } from './testing/inbox.ts';

const DAY_MS = 86_400_000;
let mailed: MailedWorld;
let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  mailed = await openMailedWorld();
  ({ app, mailbox } = mailed);
});
afterAll(() => app.stop());

const newStage = () => mailed.newStage();
const tell = (notice: Notice) => app.platform.db.transaction((tx) => notify(app.platform, tx, notice));
const unread = async (fan: Somebody) => (await app.ok('GET /notifications/unread', {}, fan.as)).data;
const change = (fan: Somebody, body: object) =>
  app.call('PUT /notification-preferences', { body: body as never }, fan.as);
const codeOf = (answer: { ok: boolean; error?: { code: string } }) =>
  answer.ok ? 'ok' : (answer.error?.code ?? '');
const level = (fan: Somebody, stage: Stage, to = 2): Notice => ({
  ...{ kind: 'level', user_ids: [fan.id], club_id: stage.club.id, source: `${stage.club.id}:${to}` },
  payload: { level: to, name: '' },
  link: `/club/${stage.club.handle}/levels`,
});
const reaction = (to: Somebody, from: Somebody, id: string): Notice => ({
  ...{ kind: 'reaction', user_ids: [to.id], club_id: null, actor_id: from.id, source: `${id}:${from.id}` },
  ...{ bundle: id, subject: { kind: 'post', id }, link: `/club/post-detail/${id}` },
  payload: { where: 'post', reaction: 'applause', excerpt: 'Doors at eight.' },
});

test('is told once however often, names its club, and counts by tab', async () => {
  const stage = await newStage();
  const fan = await stage.make('member');
  const said = vi.spyOn(app.platform.realtime, 'toUser');
  await Promise.all(Array.from({ length: 5 }, () => tell(level(fan, stage))));
  const [entry, ...more] = await inboxOf(app, fan.as);
  expect(more).toEqual([]);
  expect(entry).toMatchObject({
    ...{ kind: 'level', group: 'for-me', read: false, count: 1, people: [], payload: { level: 2, name: '' } },
    club: { id: stage.club.id, handle: stage.club.handle },
  });
  expect(await unread(fan)).toEqual({ unread: 1, groups: { 'for-me': 1, missions: 0, market: 0, clubs: 0 } });
  const mine = said.mock.calls.filter(([to, name]) => to === fan.id && name === 'notification');
  expect(mine).toEqual([[fan.id, 'notification', { id: entry?.id, kind: 'level', unread: 1 }]]);
  said.mockRestore();
});

test('bundles people until it is read, each once, the latest first', async () => {
  const stage = await newStage();
  const fan = await stage.make('member');
  const others: Somebody[] = [];
  for (let n = 0; n < 5; n += 1) others.push(await stage.make('member'));
  const id = randomUUID();
  for (const other of others) {
    app.clock.advance(1000);
    await tell(reaction(fan, other, id));
  }
  // The same person again, by another deed.
  await tell({ ...reaction(fan, others[0] as Somebody, id), source: `${id}:again` });
  const [bundle, ...more] = await inboxOf(app, fan.as);
  expect(more).toEqual([]);
  expect(bundle?.count).toBe(5);
  expect(bundle?.people.map((one) => one.id)).toEqual([others[0]?.id, others[4]?.id, others[3]?.id]);
  expect((await unread(fan)).unread).toBe(1);
  await app.ok('PUT /notifications/:id/read', { params: { id: bundle?.id ?? '' } }, fan.as);
  await tell({ ...reaction(fan, others[1] as Somebody, id), source: `${id}:later` });
  expect((await inboxOf(app, fan.as)).map(({ count, read }) => [count, read])).toEqual([
    [1, false],
    [5, true],
  ]);
});

test('the actor, and people who blocked or muted the actor, hear nothing', async () => {
  const stage = await newStage();
  const [fan, actor] = [await stage.make('member'), await stage.make('member')];
  await app.platform.db.query({
    text: 'insert into user_blocks (blocker_id, blocked_id, created_at) values ($1, $2, now())',
    values: [fan.id, actor.id],
  });
  await tell({ ...reaction(fan, actor, randomUUID()), user_ids: [fan.id, actor.id] });
  expect(await inboxOf(app, fan.as)).toEqual([]);
  expect(await inboxOf(app, actor.as)).toEqual([]);
});

test('all up to one are read, what came later is not, and the list is paged by key', async () => {
  const stage = await newStage();
  const fan = await stage.make('member');
  for (let to = 2; to <= 7; to += 1) {
    app.clock.advance(1000);
    await tell(level(fan, stage, to));
  }
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 4, ...(cursor === undefined ? {} : { cursor }) };
    const page = await app.ok('GET /notifications', { query }, fan.as);
    seen.push(...page.data.map(({ id }) => id));
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  expect(new Set(seen).size).toBe(6);
  const other = await app.call('PUT /notifications/read', { body: { up_to: seen[2] ?? '' } }, stage.owner.as);
  expect(codeOf(other)).toBe('notifications.not-found');
  const { data } = await app.ok('PUT /notifications/read', { body: { up_to: seen[2] ?? '' } }, fan.as);
  expect(data.unread).toBe(2);
  expect((await inboxOf(app, fan.as)).map(({ read }) => read)).toEqual([
    false,
    false,
    true,
    true,
    true,
    true,
  ]);
  const tab = await app.ok('GET /notifications', { query: { group: 'market' } }, fan.as);
  expect(tab.data).toEqual([]);
});

test('opening a thing in its own place reads what is about it', async () => {
  const stage = await newStage();
  const [fan, other] = [await stage.make('member'), await stage.make('member')];
  const [one, two] = [randomUUID(), randomUUID()];
  await tell(reaction(fan, other, one));
  await tell(reaction(fan, other, two));
  const params = { kind: 'post', id: one };
  const { data } = await app.ok('PUT /notifications/about/:kind/:id/read', { params }, fan.as);
  expect(data.unread).toBe(1);
});

test('a choice holds for all clubs, one for a club before it, and null takes it back', async () => {
  const [stage, other] = [await newStage(), await newStage()];
  const fan = await stage.make('member');
  expect(codeOf(await change(fan, { kinds: { level: { app: false } } }))).toBe('ok');
  await tell(level(fan, stage));
  expect(await inboxOf(app, fan.as)).toEqual([]);
  const club = { id: stage.club.id, kinds: { level: { app: true } } };
  expect(codeOf(await change(fan, { club }))).toBe('ok');
  await tell(level(fan, stage, 3));
  await tell(level(fan, other, 3));
  expect((await inboxOf(app, fan.as)).map((entry) => entry.club?.id)).toEqual([stage.club.id]);
  const { data } = await app.ok('GET /notification-preferences', {}, fan.as);
  expect(data.kinds.level).toEqual({ app: false, push: true, mail: false });
  expect(data.clubs).toMatchObject([{ club: { id: stage.club.id }, kinds: { level: { app: true } } }]);
  await change(fan, {
    kinds: { level: { app: null } },
    club: { id: stage.club.id, kinds: { level: { app: null } } },
  });
  const after = await app.ok('GET /notification-preferences', {}, fan.as);
  expect([after.data.kinds.level.app, after.data.clubs]).toEqual([true, []]);
});

test('what would change nothing is not offered: messages by mail, and reminders by club', async () => {
  const stage = await newStage();
  const fan = await stage.make('member');
  const byMail = await change(fan, { kinds: { message: { mail: true } } });
  expect(codeOf(byMail)).toBe('notifications.channel-fixed');
  const byClub = await change(fan, { club: { id: stage.club.id, kinds: { reminder: { push: false } } } });
  expect(codeOf(byClub)).toBe('notifications.channel-fixed');
  expect(codeOf(await change(fan, { kinds: { message: { push: false }, reminder: { push: false } } }))).toBe(
    'ok',
  );
});

test('what cannot be turned off is refused, and so is a place that no clock knows', async () => {
  const stage = await newStage();
  const fan = await stage.make('member');
  for (const [body, code] of [
    [{ kinds: { outbid: { app: false } } }, 'notifications.channel-fixed'],
    [{ kinds: { message: { app: true } } }, 'notifications.channel-fixed'],
    [{ club: { id: stage.club.id, kinds: { follower: { push: false } } } }, 'notifications.channel-fixed'],
    [{ club: { id: randomUUID(), kinds: { level: { push: false } } } }, 'clubs.not-found'],
    [{ time_zone: 'Mars/Olympus' }, 'notifications.time-zone-unknown'],
    [{ quiet_hours: { from: '25:00', to: '07:00' } }, 'invalid-input'],
  ] as const)
    expect(codeOf(await change(fan, body))).toBe(code);
  expect(
    codeOf(await change(fan, { quiet_hours: { from: '22:30', to: '07:00' }, time_zone: 'Europe/Paris' })),
  ).toBe('ok');
  const { data } = await app.ok('GET /notification-preferences', {}, fan.as);
  expect(data).toMatchObject({
    ...{ quiet_hours: { from: '22:30', to: '07:00' }, time_zone: 'Europe/Paris', digest: 'weekly' },
    ...{ can_mail: true, staff: false },
  });
});

test('everybody of a club is told a page at a time, each once, however often a step runs', async () => {
  const stage = await newStage();
  const fan = await stage.make('member');
  await app.platform.db.query({
    text: `with crowd as (
        insert into users (id, user_name, display_name, hue, created_at)
        select gen_random_uuid(), 'many_' || n, 'Many ' || n, 1, now() from generate_series(1, 1100) n returning id)
      insert into memberships (club_id, user_id, role, state, source, number, joined_at)
      select $1, id, 'member', 'active', 'open', 1000 + row_number() over (), now() from crowd`,
    values: [stage.club.id],
  });
  const queued = vi.spyOn(app.platform.jobs, 'queue').mockResolvedValue();
  const source = randomUUID();
  await app.platform.db.transaction((tx) =>
    tellClub(app.platform, tx, {
      ...{
        kind: 'announcement',
        club_id: stage.club.id,
        actor_id: stage.owner.id,
        source,
        link: '/messages',
      },
      payload: { conversation_id: source, channel: 'Announcements', excerpt: 'Doors at eight.' },
    }),
  );
  let steps = 0;
  for (let at = 0; at < queued.mock.calls.length; at += 1) {
    const [, name, payload] = queued.mock.calls[at] ?? [];
    if (name !== tellMembers.name || payload === undefined) continue;
    steps += 1;
    await runJob(app.platform, tellMembers, payload);
    if (steps === 1) await runJob(app.platform, tellMembers, payload);
  }
  queued.mockRestore();
  expect(steps).toBeGreaterThanOrEqual(3);
  const { rows } = await app.platform.db.query<{ people: number; entries: number }>({
    text: `select count(distinct user_id)::int as people, count(*)::int as entries from notifications where club_id = $1`,
    values: [stage.club.id],
  });
  expect(rows).toEqual([{ people: 1101, entries: 1101 }]);
  expect(await inboxOf(app, stage.owner.as)).toEqual([]);
  expect((await inboxOf(app, fan.as))[0]).toMatchObject({ kind: 'announcement', count: 1 });
  expect(await notifications.audit?.(app.platform.db)).toEqual([]);
});

test('the digest says what is unread, once in its rhythm, and one tap ends it without signing in', async () => {
  const stage = await newStage();
  const [fan, other] = [await stage.make('member'), await stage.make('member')];
  await change(fan, { digest: 'daily' });
  await tell({
    ...{ kind: 'comment', user_ids: [fan.id], club_id: null, actor_id: other.id, source: randomUUID() },
    ...{ payload: { title: 'Setlist', excerpt: 'Keep it stuck.' }, link: '/club/post-detail/1' },
  });
  // Has a letter of its own, so the digest leaves it out.
  await tell({
    ...{ kind: 'order-refunded', user_ids: [fan.id], club_id: null, source: randomUUID(), link: '/order/1' },
    payload: { title: 'Poster', amount_cents: 500 },
  });
  // Money that arrived has a receipt; of money in review only the digest tells.
  for (const state of ['added', 'in-review'] as const)
    await tell({
      ...{ kind: 'top-up', user_ids: [fan.id], club_id: null, source: `t:${state}`, link: '/wallet' },
      payload: { amount_cents: 2000, state },
    });
  const digest = () => mailed.run(jobs, 'notifications.digest');
  await digest();
  expect(mailbox.to(fan.email)).toEqual([]);
  app.clock.advance(DAY_MS);
  await Promise.all([digest(), digest()]);
  await digest();
  const letters = mailbox.to(fan.email);
  expect(letters).toHaveLength(1);
  expect(letters[0]?.subject).toBe('You have 2 new notifications');
  expect(letters[0]?.text).toContain('in review');
  expect(letters[0]?.text).toContain('commented on your post: “Keep it stuck.”');
  const link = new URL(letters[0]?.unsubscribe?.one_click ?? '');
  const token = link.searchParams.get('token') ?? '';
  // As a mail program calls it: no session, a form.
  const posted = await fetch(`${app.url}${link.pathname}${link.search}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect([posted.status, await posted.json()]).toMatchObject([200, { data: { done: true } }]);
  expect((await app.ok('GET /notification-preferences', {}, fan.as)).data.digest).toBe('off');
  const read = await app.ok('GET /notification-unsubscribe', { query: { token } });
  expect(read.data.email).toMatch(/^.…@/);
  expect((await app.ok('DELETE /notification-unsubscribe', { query: { token } })).data.on).toBe(true);
  const forged = await app.call('POST /notification-unsubscribe', { query: { token: `${token}x` } });
  expect(codeOf(forged)).toBe('notifications.unsubscribe-link-invalid');
});

test('a letter of a kind asks first, and its own link turns off this kind alone', async () => {
  const stage = await newStage();
  const fan = await stage.make('member');
  const asked = { user_id: fan.id, kind: 'join-answered', club_id: stage.club.id } as const;
  const ask = () => mayMail.read()(app.platform, app.platform.db, asked);
  expect((await ask())?.unsubscribe.page).toContain('/unsubscribe?token=');
  const token = mailToken(app.platform, { user_id: fan.id, what: 'join-answered' }, fan.email);
  await app.ok('POST /notification-unsubscribe', { query: { token } });
  expect(await ask()).toBeNull();
  const others = { ...asked, kind: 'order-refunded' } as const;
  expect(await mayMail.read()(app.platform, app.platform.db, others)).not.toBeNull();
});

test('a link to a former address turns off, and neither tells the new one nor turns on', async () => {
  const stage = await newStage();
  const fan = await stage.make('member');
  const token = mailToken(app.platform, { user_id: fan.id, what: 'digest' }, fan.email);
  const query = { token };
  await app.ok('POST /notification-unsubscribe', { query });
  expect((await app.ok('DELETE /notification-unsubscribe', { query })).data).toMatchObject({ on: true });
  await app.platform.db.query({
    text: `update users set email = 'elsewhere-' || email where id = $1`,
    values: [fan.id],
  });
  expect((await app.ok('GET /notification-unsubscribe', { query })).data).toMatchObject({
    email: '',
    on: true,
  });
  expect((await app.ok('POST /notification-unsubscribe', { query })).data).toMatchObject({ on: false });
  const back = await app.call('DELETE /notification-unsubscribe', { query });
  expect(codeOf(back)).toBe('notifications.unsubscribe-link-invalid');
  const { data } = await app.ok('GET /notification-preferences', {}, fan.as);
  expect(data.digest).toBe('off');
});

test('a page of the inbox takes as many queries with one entry as with twenty', async () => {
  const stage = await newStage();
  const [fan, other] = [await stage.make('member'), await stage.make('member')];
  const look = async () => (await countQueries(() => inboxOf(app, fan.as))).queries.length;
  await tell({ ...reaction(fan, other, randomUUID()), club_id: stage.club.id });
  const one = await look();
  for (let n = 0; n < 20; n += 1)
    await tell({ ...reaction(fan, other, randomUUID()), club_id: stage.club.id });
  expect(await look()).toBe(one);
  const { queries } = await countQueries(() => unread(fan));
  expect(queries.filter((name) => name === 'notifications-counters')).toHaveLength(1);
});

test('what was read long ago is cleared, what is unread stays', async () => {
  const stage = await newStage();
  const fan = await stage.make('member');
  await tell(level(fan, stage, 2));
  await tell(level(fan, stage, 3));
  const [first] = await inboxOf(app, fan.as);
  await app.ok('PUT /notifications/:id/read', { params: { id: first?.id ?? '' } }, fan.as);
  app.clock.advance(91 * DAY_MS);
  await mailed.run(jobs, 'notifications.clear');
  app.clock.advance(-91 * DAY_MS);
  expect((await inboxOf(app, fan.as)).map(({ read }) => read)).toEqual([false]);
  expect((await unread(fan)).unread).toBe(1);
});

test('a person’s part goes out with their export, and goes with them; a closing club’s goes too', async () => {
  const stage = await newStage();
  const [fan, other] = [await stage.make('member'), await stage.make('member')];
  await tell(level(fan, stage));
  await tell(reaction(other, fan, randomUUID()));
  await change(fan, { kinds: { level: { push: false } } });
  const exported = (await notifications.exportUser?.(app.platform, fan.id)) as {
    inbox: object[];
    choices: object[];
  };
  expect([exported.inbox.length, exported.choices.length]).toEqual([1, 1]);
  await app.platform.db.transaction(async (tx) => notifications.eraseUser?.(tx, fan.id, app.platform));
  expect(await inboxOf(app, fan.as)).toEqual([]);
  // A reaction goes with whoever reacted.
  expect(await inboxOf(app, other.as)).toEqual([]);
  await tell(level(other, stage));
  await tell(reaction(other, stage.owner, randomUUID()));
  const settled = await app.platform.db.transaction(async (tx) =>
    notifications.settle?.(app.platform, tx, stage.club.id),
  );
  expect(settled).toBe('settled');
  expect((await inboxOf(app, other.as)).map(({ kind }) => kind)).toEqual(['reaction']);
  expect(await notifications.audit?.(app.platform.db)).toEqual([]);
});
