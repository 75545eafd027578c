// The copied programs run for a user who cannot reach the checkout.
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { copyBinaries, findNativeFolder } from './binaries.ts';
import { isReachable } from './database-user.ts';

const nobody = { ids: { uid: 65534, gid: 65534 } };

test('a copy is whole, reachable and runs, and making it again changes nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stagepass-binaries-'));
  try {
    await chmod(folder, 0o711);
    const copied = await copyBinaries(findNativeFolder(), folder);
    expect(await copyBinaries(findNativeFolder(), folder)).toBe(copied);
    const program = join(copied, 'bin', 'postgres');
    expect(await isReachable(nobody, program)).toBe(true);
    const as = process.getuid?.() === 0 ? nobody.ids : {};
    const { stdout } = await promisify(execFile)(program, ['--version'], { ...as, cwd: '/' });
    expect(stdout).toContain('PostgreSQL) 18');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
