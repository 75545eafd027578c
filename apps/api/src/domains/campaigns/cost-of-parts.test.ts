// Tests what a campaign with ten thousand fans costs to look at: how many rows its page and its board read, and by which index.
import { MOST_TOLD_PLACES } from '@stagepass/contract/campaigns/kinds.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putCampaign } from '#app/testing/campaigns.ts';
import { missionCalls } from '#app/testing/mission-calls.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import type { Executor, Statement } from '#platform/db/executor.ts';
import { auditCampaigns } from './audit.store.ts';
import { countAhead, countParts, findPart, listBoard } from './parts.store.ts';
import type { PartRow } from './tables.ts';

const PARTS = 10_000;
const TICKETS = PARTS / 2;

let app: TestApp;
let mailbox: Mailbox;
let id: string;
/** The last on the board. */
let fan: Registered;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
  const { newClub, fanOf } = missionCalls(() => ({ app, mailbox }));
  const club = await newClub();
  id = await putCampaign(app, { club_id: club.id, state: 'running' });
  fan = await fanOf(club);
  await fill();
});
afterAll(() => app.stop());

async function fill(): Promise<void> {
  const { db, clock } = app.platform;
  const now = clock.now();
  await db.query({
    text: `insert into users (id, user_name, display_name, hue, created_at)
      select gen_random_uuid(), 'crowd_' || n, 'Crowd', 1, $1 from generate_series(1, $2::int) n`,
    values: [now, PARTS - 1],
  });
  // Two of three have done one mission; half of all have a ticket.
  await db.query({
    text: `insert into campaign_parts (id, campaign_id, user_id, done, reached_at, ticket, client_seed)
      select gen_random_uuid(), $1, u.id, 1 + (u.n % 3 = 0)::int, $2::timestamptz + u.n * interval '1 ms',
        case when u.n <= $3 then u.n end, case when u.n <= $3 then 'ab' end
      from (select id, row_number() over (order by user_name) as n from users where user_name like 'crowd\\_%') u`,
    values: [id, now, TICKETS],
  });
  await db.query({
    text: `insert into campaign_parts (id, campaign_id, user_id, done, reached_at)
      values (gen_random_uuid(), $1, $2, 1, $3::timestamptz + interval '1 hour')`,
    values: [id, fan.id, now],
  });
  await db.query({ text: 'analyze campaign_parts' });
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
}

/** The plans of the statements that a piece of work sends, as they were run. */
async function scansOf(work: (tx: Executor) => Promise<unknown>) {
  const scans: { table: string; index: string | undefined; read: number }[] = [];
  const walk = (node: Node) => {
    if (node['Relation Name'] !== undefined)
      scans.push({
        table: node['Relation Name'],
        index: node['Index Name'],
        read: (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      });
    for (const inner of node.Plans ?? []) walk(inner);
  };
  await work({
    async query({ text, values = [] }: Statement) {
      const { rows } = await app.platform.db.query<{ 'QUERY PLAN': { Plan: Node }[] }>({
        text: `explain (analyze, format json) ${text}`,
        values,
      });
      for (const { Plan } of rows[0]?.['QUERY PLAN'] ?? []) walk(Plan);
      return { rows: [], count: 0 };
    },
  });
  return scans;
}

const last = async () => (await findPart(app.platform.db, { campaign_id: id, user_id: fan.id })) as PartRow;

test('how many take part and hold tickets is read, not counted', async () => {
  const scans = await scansOf((tx) => countParts(tx, [id]));
  expect(scans.map(({ table }) => table).toSorted()).toEqual(['campaign_part_counts', 'campaign_tickets']);
  expect(scans.reduce((sum, { read }) => sum + read, 0)).toBeLessThanOrEqual(16 + 16);
  const { data } = await app.ok('GET /campaigns/:id', { params: { id } }, fan.as);
  expect(data).toMatchObject({ taking_part: PARTS, entrants: TICKETS });
  expect(await auditCampaigns(app.platform.db)).toEqual([
    // Written straight into the tables, without missions.
    ...Array.from({ length: 100 }, () => ({
      place: expect.any(String),
      problem: 'progress differs from the missions that counted',
    })),
  ]);
});

test('one’s own place reads no more of the board than the places that are told', async () => {
  const part = await last();
  const scans = await scansOf((tx) => countAhead(tx, id, part, MOST_TOLD_PLACES));
  expect(scans).toEqual([{ table: 'campaign_parts', index: 'campaign_parts_board', read: MOST_TOLD_PLACES }]);
  const { data } = await app.ok('GET /campaigns/:id', { params: { id } }, fan.as);
  expect(data.mine?.place).toBe(MOST_TOLD_PLACES + 1);
});

test('a page of the board reads its own rows, wherever it is', async () => {
  const limit = 51;
  const first = await scansOf((tx) => listBoard(tx, id, { limit }));
  expect(first).toEqual([{ table: 'campaign_parts', index: 'campaign_parts_board', read: limit }]);
  const part = await last();
  const after = { ...part, reached_at: new Date(part.reached_at.getTime() - 3_596_000), place: 5000 };
  const deep = await scansOf((tx) => listBoard(tx, id, { after, limit }));
  expect(deep.map(({ index }) => index)).toEqual(['campaign_parts_board', 'campaign_parts_board']);
  expect(deep.reduce((sum, { read }) => sum + read, 0)).toBeLessThanOrEqual(2 * limit);
});

test('counts follow what becomes of a part: left out, without a ticket, gone', async () => {
  const { db } = app.platform;
  const counts = async () => (await countParts(db, [id])).get(id);
  const set = (text: string) =>
    db.query({ text: `${text} where campaign_id = $1 and ticket in (1, 2)`, values: [id] });
  await set(`update campaign_parts set left_out = 'device'`);
  expect(await counts()).toMatchObject({ taking_part: PARTS, tickets: TICKETS - 2 });
  await set(`update campaign_parts set left_out = null`);
  expect(await counts()).toMatchObject({ taking_part: PARTS, tickets: TICKETS });
  await set(`delete from campaign_parts`);
  expect(await counts()).toMatchObject({ taking_part: PARTS - 2, tickets: TICKETS - 2 });
});
