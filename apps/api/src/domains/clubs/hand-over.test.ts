// Tests the handing over of a club, and its end: one owner always, 14 days to think again, then nothing is left.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { closeDueClubs } from './jobs.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const day = 86_400_000;

async function clubWithAdmin() {
  const club = await foundClub(app, mailbox);
  const admin = await joinedMember(app, mailbox, club.id);
  const params = { id: club.id };
  const member = { id: club.id, user_id: admin.id };
  await app.ok(
    'PUT /clubs/:id/members/:user_id/role',
    { params: member, body: { role: 'admin' } },
    club.owner.as,
  );
  const offer = (to: Registered = admin, by: Registered = club.owner) =>
    app.call('POST /clubs/:id/hand-over', { params, body: { user_id: to.id } }, by.as);
  const answer = (word: 'accept' | 'decline', by: Registered = admin) =>
    app.call(`POST /clubs/:id/hand-over/${word}`, { params }, by.as);
  const role = async (of: Registered) => (await app.ok('GET /clubs/:id', { params }, of.as)).data.viewer.role;
  const owners = async () =>
    (
      await app.platform.db.query({
        text: `select count(*)::int as owners from memberships where club_id = $1 and role = 'owner'`,
        values: [club.id],
      })
    ).rows[0];
  return { club, admin, params, member, offer, answer, role, owners };
}

describe('handing over', () => {
  test('is offered to an admin, who accepts: the owner becomes an admin', async () => {
    const { club, admin, params, offer, answer, role, owners } = await clubWithAdmin();
    const bystander = await joinedMember(app, mailbox, club.id);
    expect(await answer('accept')).toMatchObject({ error: { code: 'clubs.no-offer' } });
    expect(await offer(bystander)).toMatchObject({ error: { code: 'clubs.heir-not-admin' } });
    expect(await offer(admin, admin)).toMatchObject({ error: { code: 'clubs.owner-only' } });
    expect(await offer()).toMatchObject({ body: { data: { hand_over: { to: { id: admin.id } } } } });
    const seen = (await app.ok('GET /clubs/:id', { params }, admin.as)).data;
    expect(seen).toMatchObject({
      hand_over: { to: { id: admin.id } },
      viewer: { can: { answer_hand_over: true } },
    });
    expect((await app.ok('GET /clubs/:id', { params }, bystander.as)).data.hand_over).toBeNull();
    expect(await answer('accept', bystander)).toMatchObject({ error: { code: 'clubs.no-offer' } });
    expect(await answer('accept')).toMatchObject({
      body: { data: { owner: { id: admin.id }, hand_over: null, viewer: { role: 'owner' } } },
    });
    expect(await role(club.owner)).toBe('admin');
    expect(await owners()).toEqual({ owners: 1 });
    expect(await answer('accept')).toMatchObject({ error: { code: 'clubs.no-offer' } });
  });

  test('can be declined, taken back, and ends when the admin is none any more', async () => {
    const { club, params, member, offer, answer, role } = await clubWithAdmin();
    await offer();
    expect(await answer('decline')).toMatchObject({ body: { data: { hand_over: null } } });
    await offer();
    await app.ok('DELETE /clubs/:id/hand-over', { params }, club.owner.as);
    expect(await answer('accept')).toMatchObject({ error: { code: 'clubs.no-offer' } });
    await offer();
    await app.ok(
      'PUT /clubs/:id/members/:user_id/role',
      { params: member, body: { role: 'member' } },
      club.owner.as,
    );
    expect(await answer('accept')).toMatchObject({ error: { code: 'clubs.no-offer' } });
    expect(await role(club.owner)).toBe('owner');
  });

  test('gives nobody more clubs than they may found', async () => {
    const { club, admin, offer, answer, role } = await clubWithAdmin();
    for (let at = 0; at < 10; at += 1) {
      const body = { name: `Own ${at}`, handle: `own-${at}`, category: 'music', hue: 20 } as const;
      await app.ok('POST /clubs', { body }, admin.as);
    }
    await offer();
    expect(await answer('accept')).toMatchObject({ status: 409, error: { code: 'clubs.too-many' } });
    expect([await role(club.owner), await role(admin)]).toEqual(['owner', 'admin']);
  });
});

describe('deletion', () => {
  const runJob = () => closeDueClubs.run(app.platform, {}, new AbortController().signal);
  const ask = (club: { id: string; owner: Registered }, confirm_handle: string) =>
    app.call(
      'POST /clubs/:id/deletion',
      { params: { id: club.id }, body: { confirm_handle } },
      club.owner.as,
    );

  test('stops joining at once, can be taken back, and closes after 14 days', async () => {
    const { club, admin, params, offer } = await clubWithAdmin();
    expect(await ask(club, 'something-else')).toMatchObject({ error: { code: 'clubs.confirmation-wrong' } });
    const cancel = () => app.call('DELETE /clubs/:id/deletion', { params }, club.owner.as);
    expect(await cancel()).toMatchObject({ error: { code: 'clubs.deletion-not-asked' } });
    const due = new Date(app.clock.now().getTime() + 14 * day).toISOString();
    expect(await ask(club, club.handle)).toMatchObject({ body: { data: { delete_after: due } } });
    app.clock.advance(day);
    expect(await ask(club, club.handle)).toMatchObject({ body: { data: { delete_after: due } } });
    await expect(joinedMember(app, mailbox, club.id)).rejects.toThrow('clubs.closing');
    expect(await offer()).toMatchObject({ error: { code: 'clubs.closing' } });
    expect(await cancel()).toMatchObject({ body: { data: { delete_after: null } } });
    await joinedMember(app, mailbox, club.id);

    await ask(club, club.handle);
    app.clock.advance(13 * day);
    await runJob();
    expect((await app.call('GET /clubs/:id', { params }, admin.as)).status).toBe(200);
    app.clock.advance(day);
    expect(await cancel()).toMatchObject({ error: { code: 'clubs.deletion-not-asked' } });
    await runJob();
    for (const options of [{}, admin.as, club.owner.as])
      expect(await app.call('GET /clubs/:id', { params }, options)).toMatchObject({
        error: { code: 'clubs.not-found' },
      });
    expect((await app.ok('GET /memberships', {}, admin.as)).data).toEqual([]);
    const { rows } = await app.platform.db.query({
      text: `select c.name, c.handle <> $2 as renamed, c.description, c.owner_id is not null as owned,
          (select count(*)::int from memberships where club_id = $1 and state = 'active') as members
        from clubs c where id = $1`,
      values: [club.id, club.handle],
    });
    expect(rows).toEqual([{ name: 'Closed club', renamed: true, description: '', owned: true, members: 0 }]);
    // Its handle is anybody's now.
    await foundClub(app, mailbox, { handle: club.handle });
  });

  test('only the owner may, and a closed club settles once', async () => {
    const { club, admin } = await clubWithAdmin();
    expect(await ask({ ...club, owner: admin }, club.handle)).toMatchObject({
      error: { code: 'clubs.owner-only' },
    });
    await ask(club, club.handle);
    app.clock.advance(14 * day);
    await Promise.all([runJob(), runJob()]);
    const { rows } = await app.platform.db.query({
      text: `select count(*)::int as closings from deeds where club_id = $1 and deed = 'clubs.club-closed'`,
      values: [club.id],
    });
    expect(rows).toEqual([{ closings: 1 }]);
  });
});
