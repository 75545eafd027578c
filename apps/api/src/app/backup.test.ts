// Proves `npm run backup` and `npm run restore` as their operator runs them: while people write, into a new folder, and with a broken backup.
import { existsSync } from 'node:fs';
import { appendFile, chmod, cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test as plainTest } from 'vitest';
import { addPerson, backupCommands, emailsIn } from './testing/backups.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'stagepass-backup-'));
  // The database's own user must be able to pass where we are root.
  await chmod(root, 0o711);
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Databases are started and stopped by the half dozen; each test goes on from what the one before it made. */
const test = (name: string, work: () => Promise<void>) =>
  plainTest(name, { timeout: 300_000, retry: 0 }, work);

const { run, inInstance } = backupCommands((name) => ({ DATA_DIR: path.join(root, name) }));

const backups = () => path.join(root, 'kept');
async function onlyBackup(): Promise<string> {
  const names = await readdir(backups());
  expect(names).toHaveLength(1);
  return path.join(backups(), names[0] ?? '');
}

test('a backup made while people write holds all that was answered before, and restores into a new folder', async () => {
  const before = Array.from({ length: 20 }, (_, at) => `before${at}@backup.test`);
  const sealed = await inInstance('live', async (booted) => {
    for (const email of before) await addPerson(booted, email);
    await booted.platform.storage.put('public/flyer.txt', {
      bytes: Buffer.from('Doors at eight'),
      type: 'text/plain',
    });
    let isWriting = true;
    let written = 0;
    const writer = (async () => {
      while (isWriting) {
        await addPerson(booted, `during${written}@backup.test`);
        written += 1;
      }
    })();
    const { code, said } = await run('backup', 'live', backups());
    isWriting = false;
    await writer;
    expect(said).toContain('Running the audit on it: Everything agrees.');
    expect(code).toBe(0);
    expect(written).toBeGreaterThan(0);
    // Nobody takes the data from under a server that runs.
    const refused = await run('restore', 'live', await onlyBackup(), '--overwrite');
    expect(refused.said).toContain('The server is running.');
    expect(refused.code).toBe(1);
    return booted.platform.secrets.seal('test', 'a secret');
  });
  // No trace of the check, and nothing half made.
  expect((await readdir(path.join(root, 'live'))).filter((name) => name.startsWith('backup-'))).toEqual([]);

  const { code, said } = await run('restore', 'new', await onlyBackup());
  expect(said).toContain('Running the audit: Everything agrees.');
  // Typed as it stands there, it opens what was restored.
  expect(said).toMatch(
    new RegExp(`^Start the server with: DATA_DIR=${path.join(root, 'new')} .*npm start$`, 'm'),
  );
  expect(said).toMatch(/^Then open: http:\/\/localhost:\d+$/m);
  expect(code).toBe(0);
  await inInstance('new', async (booted) => {
    expect(await emailsIn(booted)).toEqual(expect.arrayContaining(before));
    const file = await booted.platform.storage.get('public/flyer.txt');
    expect(file?.bytes.toString()).toBe('Doors at eight');
    expect(booted.platform.secrets.open('test', sealed)).toBe('a secret');
    await addPerson(booted, 'after@backup.test');
  });
});

test('data that is there is moved aside only when that is asked for', async () => {
  const refused = await run('restore', 'new', await onlyBackup());
  expect(refused.said).toContain('There is data in');
  expect(refused.code).toBe(1);
  await inInstance('new', async (booted) => {
    expect(await emailsIn(booted)).toContain('after@backup.test');
  });
  const { code } = await run('restore', 'new', await onlyBackup(), '--overwrite');
  expect(code).toBe(0);
  await inInstance('new', async (booted) => {
    expect(await emailsIn(booted)).not.toContain('after@backup.test');
  });
  const aside = (await readdir(path.join(root, 'new'))).filter((name) => name.startsWith('before-restore-'));
  expect(aside).toHaveLength(1);
  expect(existsSync(path.join(root, 'new', aside[0] ?? '', 'secret.key'))).toBe(true);
});

test('a broken backup is refused before anything is changed', async () => {
  const whole = await onlyBackup();
  const { files } = JSON.parse(await readFile(path.join(whole, 'manifest.json'), 'utf8'));
  const largest = files.toSorted((a: { bytes: number }, b: { bytes: number }) => b.bytes - a.bytes)[0].path;
  const breakages: [RegExp, (folder: string) => Promise<unknown>][] = [
    [/was changed\. Nothing was restored/, (folder) => appendFile(path.join(folder, largest), 'x')],
    [/is missing\. Nothing was restored/, (folder) => rm(path.join(folder, 'data/files/public/flyer.txt'))],
    [/can’t be read/, (folder) => appendFile(path.join(folder, 'manifest.json'), '}')],
    [/is no backup: it has no manifest/, (folder) => rm(path.join(folder, 'manifest.json'))],
  ];
  for (const [at, [sentence, spoil]] of breakages.entries()) {
    const folder = path.join(root, `broken${at}`);
    await cp(whole, folder, { recursive: true });
    await spoil(folder);
    const { code, said } = await run('restore', 'untouched', folder);
    expect(said).toMatch(sentence);
    expect(code).toBe(1);
    await rm(folder, { recursive: true });
  }
  expect(existsSync(path.join(root, 'untouched'))).toBe(false);
});

test('a backup is made of an instance that does not run, and older ones go', async () => {
  const { code, said } = await run('backup', 'new', backups(), '--keep', '1', '--no-check');
  expect(said).toContain('Removed the older backup');
  expect(code).toBe(0);
  const restored = await run('restore', 'third', await onlyBackup());
  expect(restored.code).toBe(0);
  await inInstance('third', async (booted) => {
    expect(await emailsIn(booted)).toContain('before0@backup.test');
  });
});
