// Owns: every endpoint × every role. An endpoint without a row fails here until it has one.
import { randomUUID } from 'node:crypto';
import type { CallName } from '@stagepass/contract/client.ts';
import type { Endpoint } from '@stagepass/contract/endpoint.ts';
import { contract } from '@stagepass/contract/registry.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manyAddresses, stranger } from './testing/people.ts';
import { allRows } from './testing/permission-rows.ts';
import type { Cells, Outcome, RoleRow } from './testing/role-row.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import {
  makeWorld,
  type RoleName,
  roleNames,
  type Stage,
  type World,
  type WorldClub,
} from './testing/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startTestApp({ env: { ...manyAddresses } });
  world = await makeWorld(app);
});
afterAll(() => app.stop());

interface Line {
  noun: string;
  key: string;
  endpoint: Endpoint;
  row: RoleRow | undefined;
}

const lines: Line[] = Object.entries(contract).flatMap(([noun, endpoints]) => {
  const rows: Record<string, Record<string, unknown>> = allRows;
  return Object.entries(endpoints as Record<string, Endpoint>).map(([key, endpoint]) => ({
    noun,
    key,
    endpoint,
    row: rows[noun]?.[key] as RoleRow | undefined,
  }));
});

test('every endpoint has a row, and every row an endpoint', () => {
  const known = lines.map(({ noun, key }) => `${noun}.${key}`);
  const rowed = Object.entries(allRows).flatMap(([noun, rows]) =>
    Object.keys(rows).map((key) => `${noun}.${key}`),
  );
  expect(rowed.toSorted()).toEqual(known.toSorted());
});

async function outcomeOf({ endpoint }: Line, row: RoleRow, stage: Stage): Promise<Outcome> {
  const { file, ...input } = await row.given(stage);
  const name = `${endpoint.method} ${endpoint.path}` as CallName;
  // From a new address each time: how often somebody may call is tried elsewhere.
  const from = stranger();
  const options = {
    ...from,
    headers: { ...from.headers, 'idempotency-key': randomUUID() },
    ...(stage.me === undefined ? {} : { token: stage.me.as.token }),
    ...(file === undefined ? {} : { file }),
  };
  const answered = await app.call(name, input as never, options);
  return answered.ok ? 'ok' : answered.error.code;
}

async function cellsIn(line: Line, row: RoleRow, visibility: WorldClub['visibility']): Promise<Cells> {
  const expected = visibility === 'private' ? row.in_private : row.cells;
  const cellOf = async (role: RoleName): Promise<[RoleName, Outcome]> => {
    // Who is refused has spent nothing; where that is wrong, the cell says so.
    const fresh = row.spends === true && expected?.[role] === 'ok';
    const stage = await world.stage({ role, visibility, fresh });
    return [role, await outcomeOf(line, row, stage)];
  };
  // What only reads can be tried at once; what writes might get in its own way.
  if (line.endpoint.method === 'GET')
    return Object.fromEntries(await Promise.all(roleNames.map(cellOf))) as Cells;
  const cells: [RoleName, Outcome][] = [];
  for (const role of roleNames) cells.push(await cellOf(role));
  return Object.fromEntries(cells) as Cells;
}

test.each(lines.filter(({ row }) => row !== undefined))('$endpoint.method $endpoint.path', async (line) => {
  const row = line.row as RoleRow;
  expect(await cellsIn(line, row, 'public')).toEqual(row.cells);
  if (row.in_private !== undefined) expect(await cellsIn(line, row, 'private')).toEqual(row.in_private);
});
