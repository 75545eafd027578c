// Tests that certificate and key which cannot serve are refused with a sentence that names the setting and the file.
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError } from '../config/config.ts';
import { readTlsFiles } from './tls-files.ts';

let folder: string;
let good: { TLS_CERT_FILE: string; TLS_KEY_FILE: string };
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'stagepass-tls-'));
  const [one, other] = await Promise.all([generate(), generate()]);
  await writeFile(path.join(folder, 'cert.pem'), one.cert);
  await writeFile(path.join(folder, 'key.pem'), one.private);
  await writeFile(path.join(folder, 'other.pem'), other.private);
  await writeFile(path.join(folder, 'text.pem'), 'no certificate at all');
  good = { TLS_CERT_FILE: path.join(folder, 'cert.pem'), TLS_KEY_FILE: path.join(folder, 'key.pem') };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function sentence(changed: Partial<typeof good>): string {
  try {
    readTlsFiles({ ...good, ...changed });
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  return 'taken';
}

test('a certificate with its key is taken, and none is asked for where none is named', () => {
  expect(readTlsFiles(good)?.cert.toString()).toContain('BEGIN CERTIFICATE');
  expect(readTlsFiles({ TLS_CERT_FILE: undefined, TLS_KEY_FILE: undefined })).toBeUndefined();
});

test('a file that is missing, a folder or another’s is named', async () => {
  const missing = path.join(folder, 'missing.pem');
  expect(sentence({ TLS_CERT_FILE: missing })).toBe(
    `TLS_CERT_FILE cannot be read at ${missing}: there is no such file.`,
  );
  expect(sentence({ TLS_KEY_FILE: folder })).toBe(
    `TLS_KEY_FILE cannot be read at ${folder}: it is a folder.`,
  );
  // Root may read everything.
  if (process.getuid?.() === 0) return;
  await chmod(good.TLS_KEY_FILE, 0o000);
  expect(sentence({})).toBe(
    `TLS_KEY_FILE cannot be read at ${good.TLS_KEY_FILE}: this user may not read it.`,
  );
  await chmod(good.TLS_KEY_FILE, 0o600);
});

test('what is no certificate, or has another’s key, is refused', () => {
  for (const changed of [
    { TLS_CERT_FILE: path.join(folder, 'text.pem') },
    { TLS_KEY_FILE: path.join(folder, 'text.pem') },
    { TLS_KEY_FILE: path.join(folder, 'other.pem') },
  ])
    expect(sentence(changed)).toMatch(/are no certificate with its key, both in PEM: .+\.$/);
});
