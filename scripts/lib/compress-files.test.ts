// Text is stored in both compressed forms and comes out unchanged; what would not shrink is left alone.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { compressFiles } from './compress-files.ts';

it('writes both forms beside each text file worth it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'compress-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const script = 'export const a = 1;\n'.repeat(100);
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/app.js'), script);
  await writeFile(join(folder, 'assets/short.js'), 'let a;');
  await writeFile(join(folder, 'face.webp'), Buffer.alloc(4000));
  await compressFiles(folder);
  expect((await readdir(join(folder, 'assets'))).sort()).toEqual([
    'app.js',
    'app.js.br',
    'app.js.gz',
    'short.js',
  ]);
  expect(await readdir(folder)).not.toContain('face.webp.br');
  const br = await readFile(join(folder, 'assets/app.js.br'));
  const gz = await readFile(join(folder, 'assets/app.js.gz'));
  expect(brotliDecompressSync(br).toString()).toBe(script);
  expect(gunzipSync(gz).toString()).toBe(script);
});
