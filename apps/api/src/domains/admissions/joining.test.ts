// Tests joining over HTTP: by every policy, the queue and its answers, bans, limits, XP, and what the socket is told.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { foundClub } from '#app/testing/clubs.ts';
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
const join = (id: string, fan: Registered, body: { note?: string; code?: string } = {}) =>
  app.call('POST /clubs/:id/join', { params: { id }, body }, fan.as);
const admission = async (id: string, fan?: Registered) =>
  (await app.ok('GET /clubs/:id/admission', { params: { id } }, fan?.as)).data;
const queue = async (id: string, staff: Registered) =>
  app.ok('GET /clubs/:id/join-requests', { params: { id } }, staff.as);
const fan = () => registerVerified(app, mailbox);

describe('an open club', () => {
  test('takes a verified guest at once, gives the next number, and takes nobody twice', async () => {
    const club = await foundClub(app, mailbox);
    const [ana, ben] = [await fan(), await fan()];
    expect((await admission(club.handle, ana)).step).toBe('join');
    expect(await join(club.handle, ana)).toMatchObject({
      body: { data: { state: 'joined', member_number: 2, xp: 0 } },
    });
    expect(await join(club.id, ben)).toMatchObject({ body: { data: { member_number: 3 } } });
    expect((await admission(club.id, ana)).step).toBe('member');
    expect(await join(club.id, ana)).toMatchObject({ status: 409, error: { code: 'clubs.already-member' } });
  });

  test('sends visitors to sign in and the unverified to their mail', async () => {
    const club = await foundClub(app, mailbox);
    const unverified = await registerFan(app);
    expect((await admission(club.id)).step).toBe('sign-in');
    expect((await admission(club.id, unverified)).step).toBe('verify-email');
    expect(await app.call('POST /clubs/:id/join', { params: { id: club.id }, body: {} })).toMatchObject({
      status: 401,
    });
    expect(await join(club.id, unverified)).toMatchObject({
      status: 403,
      error: { code: 'email-not-verified' },
    });
  });

  test('says that it is full', async () => {
    const club = await foundClub(app, mailbox);
    await app.platform.db.query({
      text: "update club_limits set cap = used where club_id = $1 and name = 'members'",
      values: [club.id],
    });
    const ana = await fan();
    expect((await admission(club.id, ana)).step).toBe('full');
    expect(await join(club.id, ana)).toMatchObject({ status: 409, error: { code: 'admissions.club-full' } });
  });

  test('is closed to the banned', async () => {
    const club = await foundClub(app, mailbox);
    const ana = await fan();
    await join(club.id, ana);
    await app.platform.db.query({
      text: "update memberships set state = 'removed', banned_at = now() where club_id = $1 and user_id = $2",
      values: [club.id, ana.id],
    });
    expect((await admission(club.id, ana)).step).toBe('banned');
    expect(await join(club.id, ana)).toMatchObject({ status: 403, error: { code: 'clubs.banned' } });
  });
});

describe('a club with requirements', () => {
  test('opens once all are passed, and grants their XP once, also to whoever comes back', async () => {
    const club = await foundClub(app, mailbox, { join_policy: 'requirements' });
    const params = { owner_kind: 'joining' as const, owner_id: club.id };
    const config = { type: 'CONTENT' as const, text: 'Read', link: null, media_id: null, seconds: 0 };
    const { data } = await app.ok(
      'POST /requirement-lists/:owner_kind/:owner_id/requirements',
      { params, body: { title: 'Read', config } },
      club.owner.as,
    );
    const ana = await fan();
    expect(await admission(club.id, ana)).toMatchObject({
      step: 'requirements',
      xp: 50,
      requirements: { total: 1, passed: 0 },
    });
    expect(await join(club.id, ana)).toMatchObject({
      status: 403,
      error: { code: 'admissions.requirements-missing', details: { total: 1, passed: 0 } },
    });
    const attempt = (await app.ok('POST /requirements/:id/open', { params: { id: data.id } }, ana.as)).data;
    const body = { attempt_id: attempt.id, answer: { type: 'CONTENT' as const } };
    await app.ok('POST /requirements/:id/finish', { params: { id: data.id }, body }, ana.as);
    expect(await join(club.id, ana)).toMatchObject({ body: { data: { member_number: 2, xp: 50 } } });
    await app.platform.db.query({
      text: "update memberships set state = 'left' where club_id = $1 and user_id = $2",
      values: [club.id, ana.id],
    });
    expect(await join(club.id, ana)).toMatchObject({ body: { data: { member_number: 2, xp: 0 } } });
  });
});

