// Tests what happens at once: numbers without a gap, limits that hold, one owner, one membership a person.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub, manyActors } from '#app/testing/clubs.ts';
import {
  type Mailbox,
  manyAddresses,
  openMailbox,
  type Registered,
  registerVerified,
} from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { setLimit } from '#domains/clubs/public/set-limit.ts';
import { Failure } from '#platform/failure/failure.ts';
import { banPerson } from './public/ban-person.ts';
import { enrolMember } from './public/enrol-member.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const openClub = (club: { id: string }) => ({ id: club.id, delete_after: null });
const enrol = (club: { id: string }, user_id: string) =>
  app.platform.db.transaction((tx) =>
    enrolMember(app.platform, tx, { club: openClub(club), user_id, source: 'open' }),
  );
const factsOf = async (clubId: string) =>
  (
    await app.platform.db.query({
      text: `select c.member_count, l.used, n.given,
          (select count(*)::int from memberships m where m.club_id = c.id and m.state = 'active') as active
        from clubs c join club_limits l on l.club_id = c.id and l.name = 'members'
        join member_numbers n on n.club_id = c.id where c.id = $1`,
      values: [clubId],
    })
  ).rows[0];

test('200 who join at once get the numbers 2 to 201, without a gap', async () => {
  const club = await foundClub(app, mailbox);
  const actors = await manyActors(app, 200);
  const numbers = await Promise.all(actors.map((actor) => enrol(club, actor.user_id)));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, at) => at + 2));
  expect(await factsOf(club.id)).toEqual({ member_count: 201, used: 201, given: 201, active: 201 });
}, 30_000);

test('the last place is given once, however many want it, and a refused one leaves no gap', async () => {
  const club = await foundClub(app, mailbox);
  await app.platform.db.transaction((tx) => setLimit(tx, club.id, 'members', 11));
  const actors = await manyActors(app, 40);
  const outcomes = await Promise.allSettled(actors.map((actor) => enrol(club, actor.user_id)));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(30);
  expect(new Set(refused.map(({ reason }) => (reason as Failure).reason.code))).toEqual(
    new Set(['clubs.limit-reached']),
  );
  expect(await factsOf(club.id)).toEqual({ member_count: 11, used: 11, given: 11, active: 11 });
});

test('one person who joins from ten phones is one member', async () => {
  const club = await foundClub(app, mailbox);
  const [actor] = await manyActors(app, 1);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => enrol(club, actor?.user_id ?? '')),
  );
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
  expect(await factsOf(club.id)).toEqual({ member_count: 2, used: 2, given: 2, active: 2 });
});

test('joining, leaving and being banned at once leave the counters true', async () => {
  const club = await foundClub(app, mailbox);
  const fans = await Promise.all(Array.from({ length: 8 }, () => registerVerified(app, mailbox)));
  await Promise.all(fans.map((fan) => enrol(club, fan.id)));
  const deeds = fans.flatMap((fan: Registered) => [
    app.call('POST /clubs/:id/leave', { params: { id: club.id } }, fan.as),
    enrol(club, fan.id).catch((error: unknown) => error instanceof Failure || Promise.reject(error)),
    app.platform.db.transaction((tx) =>
      banPerson(app.platform, tx, { club_id: club.id, user_id: fan.id, by: club.owner.id, reason: '' }),
    ),
  ]);
  await Promise.all(deeds);
  const facts = (await factsOf(club.id)) as { active: number; used: number; member_count: number };
  expect(facts.used).toBe(facts.active);
  expect(facts.member_count).toBe(facts.active);
});

test('of accepting, taking back and closing at once, one comes first; there is one owner', async () => {
  for (let round = 0; round < 5; round += 1) {
    const club = await foundClub(app, mailbox);
    const params = { id: club.id };
    const heirs = [await registerVerified(app, mailbox), await registerVerified(app, mailbox)];
    for (const heir of heirs) {
      await enrol(club, heir.id);
      const member = { id: club.id, user_id: heir.id };
      await app.ok(
        'PUT /clubs/:id/members/:user_id/role',
        { params: member, body: { role: 'admin' } },
        club.owner.as,
      );
    }
    const [first, second] = heirs as [Registered, Registered];
    const offer = (to: Registered) =>
      app.call('POST /clubs/:id/hand-over', { params, body: { user_id: to.id } }, club.owner.as);
    await offer(first);
    const [accepted] = await Promise.all([
      app.call('POST /clubs/:id/hand-over/accept', { params }, first.as),
      app.call('POST /clubs/:id/hand-over/accept', { params }, first.as),
      offer(second),
      app.call('DELETE /clubs/:id/hand-over', { params }, club.owner.as),
      app.call('POST /clubs/:id/deletion', { params, body: { confirm_handle: club.handle } }, club.owner.as),
    ]);
    expect([200, 403, 409]).toContain(accepted.status);
    const { rows } = await app.platform.db.query<{ owner_id: string; user_id: string }>({
      text: `select c.owner_id, m.user_id from clubs c join memberships m on m.club_id = c.id and m.role = 'owner'
        where c.id = $1`,
      values: [club.id],
    });
    expect(rows).toHaveLength(1);
    expect(rows[0]?.user_id).toBe(rows[0]?.owner_id);
  }
}, 30_000);
