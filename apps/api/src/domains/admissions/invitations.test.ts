// Tests invitations over HTTP: personal and further codes, what they open and what they never go round, devices, revoking.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { doStep, publishedMission, reading } from '#app/testing/missions.ts';
import {
  cookieSetBy,
  type Mailbox,
  manyAddresses,
  openMailbox,
  PASSWORD,
  type Registered,
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

const fan = () => registerVerified(app, mailbox);
const join = (id: string, person: Registered, code?: string, cookie?: string) =>
  app.call(
    'POST /clubs/:id/join',
    { params: { id }, body: code === undefined ? {} : { code } },
    cookie === undefined ? person.as : { ...person.as, headers: { ...person.as.headers, cookie } },
  );
const own = async (id: string, person: Registered) =>
  (await app.ok('GET /clubs/:id/invitation', { params: { id } }, person.as)).data;
const further = async (id: string, staff: Registered, terms: { limit?: number; ends_at?: string } = {}) => {
  const body = { label: 'Flyer', limit: terms.limit ?? null, ends_at: terms.ends_at ?? null };
  return (await app.ok('POST /clubs/:id/invitations', { params: { id }, body }, staff.as)).data;
};
const seen = async (code: string, person?: Registered) =>
  (await app.ok('GET /invitations/:code', { params: { code } }, person?.as)).data;

describe('a personal code', () => {
  test('is made once, opens an invite-only club, and says who came', async () => {
    const club = await foundClub(app, mailbox, { join_policy: 'invite' });
    const { code } = await own(club.id, club.owner);
    expect(code).toMatch(/^[2-9A-HJ-NP-TV-Z]{8}$/);
    expect((await own(club.handle, club.owner)).code).toBe(code);
    const ana = await fan();
    expect(await join(club.id, ana)).toMatchObject({ error: { code: 'admissions.invitation-needed' } });
    expect(await seen(code.toLowerCase(), ana)).toMatchObject({
      state: 'good',
      own: false,
      club: { id: club.id },
      inviter: { id: club.owner.id },
    });
    expect(await join(club.id, ana, code)).toMatchObject({ body: { data: { state: 'joined' } } });
    expect(await own(club.id, club.owner)).toMatchObject({
      joined: 1,
      pending: 1,
      earned_xp: 0,
      xp_each: 50,
      friends: [{ user: { id: ana.id }, state: 'pending' }],
    });
  });

  test('is for members only', async () => {
    const club = await foundClub(app, mailbox);
    const ana = await fan();
    expect(await app.call('GET /clubs/:id/invitation', { params: { id: club.id } }, ana.as)).toMatchObject({
      status: 403,
      error: { code: 'clubs.members-only' },
    });
  });

  test('is not for its owner', async () => {
    const club = await foundClub(app, mailbox);
    const ana = await joinedMember(app, mailbox, club.id);
    const { code } = await own(club.id, ana);
    expect(await seen(code, ana)).toMatchObject({ own: true, member: true });
    await app.ok('POST /clubs/:id/leave', { params: { id: club.id } }, ana.as);
    expect(await join(club.id, ana, code)).toMatchObject({ error: { code: 'admissions.own-invitation' } });
  });

  test('ends when its owner leaves, and can be renewed', async () => {
    const club = await foundClub(app, mailbox, { join_policy: 'open' });
    const ana = await joinedMember(app, mailbox, club.id);
    const { code } = await own(club.id, ana);
    await app.ok('DELETE /clubs/:id/invitations/:code', { params: { id: club.id, code } }, ana.as);
    const renewed = (await own(club.id, ana)).code;
    expect(renewed).not.toBe(code);
    expect(await seen(code)).toMatchObject({ state: 'revoked' });
    await app.ok('POST /clubs/:id/leave', { params: { id: club.id } }, ana.as);
    await vi.waitFor(async () => expect((await seen(renewed)).state).toBe('revoked'), { timeout: 8000 });
    expect(await join(club.id, await fan(), renewed)).toMatchObject({
      status: 410,
      error: { code: 'admissions.invitation-ended' },
    });
  });
});

describe('further codes', () => {
  test('have a limit and an end, are listed, and can be revoked', async () => {
    const club = await foundClub(app, mailbox, { join_policy: 'invite' });
    const once = await further(club.id, club.owner, { limit: 1 });
    expect(await join(club.id, await fan(), once.code)).toMatchObject({ ok: true });
    expect(await join(club.id, await fan(), once.code)).toMatchObject({
      error: { code: 'admissions.invitation-ended', details: { state: 'used-up' } },
    });
    // Codes are listed newest first, so each needs a moment of its own.
    app.clock.advance(1000);
    const soon = new Date(app.clock.now().getTime() + 60_000).toISOString();
    const short = await further(club.id, club.owner, { ends_at: soon });
    app.clock.advance(60_000);
    expect(await join(club.id, await fan(), short.code)).toMatchObject({
      error: { details: { state: 'ended' } },
    });
    const third = await further(club.id, club.owner);
    const member = await fan();
    expect(await join(club.id, member, third.code)).toMatchObject({ ok: true });
    const revoke = (person: Registered) =>
      app.call(
        'DELETE /clubs/:id/invitations/:code',
        { params: { id: club.id, code: third.code } },
        person.as,
      );
    expect(await revoke(member)).toMatchObject({ status: 403, error: { code: 'clubs.staff-only' } });
    expect(await revoke(club.owner)).toMatchObject({ ok: true });
    expect(await join(club.id, await fan(), third.code)).toMatchObject({ status: 410 });
    const { data } = await app.ok('GET /clubs/:id/invitations', { params: { id: club.id } }, club.owner.as);
    expect(data.map(({ state }) => state)).toEqual(['revoked', 'ended', 'used-up']);
    const body = { label: '', limit: null, ends_at: soon };
    expect(
      await app.call('POST /clubs/:id/invitations', { params: { id: club.id }, body }, club.owner.as),
    ).toMatchObject({ status: 422 });
  });
});

describe('an invitation goes round', () => {
  test('no requirement, no approval, no ban, no other club’s door', async () => {
    const asks = await foundClub(app, mailbox, { join_policy: 'requirements' });
    const params = { owner_kind: 'joining' as const, owner_id: asks.id };
    const config = { type: 'CONTENT' as const, text: 'Read', link: null, media_id: null, seconds: 0 };
    await app.ok(
      'POST /requirement-lists/:owner_kind/:owner_id/requirements',
      { params, body: { title: 'Read', config } },
      asks.owner.as,
    );
    const { code } = await own(asks.id, asks.owner);
    const ana = await fan();
    expect(await join(asks.id, ana, code)).toMatchObject({
      error: { code: 'admissions.requirements-missing' },
    });
    const approves = await foundClub(app, mailbox, { join_policy: 'approval' });
    const invited = await own(approves.id, approves.owner);
    expect(await join(approves.id, ana, invited.code)).toMatchObject({
      body: { data: { state: 'waiting' } },
    });
    expect(await join(approves.id, await fan(), code)).toMatchObject({
      error: { code: 'admissions.invitation-elsewhere' },
    });
    const { data } = await app.ok(
      'GET /clubs/:id/join-requests',
      { params: { id: approves.id } },
      approves.owner.as,
    );
    expect(data[0]?.invited_by?.id).toBe(approves.owner.id);
    const banned = await fan();
    await app.platform.db.query({
      text: `insert into memberships (club_id, user_id, role, state, source, banned_at)
             values ($1, $2, 'member', 'removed', 'ban', now())`,
      values: [approves.id, banned.id],
    });
    expect(await join(approves.id, banned, invited.code)).toMatchObject({ error: { code: 'clubs.banned' } });
  });
});

test('a second account on one device joins, and earns nobody anything', async () => {
  const club = await foundClub(app, mailbox);
  const answered = await app.call('GET /clubs/:id/invitation', { params: { id: club.id } }, club.owner.as);
  if (!answered.ok) throw new Error('no invitation');
  const cookie = cookieSetBy(answered, 'sp_device');
  expect(cookie).toMatch(/^sp_device=[\w-]{24}$/);
  const { code } = answered.body.data;
  // Signing in on the device leaves its mark as it is.
  const body = { email: club.owner.email, password: PASSWORD };
  const again = await app.call(
    'POST /auth/system',
    { body },
    { headers: { ...club.owner.as.headers, cookie } },
  );
  expect([again.status, cookieSetBy(again, 'sp_device')]).toEqual([200, '']);
  expect(await join(club.id, await fan(), code, cookie)).toMatchObject({ ok: true });
  expect(await join(club.id, await fan(), code, 'sp_device=another-phone-altogether')).toMatchObject({
    ok: true,
  });
  expect(await own(club.id, club.owner)).toMatchObject({ joined: 2, pending: 1 });
  const { rows } = await app.platform.db.query<{ device_mark: string }>({
    text: 'select device_mark from invitation_devices where club_id = $1',
    values: [club.id],
  });
  expect(rows.some(({ device_mark }) => cookie.includes(device_mark))).toBe(false);
});

test('an unknown code is nobody’s', async () => {
  expect(await app.call('GET /invitations/:code', { params: { code: 'AAAAAAAA' } })).toMatchObject({
    status: 404,
    error: { code: 'admissions.invitation-not-found' },
  });
});

test('people who are apart are not named to each other by an invitation', async () => {
  const club = await foundClub(app, mailbox);
  const [ana, ben, cem] = [await joinedMember(app, mailbox, club.id), await fan(), await fan()];
  const { code } = await own(club.id, ana);
  await join(club.id, ben, code);
  await app.ok('PUT /users/:id/block', { params: { id: ana.id } }, cem.as);
  await app.ok('PUT /users/:id/block', { params: { id: ana.id } }, ben.as);
  expect(await seen(code, cem)).toMatchObject({ inviter: null, club: { id: club.id } });
  expect(await seen(code)).toMatchObject({ inviter: { id: ana.id } });
  expect(await own(club.id, ana)).toMatchObject({ joined: 1, friends: [] });
});

test('an invitation earns XP for both once the first mission of the invited person is done', async () => {
  const club = await foundClub(app, mailbox);
  const inviter = await joinedMember(app, mailbox, club.id);
  const { code } = await own(club.id, inviter);
  const invited = await fan();
  await join(club.id, invited, code);
  const xpOf = async (person: Registered) =>
    (await app.ok('GET /clubs/:id/standing', { params: { id: club.id } }, person.as)).data.xp;
  const mission = await publishedMission(app, club, { steps: [reading, reading] });
  await doStep(app, mission.steps[0] ?? '', invited);
  expect(await own(club.id, inviter)).toMatchObject({ pending: 1, earned_xp: 0 });
  await doStep(app, mission.steps[1] ?? '', invited);
  await vi.waitFor(async () =>
    expect(await own(club.id, inviter)).toMatchObject({ pending: 0, earned_xp: 50 }),
  );
  expect([await xpOf(inviter), await xpOf(invited)]).toEqual([50, 150]);
  const second = await publishedMission(app, club);
  await doStep(app, second.steps[0] ?? '', invited);
  await vi.waitFor(async () => expect(await xpOf(invited)).toBe(200));
  expect(await xpOf(inviter)).toBe(50);
});
