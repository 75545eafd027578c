// Owns: names that are suggested are members', found by the beginning of either name, and read from an index in a club of any size.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { manyAddresses, openMailbox, type Registered, registerVerified } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import type { Executor } from '#platform/db/executor.ts';
import { listSuggested } from './posts.store.ts';

let app: TestApp;
let club: Awaited<ReturnType<typeof foundClub>>;
let member: Registered;
let guest: Registered;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  const mailbox = openMailbox(app);
  club = await foundClub(app, mailbox);
  member = await joinedMember(app, mailbox, club.id);
  guest = await registerVerified(app, mailbox);
});
afterAll(() => app.stop());

const suggested = async (q: string) => {
  const asked = { params: { id: club.id }, query: { q } };
  return (await app.ok('GET /clubs/:id/mention-suggestions', asked, club.owner.as)).data.map(({ id }) => id);
};

test('members by user name or shown name, as they are called by now; nobody else', async () => {
  const rename = (to: { user_name: string; display_name: string }, id: string) =>
    app.platform.db.query({
      text: 'update users set user_name = $2, display_name = $3 where id = $1',
      values: [id, to.user_name, to.display_name],
    });
  await rename({ user_name: 'zinnia_moon', display_name: 'Quiet Storm' }, member.id);
  await rename({ user_name: 'zinnia_sun', display_name: 'Quiet Sea' }, guest.id);
  expect(await suggested('@Zin')).toEqual([member.id]);
  expect(await suggested('quiet s')).toEqual([member.id]);
  expect(await suggested('oon')).toEqual([]);
  expect(await suggested('%')).toEqual([]);
  const params = { id: club.id };
  await app.ok('POST /clubs/:id/leave', { params }, member.as);
  expect(await suggested('zin')).toEqual([]);
  await rename({ user_name: 'zinnia_star', display_name: 'Loud' }, member.id);
  await app.ok('POST /clubs/:id/join', { params, body: {} }, member.as);
  expect([await suggested('zinnia_st'), await suggested('quiet')]).toEqual([[member.id], []]);
});

test('a key stroke reads few rows, also of 20,000 members', async () => {
  const { db } = app.platform;
  await db.query({
    text: `insert into users (id, user_name, display_name, hue, created_at)
           select gen_random_uuid(), 'fan_' || n, 'Fan ' || n, 0, now() from generate_series(1, 20000) n`,
  });
  await db.query({
    text: `insert into memberships (club_id, user_id, role, state, source, number, joined_at)
           select $1, id, 'member', 'active', 'test', 1000 + row_number() over (), now() from users where user_name like 'fan\\_%'`,
    values: [club.id],
  });
  await db.query({ text: 'analyze users' });
  await db.query({ text: 'analyze memberships' });
  for (const prefix of ['', 'f', 'fan_1', 'fan 19', 'zz']) {
    const { plan } = await planOf(db, prefix);
    expect({ prefix, read: rowsRead(plan) < 200, plan: rowsRead(plan) < 200 ? null : plan }).toEqual({
      ...{ prefix, read: true },
      plan: null,
    });
  }
});

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
}

async function planOf(db: Executor, prefix: string): Promise<{ plan: Node }> {
  const explaining: Executor = {
    query: (statement) =>
      db.query({ ...statement, text: `explain (analyze, format json) ${statement.text}` }),
  };
  const given = { club_id: club.id, viewer_id: club.owner.id, prefix, limit: 8 };
  const [row] = (await listSuggested(explaining, given)) as unknown as { 'QUERY PLAN': [{ Plan: Node }] }[];
  if (row === undefined) throw new Error('no plan');
  return { plan: row['QUERY PLAN'][0].Plan };
}

/** Of memberships and users: what was returned, and what was looked at and left out. */
function rowsRead(node: Node): number {
  const own =
    node['Relation Name'] === 'memberships' || node['Relation Name'] === 'users'
      ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      : 0;
  return own + (node.Plans ?? []).reduce((sum, child) => sum + rowsRead(child), 0);
}
