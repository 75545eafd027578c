// Owns: the addresses of the demo world can be asked for at any time: before there is one, and while the database goes away.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { dropDatabase, ensureDatabase, urlForDatabase } from '@stagepass/postgres/databases.ts';
import { testDatabase } from '@stagepass/testkit/database.ts';
import { expect, test } from 'vitest';
import { demoExamples, withConnection } from './demo-examples.ts';

const admin = process.env.TEST_DATABASE_URL ?? '';

test('where there is no database yet none is made, and nothing is known', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'stagepass-examples-'));
  expect(await demoExamples({ DATA_DIR: folder })).toEqual(new Map());
  expect(existsSync(path.join(folder, 'postgres'))).toBe(false);
  await rm(folder, { recursive: true });
});

test('an empty database knows the addresses that hang on no row', async () => {
  const name = `examples_${process.pid}`;
  await ensureDatabase(admin, name);
  try {
    const known = await demoExamples({ DATABASE_URL: urlForDatabase(admin, name) });
    expect(known.get('/club/invite/{code}')?.example).toBe('/club/invite/TRAPSTAR');
    expect(known.has('/club/post-detail/{id}')).toBe(false);
  } finally {
    await dropDatabase(admin, name);
  }
});

test('a connection that the database ends at rest ends nothing else; the next query has a new one', async () => {
  const database = await testDatabase();
  const pidOf = 'select pg_backend_pid() as pid';
  await withConnection(database.url, async (db) => {
    const { rows } = await db.query<{ pid: number }>({ text: pidOf });
    await withConnection(database.url, (other) =>
      other.query({ text: 'select pg_terminate_backend($1)', values: [rows[0]?.pid] }),
    );
    // Until this side has noticed, a query may still be sent to the connection that is gone, and fail with it.
    const pidNow = () =>
      db.query<{ pid: number }>({ text: pidOf }).then(
        (again) => again.rows[0]?.pid,
        () => rows[0]?.pid,
      );
    await expect.poll(pidNow).not.toBe(rows[0]?.pid);
  });
  await database.drop();
});
