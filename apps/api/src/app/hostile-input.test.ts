// Owns: whatever stands in an address, a cursor or a field, it is refused or harmless; nothing of it breaks the server.
import { randomUUID } from 'node:crypto';
import type { CallName } from '@stagepass/contract/client.ts';
import type { Endpoint } from '@stagepass/contract/endpoint.ts';
import { contract } from '@stagepass/contract/registry.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manyAddresses, stranger } from './testing/people.ts';
import { allRows } from './testing/permission-rows.ts';
import type { RoleRow } from './testing/role-row.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { makeWorld, type World } from './testing/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startTestApp({ env: { ...manyAddresses } });
  world = await makeWorld(app);
});
afterAll(() => app.stop());

const someId = '01890a5d-ac96-774b-bcce-b302099a8057';
const ids = [
  'no-id',
  'NULL',
  someId.toUpperCase(),
  someId,
  'constructor',
  '9'.repeat(64),
  '%00',
  '../..',
  "' or 1=1",
];

/** Of every form that a cursor of ours has, with something in each place that no row of ours has. */
const times = [
  '1',
  'infinity',
  'Jan 1 2020 (noon)',
  '-271821-04-20',
  '0000-01-01',
  '-zzzzzzzzzz',
  'zzzzzzzzzz',
];
const numbers = ['1e999', '-1', '9'.repeat(20), '1e-999', '3'];
const cursors = [
  'x',
  ...[...times, ...numbers].flatMap((first) =>
    ['~', '.', '_'].flatMap((between) => [
      `${first}${between}${someId}`,
      `${first}${between}${someId}${between}zzzzzzzzzz`,
      `1${between}${first}${between}${someId}`,
      `${first}${between}AAAAAAAA`,
    ]),
  ),
];

const values = [
  null,
  -1,
  1e300,
  'x',
  '',
  '\u202e<script>',
  '9'.repeat(20_000),
  [],
  {},
  Array(5000).fill('x'),
  { $ne: 1 },
];

interface Line {
  name: CallName;
  endpoint: Endpoint;
  row: RoleRow;
}

const lines: Line[] = Object.entries(contract).flatMap(([noun, endpoints]) => {
  const rows: Record<string, Record<string, unknown>> = allRows;
  return Object.entries(endpoints as Record<string, Endpoint>).map(([key, endpoint]) => ({
    name: `${endpoint.method} ${endpoint.path}` as CallName,
    endpoint,
    row: rows[noun]?.[key] as RoleRow,
  }));
});

interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

/** The good call with one thing in it replaced. */
function spoilt({ endpoint }: Line, good: Input): Input[] {
  const replaced = (part: keyof Input, name: string, given: readonly unknown[]) =>
    given.map((value) => ({ ...good, [part]: { ...good[part], [name]: value } }));
  return [
    ...Object.keys(good.params ?? {}).flatMap((name) => replaced('params', name, ids)),
    ...Object.keys(endpoint.query?.shape ?? {}).flatMap((name) =>
      replaced('query', name, name === 'cursor' ? cursors : ids),
    ),
    ...Object.keys(good.body ?? {}).flatMap((name) => replaced('body', name, values)),
  ];
}

test.each(lines)('$name', async (line) => {
  const stage = await world.stage({
    role: line.endpoint.who === 'operator' ? 'operator' : 'owner',
    visibility: 'public',
    fresh: line.endpoint.method !== 'GET',
  });
  const { file, ...good } = await line.row.given(stage);
  const sent = spoilt(line, good as Input).map(async (input) => {
    const token = stage.me === undefined ? {} : { token: stage.me.as.token };
    const from = stranger();
    // A key of its own each time: without one, nothing behind the first gate would be tried.
    const headers = { ...from.headers, 'idempotency-key': randomUUID() };
    const options = { ...from, headers, ...token, ...(file === undefined ? {} : { file }) };
    const answered = await app.call(line.name, input as never, options);
    return answered.status < 500 ? [] : [`${answered.status} ${JSON.stringify(input).slice(0, 300)}`];
  });
  expect((await Promise.all(sent)).flat()).toEqual([]);
});

test('a list that is ordered otherwise refuses cursors of other lists too', async () => {
  const { club, owner } = await world.stage({ role: 'owner', visibility: 'public', fresh: false });
  for (const cursor of cursors) {
    const clubs = await app.call('GET /clubs', { query: { sort: 'new', cursor } }, stranger());
    const banned = { params: { id: club.id }, query: { banned: true, cursor } };
    const members = await app.call('GET /clubs/:id/members', banned as never, owner.as);
    expect([clubs.status, members.status], cursor).not.toContain(500);
  }
});
