// Tests zip archives against a reader of their own.
import { randomBytes } from 'node:crypto';
import { unzip } from '@stagepass/testkit/unzip.ts';
import { describe, expect, test } from 'vitest';
import { archiveEnd, type ZipEntry, zipOf } from './zip.ts';

const at = new Date('2026-11-15T12:34:56Z');

async function written(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of zipOf(entries)) parts.push(part);
  return Buffer.concat(parts);
}

describe('an archive', () => {
  test('holds what was put in: text, noise, nothing', async () => {
    const noise = randomBytes(300_000);
    const archive = await written([
      { name: 'words.json', at, parts: [Buffer.from('{"a":'), Buffer.from('"é"}')] },
      {
        name: 'media/picture ü.webp',
        at,
        parts: [noise.subarray(0, 100_000), noise.subarray(100_000)],
        plain: true,
      },
      { name: 'empty.txt', at, parts: [] },
    ]);
    const files = unzip(archive);
    expect([...files.keys()]).toEqual(['words.json', 'media/picture ü.webp', 'empty.txt']);
    expect(files.get('words.json')?.toString()).toBe('{"a":"é"}');
    expect(files.get('media/picture ü.webp')?.equals(noise)).toBe(true);
    expect(files.get('empty.txt')).toHaveLength(0);
  });

  test('of nothing is an archive still', async () => {
    expect(unzip(await written([]))).toEqual(new Map());
  });

  test('lets no name climb out of its folder', async () => {
    const names = ['../../etc/passwd', '/root', '..', 'a//b', 'c:\\windows', '.hidden', 'x\u0000y'];
    const files = unzip(await written(names.map((name) => ({ name, at, parts: [] }))));
    for (const name of files.keys()) {
      expect(name).not.toMatch(/(^|\/)\.|\\|:|\p{Cc}/u);
      expect(name.startsWith('/')).toBe(false);
    }
    expect(files.has('a/b')).toBe(true);
  });

  test('comes as it is made, and asks for a part only when the one before is taken', async () => {
    let made = 0;
    async function* noise(): AsyncGenerator<Buffer> {
      for (; made < 200; made += 1) yield randomBytes(65_536);
    }
    let first = 0;
    for await (const part of zipOf([{ name: 'noise', at, parts: noise(), plain: true }])) {
      if (first === 0 && part.length > 1000) first = made;
    }
    expect(made).toBe(200);
    expect(first).toBeLessThan(50);
  });

  test('fails where one of its files cannot be read', async () => {
    async function* broken(): AsyncGenerator<Buffer> {
      yield Buffer.from('half');
      throw new Error('the disk is gone');
    }
    await expect(written([{ name: 'half', at, parts: broken() }])).rejects.toThrow('the disk is gone');
  });

  test('beyond four gigabytes or 65,535 files says so in the larger form', () => {
    const small = archiveEnd({ entries: 3, bytes: 100, offset: 5000 });
    expect(small).toHaveLength(22);
    const large = archiveEnd({ entries: 70_000, bytes: 100, offset: 5_000_000_000 });
    expect(large.readUInt32LE(0)).toBe(0x06064b50);
    expect(Number(large.readBigUInt64LE(24))).toBe(70_000);
    expect(Number(large.readBigUInt64LE(48))).toBe(5_000_000_000);
    // The locator leads to the record, which stands right behind the directory.
    expect(Number(large.readBigUInt64LE(64))).toBe(5_000_000_100);
    expect(large.readUInt16LE(76 + 10)).toBe(0xffff);
  });
});
