// Owns: a running server is found by its note; one that ended, was killed or never was is not.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { findRunning, noteRunning } from './running-instance.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'stagepass-running-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function listen() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise((resolve) => server.close(resolve)) };
}

test('found while it listens, with which database it uses; gone when it has ended', async () => {
  expect(await findRunning(folder)).toBeUndefined();
  const { port, close } = await listen();
  const takeBack = await noteRunning(readConfig({ DATA_DIR: folder }), port);
  expect(await findRunning(folder)).toEqual({ pid: process.pid, port, database: 'embedded' });
  await noteRunning(readConfig({ DATA_DIR: folder, DATABASE_URL: 'postgres://x' }), port);
  expect(await findRunning(folder)).toMatchObject({ database: 'configured' });
  await takeBack();
  expect(await findRunning(folder)).toBeUndefined();
  await close();
});

test('a note that was left behind counts for nothing', async () => {
  const { port, close } = await listen();
  await noteRunning(readConfig({ DATA_DIR: folder }), port);
  await close();
  expect(await findRunning(folder)).toBeUndefined();
  // Of a process that is no more.
  const other = await listen();
  const gone = JSON.stringify({ pid: 2 ** 22 + 1, port: other.port, database: 'embedded' });
  await writeFile(path.join(folder, 'running.json'), gone);
  expect(await findRunning(folder)).toBeUndefined();
  await other.close();
});
