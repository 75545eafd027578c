// Tests which errors tell that the database is away, which are a caller's, and which are ours.
import { errorCode } from '@stagepass/contract/endpoint.ts';
import pg from 'pg';
import { expect, test } from 'vitest';
import { toFailure } from './errors.ts';

async function errorOf(options: pg.PoolConfig, work: (pool: pg.Pool) => Promise<unknown>): Promise<unknown> {
  const pool = new pg.Pool(options);
  pool.on('error', () => {});
  try {
    await work(pool);
    return undefined;
  } catch (error) {
    return error;
  } finally {
    await pool.end();
  }
}

const ask = (pool: pg.Pool) => pool.query('select 1');
const url = process.env.TEST_DATABASE_URL as string;

test('a database that is away, restarting or out of connections is unavailable', async () => {
  const errors = [
    await errorOf({ host: '127.0.0.1', port: 9, user: 'x' }, ask),
    await errorOf({ host: '/tmp/no-such-folder', user: 'x' }, ask),
    await errorOf({ connectionString: url }, (pool) =>
      pool.query('select pg_terminate_backend(pg_backend_pid())'),
    ),
    await errorOf({ connectionString: url, max: 1, connectionTimeoutMillis: 50 }, async (pool) => {
      const held = await pool.connect();
      await ask(pool).finally(() => held.release());
    }),
    new Error('Connection terminated unexpectedly'),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('Client was closed and is not queryable'),
    Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }),
  ];
  for (const error of errors) expect([error, toFailure(error)?.reason.code]).toEqual([error, 'unavailable']);
});

test('a mistake of ours is not', async () => {
  const errors = [
    await errorOf({ connectionString: url }, (pool) => pool.query('select nonsense')),
    Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }),
    new Error('boom'),
    'boom',
  ];
  for (const error of errors) expect([error, toFailure(error)]).toEqual([error, undefined]);
});

test('a row that the database refuses by a declared constraint is an expected failure, and no other', async () => {
  const taken = errorCode('test.taken', 409, 'Taken.');
  const refused = (constraint: string) =>
    errorOf({ connectionString: url }, (pool) =>
      pool.query(`do $$ begin raise unique_violation using constraint = '${constraint}'; end $$`),
    );
  const declared = { things_name: taken };
  expect(toFailure(await refused('things_name'), declared)?.reason).toBe(taken);
  expect(toFailure(await refused('things_other'), declared)).toBeUndefined();
  expect(toFailure(await refused('toString'), declared)).toBeUndefined();
  const alike = Object.assign(new Error('not of the database'), { code: '23505', constraint: 'things_name' });
  expect(toFailure(alike, declared)).toBeUndefined();
});
