// Proves `npm run backup` and `npm run restore` with a PostgreSQL of one's own and uploads in a bucket: made by pg_dump, put back by pg_restore.
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type S3Server, startS3Server } from '@stagepass/testkit/servers/s3-server.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test as plainTest } from 'vitest';
import { addPerson, backupCommands, emailsIn } from './testing/backups.ts';
import { type SystemPostgres, startSystemPostgres, systemPostgresFolder } from './testing/system-postgres.ts';

const programs = systemPostgresFolder();
if (programs === undefined)
  process.stdout.write(
    'Backups by pg_dump are not tested here: this machine has no PostgreSQL with initdb and pg_dump.\n',
  );

let root: string;
let postgres: SystemPostgres;
let s3: S3Server;
beforeAll(async () => {
  if (programs === undefined) return;
  root = await mkdtemp(path.join(os.tmpdir(), 'stagepass-dump-'));
  await chmod(root, 0o711);
  postgres = await startSystemPostgres(programs);
  s3 = await startS3Server();
  for (const name of ['live', 'restored']) await makeDatabase(name);
}, 120_000);
afterAll(async () => {
  if (programs === undefined) return;
  await postgres.stop();
  await s3.stop();
  await rm(root, { recursive: true, force: true });
});

/** The second goes on from what the first made. */
const test = (name: string, work: () => Promise<void>) =>
  plainTest.skipIf(programs === undefined)(name, { timeout: 300_000, retry: 0 }, work);

/** Asked again until the server has started. */
async function makeDatabase(name: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: postgres.urlOf('postgres') });
    try {
      await client.connect();
      await client.query(`create database ${name}`);
      return;
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

const { run, inInstance } = backupCommands(
  (name) => ({
    DATA_DIR: path.join(root, name),
    DATABASE_URL: postgres.urlOf(name),
    S3_ENDPOINT: s3.url,
    S3_BUCKET: 'club',
    S3_REGION: s3.account.region,
    S3_ACCESS_KEY_ID: s3.account.key,
    S3_SECRET_ACCESS_KEY: s3.account.secret,
  }),
  programs === undefined ? [] : [programs],
);

const kept = () => path.join(root, 'kept');
const onlyBackup = async () => path.join(kept(), (await readdir(kept()))[0] ?? '');

test('a dump made while the server runs is audited and restored into an empty database', async () => {
  const sealed = await inInstance('live', async (booted) => {
    await addPerson(booted, 'ana@dump.test');
    const flyer = { bytes: Buffer.from('Doors at eight'), type: 'text/plain' };
    await booted.platform.storage.put('public/flyer.txt', flyer);
    const { code, said } = await run('backup', 'live', kept());
    expect(said).toContain('Running the audit on it: Everything agrees.');
    expect(said).toContain('Uploads are in the S3 bucket and not in this backup');
    expect(code).toBe(0);
    return booted.platform.secrets.seal('test', 'a secret');
  });
  const manifest = JSON.parse(await readFile(path.join(await onlyBackup(), 'manifest.json'), 'utf8'));
  expect(manifest).toMatchObject({ database: { kind: 'dump' }, uploads: 'in-bucket' });

  const { code, said } = await run('restore', 'restored', await onlyBackup());
  expect(said).toContain('Running the audit: Everything agrees.');
  expect(code).toBe(0);
  await inInstance('restored', async (booted) => {
    expect(await emailsIn(booted)).toEqual(['ana@dump.test']);
    expect(booted.platform.secrets.open('test', sealed)).toBe('a secret');
    const file = await booted.platform.storage.get('public/flyer.txt');
    expect(file?.bytes.toString()).toBe('Doors at eight');
    await addPerson(booted, 'later@dump.test');
  });
  expect(s3.mistakes).toEqual([]);
});

test('a database with data is emptied only when that is asked for', async () => {
  const refused = await run('restore', 'restored', await onlyBackup());
  expect(refused.said).toContain('--overwrite');
  expect(refused.code).toBe(1);
  expect(await inInstance('restored', emailsIn)).toEqual(['ana@dump.test', 'later@dump.test']);
  const { code, said } = await run('restore', 'restored', await onlyBackup(), '--overwrite');
  expect(said).toContain('Everything agrees.');
  expect(code).toBe(0);
  expect(await inInstance('restored', emailsIn)).toEqual(['ana@dump.test']);
});
