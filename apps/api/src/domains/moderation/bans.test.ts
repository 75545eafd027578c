// Owns what is proved of bans: a reason that the person reads, an end that comes by itself, an appeal that somebody else answers.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endDueBans } from '#app/testing/club-people.ts';
import { type Mailbox, manyAddresses, openMailbox } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Somebody, type Stage } from '#app/testing/world.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let mailbox: Mailbox;
let stage: Stage;
let world: Awaited<ReturnType<typeof makeWorld>>;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
  world = await makeWorld(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  stage = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
});

const inDays = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MS).toISOString();
const ban = (as: object, fan: Somebody, body: { reason: string; until?: string | null }) =>
  app.call(
    'PUT /clubs/:id/members/:user_id/ban',
    { params: { id: stage.club.id, user_id: fan.id }, body },
    as,
  );
const unban = (fan: Somebody) =>
  app.ok(
    'DELETE /clubs/:id/members/:user_id/ban',
    { params: { id: stage.club.id, user_id: fan.id } },
    stage.owner.as,
  );
/** The decisions about somebody, once what was told has arrived. */
async function decisions(fan: Somebody, count = 1) {
  await expect
    .poll(async () => (await app.ok('GET /users/me/cases', {}, fan.as)).data.length, { timeout: 10_000 })
    .toBe(count);
  return (await app.ok('GET /users/me/cases', {}, fan.as)).data;
}
const banned = async (fan: Somebody) =>
  (await app.ok('GET /clubs/:id', { params: { id: stage.club.id } }, fan.as)).data.viewer.banned;
const letters = (fan: Somebody) =>
  mailbox.to(fan.email).filter(({ subject }) => /banned|decision/i.test(subject));

test('a ban needs a reason and an end in the future; the person reads both, in an email too', async () => {
  const fan = await stage.make('member');
  const until = inDays(7);
  expect(await ban(stage.owner.as, fan, { reason: ' ' })).toMatchObject({ error: { code: 'invalid-input' } });
  expect(await ban(stage.owner.as, fan, { reason: 'Spam.', until: inDays(-1) })).toMatchObject({
    error: { code: 'memberships.time-passed' },
  });
  expect(await banned(fan)).toBe(false);
  expect(await ban(stage.owner.as, fan, { reason: 'Sold fake tickets.', until })).toMatchObject({
    ok: true,
    body: { data: { ban_reason: 'Sold fake tickets.', banned_until: until } },
  });
  expect(await banned(fan)).toBe(true);
  expect(await decisions(fan)).toMatchObject([
    {
      subject: { kind: 'user', id: fan.id },
      club_id: stage.club.id,
      state: 'actioned',
      decision: { sanction: 'ban', reason: 'Sold fake tickets.', banned_until: until, lifted_at: null },
      can: { appeal: true },
    },
  ]);
  const [letter] = letters(fan);
  expect(letter?.subject).toContain('You’re banned from');
  expect(letter?.text).toContain('Sold fake tickets.');
  expect(letter?.text).toContain('/user/settings?view=decisions');
});

test('it ends by itself, at its time and not before; whoever was banned can join again', async () => {
  const fan = await stage.make('member');
  await ban(stage.owner.as, fan, { reason: 'Spam.', until: inDays(2) });
  await decisions(fan);
  app.clock.advance(2 * DAY_MS - 1000);
  await endDueBans(app);
  expect(await banned(fan)).toBe(true);
  app.clock.advance(1000);
  await endDueBans(app);
  expect(await banned(fan)).toBe(false);
  await expect
    .poll(async () => (await decisions(fan))[0]?.decision?.lifted_at, { timeout: 10_000 })
    .toBe(app.clock.now().toISOString());
  expect((await decisions(fan))[0]?.can.appeal).toBe(false);
  expect(
    await app.call('POST /clubs/:id/join', { params: { id: stage.club.id }, body: {} }, fan.as),
  ).toMatchObject({ ok: true });
});

test('changed, it keeps its decision with the new reason and end; made longer, it does not end before', async () => {
  const fan = await stage.make('member');
  await ban(stage.owner.as, fan, { reason: 'Spam.', until: inDays(1) });
  await decisions(fan);
  await ban(stage.owner.as, fan, { reason: 'Spam, again and again.', until: null });
  await expect
    .poll(async () => (await decisions(fan))[0]?.decision?.reason, { timeout: 10_000 })
    .toBe('Spam, again and again.');
  app.clock.advance(2 * DAY_MS);
  await endDueBans(app);
  expect(await banned(fan)).toBe(true);
  expect(letters(fan)).toHaveLength(2);
  // The same once more is no news.
  await ban(stage.owner.as, fan, { reason: 'Spam, again and again.', until: null });
  expect(await decisions(fan)).toHaveLength(1);
});

test('what an admin decided, the owner answers; granted, the ban is gone', async () => {
  const [admin, other, fan] = [
    await stage.make('admin'),
    await stage.make('admin'),
    await stage.make('member'),
  ];
  await ban(admin.as, fan, { reason: 'Rude.' });
  const id = (await decisions(fan))[0]?.id ?? '';
  const text = 'I only answered in kind, look at the thread.';
  const stranger = await stage.make('guest');
  expect(
    await app.call('POST /cases/:id/appeal', { params: { id }, body: { text } }, stranger.as),
  ).toMatchObject({
    error: { code: 'moderation.case-not-found' },
  });
  await app.ok('POST /cases/:id/appeal', { params: { id }, body: { text } }, fan.as);
  expect((await decisions(fan))[0]).toMatchObject({ state: 'appealed', can: { appeal: false } });
  // It stays in the queue of those who moderate, until the owner has answered.
  const queue = { params: { id: stage.club.id }, query: { show: 'waiting' } } as const;
  const waiting = (await app.ok('GET /clubs/:id/cases', queue, admin.as)).data;
  expect(waiting).toMatchObject([{ id, state: 'appealed', can: { answer_appeal: false } }]);
  const answer = { params: { id }, body: { outcome: 'overturn', reason: 'Both were loud.' } } as const;
  for (const who of [admin, other])
    expect(await app.call('PUT /cases/:id/appeal/answer', answer, who.as)).toMatchObject({
      error: { code: 'moderation.not-yours-to-decide' },
    });
  await app.ok('PUT /cases/:id/appeal/answer', answer, stage.owner.as);
  expect(await banned(fan)).toBe(false);
  expect((await decisions(fan))[0]).toMatchObject({ state: 'final', appeal: { outcome: 'overturned' } });
});

test('what the owner decided goes to the site operator', async () => {
  const fan = await stage.make('member');
  await ban(stage.owner.as, fan, { reason: 'Rude.' });
  const id = (await decisions(fan))[0]?.id ?? '';
  await app.ok(
    'POST /cases/:id/appeal',
    { params: { id }, body: { text: 'I was not even there that day.' } },
    fan.as,
  );
  const answer = { params: { id }, body: { outcome: 'uphold', reason: 'The thread says so.' } } as const;
  expect(await app.call('PUT /cases/:id/appeal/answer', answer, stage.owner.as)).toMatchObject({ ok: false });
  const operator = await stage.make('operator');
  await app.ok('PUT /cases/:id/appeal/answer', answer, operator.as);
  expect(await banned(fan)).toBe(true);
  // Final: the club itself can still take it back.
  await unban(fan);
  expect(await banned(fan)).toBe(false);
  await expect
    .poll(async () => (await decisions(fan))[0]?.decision?.lifted_at ?? null, { timeout: 10_000 })
    .not.toBeNull();
});
