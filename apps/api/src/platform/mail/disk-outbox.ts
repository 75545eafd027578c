// Owns the outbox on disk, for instances without a mail server: one file a letter, the newest 500.
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '@stagepass/base/clock.ts';
import type { QueuedLetter } from './mail.ts';
import type { Transport } from './smtp-transport.ts';

const KEPT = 500;

export interface OutboxLetter {
  at: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
}

function folderOf(dataDir: string): string {
  return path.join(dataDir, 'outbox');
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.json')).sort();
}

export function diskTransport(options: {
  dataDir: string;
  from: string;
  clock: Clock;
  kept?: number;
}): Transport {
  const folder = folderOf(options.dataDir);
  let delivered = 0;
  return {
    async deliver({ id, to, subject, text, html }: QueuedLetter) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const at = options.clock.now();
      delivered += 1;
      // Names sort by time: the clock first, then the order in which they were delivered; the id keeps replicas apart.
      const name = `${String(at.getTime()).padStart(15, '0')}-${String(delivered).padStart(9, '0')}-${id}.json`;
      const letter: OutboxLetter = { at: at.toISOString(), to, from: options.from, subject, text, html };
      const draft = path.join(folder, `.${name}.draft`);
      await writeFile(draft, JSON.stringify(letter), { mode: 0o600 });
      await rename(draft, path.join(folder, name));
      const names = await namesIn(folder);
      const old = names.slice(0, Math.max(0, names.length - (options.kept ?? KEPT)));
      await Promise.all(old.map((each) => rm(path.join(folder, each), { force: true })));
    },
    close: () => {},
  };
}

/** Newest first. */
export async function listOutbox(dataDir: string, limit = KEPT): Promise<OutboxLetter[]> {
  const folder = folderOf(dataDir);
  const names = (await namesIn(folder)).reverse().slice(0, limit);
  const letters = await Promise.all(
    names.map(async (name) => {
      // Removed between listing and reading, to make room for a newer one.
      const text = await readFile(path.join(folder, name), 'utf8').catch(() => undefined);
      return text === undefined ? undefined : (JSON.parse(text) as OutboxLetter);
    }),
  );
  return letters.filter((letter) => letter !== undefined);
}
