// Tests that a server which cannot be built leaves nothing running.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@stagepass/postgres/start.ts';
import { testDatabase } from '@stagepass/testkit/database.ts';
import { expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { boot } from './boot.ts';
import { launchServer } from './testing/server-process.ts';

test('a start that fails turns its database off again', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'stagepass-boot-'));
  const missing = path.join(folder, 'missing.pem');
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    TLS_CERT_FILE: missing,
    TLS_KEY_FILE: missing,
  });
  await expect(boot({ config })).rejects.toThrow('missing.pem');
  const dataDir = path.join(folder, 'postgres');
  const next = await startEmbeddedPostgres({ dataDir });
  await next.stop();
  // As root the database lives elsewhere, where its own user may enter.
  const elsewhere = (await readFile(path.join(dataDir, 'LOCATION'), 'utf8').catch(() => '')).split('\n')[0];
  for (const place of [folder, elsewhere]) if (place) await rm(place, { recursive: true, force: true });
  expect(next.reused).toBe(false);
}, 60_000);

test('a certificate that cannot be read is refused with one sentence', async () => {
  const database = await testDatabase();
  const file = path.join(os.tmpdir(), 'stagepass-no-such-file.pem');
  const server = await launchServer({
    DATABASE_URL: database.url,
    TLS_CERT_FILE: file,
    TLS_KEY_FILE: file,
    DEMO: 'false',
  });
  expect(await server.ended).toBe(1);
  await server.end('SIGTERM');
  expect(server.output()).toBe(`TLS_CERT_FILE cannot be read at ${file}: there is no such file.\n`);
  await database.drop();
}, 60_000);
