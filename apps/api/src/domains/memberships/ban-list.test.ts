// Tests a club with 10,000 banned people: its list is read by index, page by page, and nobody else's way in costs more.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { type Mailbox, manyAddresses, openMailbox } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';

const banned = 10_000;
let app: TestApp;
let mailbox: Mailbox;
let club: Awaited<ReturnType<typeof foundClub>>;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
  club = await foundClub(app, mailbox, { visibility: 'private' });
  const { db } = app.platform;
  await db.query({
    text: `insert into users (id, user_name, display_name, hue, created_at)
      select gen_random_uuid(), 'crowd_' || n, 'Crowd ' || n, 1, $1 from generate_series(1, $2) n`,
    values: [app.clock.now(), banned],
  });
  await db.query({
    text: `insert into memberships (club_id, user_id, role, state, source, banned_at)
      select $1, id, 'member', 'removed', 'ban', $2::timestamptz - random() * interval '300 days'
      from users where user_name like 'crowd\\_%'`,
    values: [club.id, app.clock.now()],
  });
  await db.query({ text: 'analyze memberships' });
  await db.query({ text: 'analyze users' });
}, 60_000);
afterAll(() => app.stop());

test('the list comes in bounded pages, the last ban first, none twice', async () => {
  const params = { id: club.id };
  const seen = new Set<string>();
  let cursor: string | null = null;
  let before = '9';
  for (let page = 0; page < 4; page += 1) {
    const query: { banned: 'true'; limit: number; cursor?: string } = {
      banned: 'true',
      limit: 50,
      ...(cursor !== null && { cursor }),
    };
    const answer: { data: { user: { id: string }; banned_at: string | null }[]; next_cursor: string | null } =
      await app.ok('GET /clubs/:id/members', { params, query }, club.owner.as);
    for (const { user, banned_at } of answer.data) {
      seen.add(user.id);
      expect((banned_at ?? '') <= before).toBe(true);
      before = banned_at ?? '';
    }
    cursor = answer.next_cursor;
  }
  expect(seen.size).toBe(200);
  const counts = await app.ok('GET /clubs/:id/members/counts', { params }, club.owner.as);
  expect(counts.data).toMatchObject({ banned, active: 1, left: 0 });
});

test('a page and a way in are read by index, not through all of them', async () => {
  const plan = async (text: string) => {
    const { rows } = await app.platform.db.query<Record<string, string>>({ text: `explain ${text}` });
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  const page = await plan(
    `select * from memberships m where m.club_id = '${club.id}' and m.banned_at is not null
      order by m.banned_at desc, m.user_id desc limit 51`,
  );
  expect(page).toContain('memberships_banned');
  expect(page).not.toContain('Sort');
  const standing = await plan(
    `select * from memberships m where m.club_id = '${club.id}' and m.user_id = '${club.owner.id}'`,
  );
  expect(standing).toContain('memberships_pkey');
});

test('those who are not banned come in as ever', async () => {
  const fan = await joinedMember(app, mailbox, club.id);
  const { data } = await app.ok('GET /clubs/:id', { params: { id: club.id } }, fan.as);
  expect(data.viewer).toMatchObject({ role: 'member', member_number: 2 });
});
