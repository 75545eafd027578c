// The lock of the first steps lets one through at a time and does not wait for the dead.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stagepass-lock-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('two do not work at the same time, and a failure lets the next one in', async () => {
  const lock = join(folder, 'deep', 'lock');
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await sleep(30);
    inside -= 1;
  };
  const failing = oneAtATime(lock, async () => {
    await work();
    throw new Error('no');
  });
  const results = await Promise.allSettled([failing, oneAtATime(lock, work), oneAtATime(lock, work)]);
  expect(results.map((result) => result.status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(most).toBe(1);
});

test('the lock of a process that is gone does not count', async () => {
  const lock = join(folder, 'lock');
  await mkdir(lock);
  await writeFile(join(lock, 'pid'), '999999999 1');
  expect(await oneAtATime(lock, async () => 'in')).toBe('in');
  await mkdir(lock);
  await writeFile(join(lock, 'pid'), `${process.ppid} another-start`);
  expect(await oneAtATime(lock, async () => 'in')).toBe('in');
});
