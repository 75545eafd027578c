// Tests joining by many at once, with real commits: places, codes and requests are given out exactly once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub, manyActors } from '#app/testing/clubs.ts';
import { type Mailbox, manyAddresses, openMailbox } from '#app/testing/people.ts';
import { tally } from '#app/testing/races.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { approveRequest } from './actions/answer-request.ts';
import { createInvitation } from './actions/invitations.ts';
import { joinClub } from './actions/join-club.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const nothing = { device_id: undefined };

async function count(text: string, clubId: string): Promise<number> {
  return (await app.platform.db.query<{ count: number }>({ text, values: [clubId] })).rows[0]?.count ?? -1;
}

test('200 at once on ten places: exactly ten are in, with ten numbers without a gap', async () => {
  const club = await foundClub(app, mailbox);
  await app.platform.db.query({
    text: "update club_limits set cap = used + 10 where club_id = $1 and name = 'members'",
    values: [club.id],
  });
  const crowd = await manyActors(app, 200);
  expect(await tally(crowd.map((actor) => joinClub(app.platform, actor, club.id, nothing)))).toEqual({
    ok: 10,
    'admissions.club-full': 190,
  });
  expect(
    await count("select count(*) from memberships where club_id = $1 and state = 'active'", club.id),
  ).toBe(11);
  expect(await count('select max(number) as count from memberships where club_id = $1', club.id)).toBe(11);
  expect(await count('select member_count as count from clubs where id = $1', club.id)).toBe(11);
}, 60_000);

test('one person’s ten presses join once', async () => {
  const club = await foundClub(app, mailbox);
  const [fan] = await manyActors(app, 1);
  if (fan === undefined) throw new Error('nobody');
  const presses = Array.from({ length: 10 }, () => joinClub(app.platform, fan, club.id, nothing));
  expect(await tally(presses)).toEqual({ ok: 1, 'clubs.already-member': 9 });
});

test('a code with five uses lets five in, of thirty at once', async () => {
  const club = await foundClub(app, mailbox, { join_policy: 'invite' });
  const body = { label: '', limit: 5, ends_at: null };
  const { data } = await app.ok(
    'POST /clubs/:id/invitations',
    { params: { id: club.id }, body },
    club.owner.as,
  );
  const crowd = await manyActors(app, 30);
  const { code } = data;
  const tries = crowd.map((actor) => joinClub(app.platform, actor, club.id, { ...nothing, code }));
  expect(await tally(tries)).toEqual({ ok: 5, 'admissions.invitation-ended': 25 });
  expect(await count('select member_count as count from clubs where id = $1', club.id)).toBe(6);
});

test('ten askings make one request, and ten yeses one member', async () => {
  const club = await foundClub(app, mailbox, { join_policy: 'approval' });
  const [fan] = await manyActors(app, 1);
  const owner = { ...fan, user_id: club.owner.id } as NonNullable<typeof fan>;
  if (fan === undefined) throw new Error('nobody');
  const asks = Array.from({ length: 10 }, () => joinClub(app.platform, fan, club.id, nothing));
  expect(await tally(asks)).toEqual({ ok: 1, 'admissions.request-waiting': 9 });
  const { data } = await app.ok('GET /clubs/:id/join-requests', { params: { id: club.id } }, club.owner.as);
  const at = { club: club.id, request_id: data[0]?.id ?? '' };
  const yeses = Array.from({ length: 10 }, () => approveRequest(app.platform, owner, at));
  expect(await tally(yeses)).toEqual({ ok: 1, 'admissions.request-answered': 9 });
});

test('of sixty codes made at once, fifty are', async () => {
  const club = await foundClub(app, mailbox);
  const owner: SignedIn = { ...(await manyActors(app, 1))[0], user_id: club.owner.id } as SignedIn;
  const terms = { label: 'Flyer', limit: null, ends_at: null };
  const made = Array.from({ length: 60 }, () => createInvitation(app.platform, owner, club.id, terms));
  expect(await tally(made)).toEqual({ ok: 50, 'admissions.too-many-invitations': 10 });
});
