// Proves that the root key is made once and kept close, and that signatures and seals serve one purpose only.
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeSecrets, secretsFrom } from './root-key.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'secrets-'));
});
afterEach(() => rm(dir, { recursive: true }));

test('processes that start together agree on one key, which only we may read', async () => {
  const data_dir = path.join(dir, 'data');
  const all = await Promise.all(
    Array.from({ length: 8 }, () => makeSecrets({ SECRET_KEY: undefined, data_dir })),
  );
  const signatures = new Set(all.map((secrets) => secrets.sign('a', 'text')));
  expect(signatures.size).toBe(1);
  expect(await readdir(data_dir)).toEqual(['secret.key']);
  expect((await stat(path.join(data_dir, 'secret.key'))).mode & 0o777).toBe(0o600);
  const again = await makeSecrets({ SECRET_KEY: undefined, data_dir });
  expect(signatures.has(again.sign('a', 'text'))).toBe(true);
});

test('a damaged key file stops the start instead of making a new key', async () => {
  await writeFile(path.join(dir, 'secret.key'), 'short');
  await expect(makeSecrets({ SECRET_KEY: undefined, data_dir: dir })).rejects.toThrow(/damaged/);
});

test('SECRET_KEY is used where it is given, and no file is made', async () => {
  const given = await makeSecrets({ SECRET_KEY: 'k'.repeat(32), data_dir: dir });
  expect(given.sign('a', 'b')).toBe(secretsFrom('k'.repeat(32)).sign('a', 'b'));
  expect(await readdir(dir)).toEqual([]);
});

test('a signature holds for its text and purpose alone, in one spelling', () => {
  const secrets = secretsFrom('r'.repeat(32));
  const signature = secrets.sign('files', 'a');
  expect(secrets.verify('files', 'a', signature)).toBe(true);
  expect(secrets.verify('files', 'b', signature)).toBe(false);
  expect(secrets.verify('state', 'a', signature)).toBe(false);
  expect(secrets.verify('files', 'a', `${signature}=`)).toBe(false);
  expect(secrets.verify('files', 'a', '')).toBe(false);
  expect(secretsFrom('s'.repeat(32)).verify('files', 'a', signature)).toBe(false);
});

test('a sealed text opens with its purpose, and not once a bit is changed', () => {
  const secrets = secretsFrom('r'.repeat(32));
  const sealed = secrets.seal('totp', 'JBSWY3DP ü');
  expect(secrets.open('totp', sealed)).toBe('JBSWY3DP ü');
  expect(secrets.seal('totp', 'JBSWY3DP ü')).not.toBe(sealed);
  expect(secrets.open('other', sealed)).toBeUndefined();
  const last = sealed.at(-2) === 'A' ? 'B' : 'A';
  expect(secrets.open('totp', `${sealed.slice(0, -2)}${last}${sealed.at(-1)}`)).toBeUndefined();
  expect(secrets.open('totp', 'v1.')).toBeUndefined();
  expect(secrets.open('totp', 'nonsense')).toBeUndefined();
});