describe('a club that approves', () => {
  test('queues a request with its note, tells the staff’s devices, and lets the person in', async () => {
    const club = await foundClub(app, mailbox, { join_policy: 'approval', visibility: 'private' });
    const told = vi.spyOn(app.platform.realtime, 'toUser');
    const ana = await fan();
    expect((await admission(club.id, ana)).step).toBe('ask');
    expect(await join(club.id, ana, { note: ' I sing alto. ' })).toMatchObject({
      body: { data: { state: 'waiting', member_number: null } },
    });
    expect(told).toHaveBeenCalledWith(
      club.owner.id,
      'joinRequestMade',
      expect.objectContaining({ club_id: club.id, waiting: 1 }),
    );
    expect(await admission(club.id, ana)).toMatchObject({
      step: 'waiting',
      request: { note: 'I sing alto.' },
    });
    expect(await join(club.id, ana)).toMatchObject({ error: { code: 'admissions.request-waiting' } });
    const waiting = await queue(club.id, club.owner);
    expect(waiting).toMatchObject({ waiting: 1, data: [{ note: 'I sing alto.', user: { id: ana.id } }] });
    const params = { id: club.id, request_id: waiting.data[0]?.id ?? '' };
    const approve = () =>
      app.call('POST /clubs/:id/join-requests/:request_id/approve', { params }, club.owner.as);
    expect(await approve()).toMatchObject({ body: { data: { member_number: 2 } } });
    expect(await approve()).toMatchObject({ status: 409, error: { code: 'admissions.request-answered' } });
    expect(told).toHaveBeenCalledWith(
      ana.id,
      'joinRequestAnswered',
      expect.objectContaining({ approved: true }),
    );
    expect((await admission(club.id, ana)).step).toBe('member');
    await vi.waitFor(
      () => expect(mailbox.to(ana.email).at(-1)?.subject).toBe(`You’re now a member of ${club.name}`),
      {
        timeout: 8000,
      },
    );
    told.mockRestore();
  });

  test('refuses with a reason; the person asks again after seven days', async () => {
    const club = await foundClub(app, mailbox, { join_policy: 'approval' });
    const ana = await fan();
    await join(club.id, ana);
    const request_id = (await queue(club.id, club.owner)).data[0]?.id ?? '';
    const refuse = { params: { id: club.id, request_id }, body: { reason: 'Full choir' } };
    await app.ok('POST /clubs/:id/join-requests/:request_id/refuse', refuse, club.owner.as);
    expect(await admission(club.id, ana)).toMatchObject({
      step: 'refused',
      request: {
        reason: 'Full choir',
        again_at: new Date(app.clock.now().getTime() + 7 * day).toISOString(),
      },
    });
    expect(await join(club.id, ana)).toMatchObject({ error: { code: 'admissions.asked-too-soon' } });
    app.clock.advance(7 * day);
    expect((await admission(club.id, ana)).step).toBe('ask');
    expect(await join(club.id, ana)).toMatchObject({ ok: true });
  });

  test('forgets the request of somebody who is banned', async () => {
    const club = await foundClub(app, mailbox, { join_policy: 'approval' });
    const ana = await fan();
    await join(club.id, ana);
    expect((await queue(club.id, club.owner)).data).toHaveLength(1);
    const params = { id: club.id, user_id: ana.id };
    await app.ok('PUT /clubs/:id/members/:user_id/ban', { params, body: { reason: 'Spam.' } }, club.owner.as);
    await vi.waitFor(async () => expect((await queue(club.id, club.owner)).data).toEqual([]), {
      timeout: 8000,
    });
  });

  test('lets a person take the request back and ask anew', async () => {
    const club = await foundClub(app, mailbox, { join_policy: 'approval' });
    const ana = await fan();
    const withdraw = () => app.call('DELETE /clubs/:id/join-request', { params: { id: club.id } }, ana.as);
    expect(await withdraw()).toMatchObject({ status: 404 });
    await join(club.id, ana);
    expect(await withdraw()).toMatchObject({ ok: true });
    expect((await queue(club.id, club.owner)).waiting).toBe(0);
    expect(await join(club.id, ana)).toMatchObject({ ok: true });
  });

  test('shows its queue to staff only, a page at a time', async () => {
    const club = await foundClub(app, mailbox, { join_policy: 'approval' });
    const [ana, ben] = [await fan(), await fan()];
    await join(club.id, ana);
    expect(await app.call('GET /clubs/:id/join-requests', { params: { id: club.id } }, ben.as)).toMatchObject(
      { status: 403, error: { code: 'clubs.staff-only' } },
    );
    const { next_cursor } = await queue(club.id, club.owner);
    expect(next_cursor).toBeNull();
  });

  test('joins at once where the policy was opened meanwhile, and the request is done with', async () => {
    const club = await foundClub(app, mailbox, { join_policy: 'approval' });
    const ana = await fan();
    await join(club.id, ana);
    await app.ok(
      'PATCH /clubs/:id',
      { params: { id: club.id }, body: { join_policy: 'open' } },
      club.owner.as,
    );
    expect((await admission(club.id, ana)).step).toBe('join');
    expect(await join(club.id, ana)).toMatchObject({ body: { data: { state: 'joined' } } });
    expect((await queue(club.id, club.owner)).waiting).toBe(0);
  });
});
