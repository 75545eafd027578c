// Owns the note that a running server leaves in its data folder, by which commands find it.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import type { Config } from '#platform/config/config.ts';

const note = z.object({
  pid: z.number(),
  port: z.number(),
  /** The embedded one is found in the data folder; the address of another is a secret and not written down. */
  database: z.enum(['embedded', 'configured']),
});
export type RunningInstance = z.infer<typeof note>;

const fileIn = (dataDir: string) => path.join(dataDir, 'running.json');

/** Once the server listens; answers how to take the note back when it ends. */
export async function noteRunning(config: Config, port: number): Promise<() => Promise<void>> {
  const database = config.DATABASE_URL === undefined ? 'embedded' : 'configured';
  const file = fileIn(config.data_dir);
  await writeFile(
    file,
    `${JSON.stringify({ pid: process.pid, port, database } satisfies RunningInstance)}\n`,
  );
  return () => rm(file, { force: true });
}

/** Undefined where none was started, or where one was killed and left its note behind. */
export async function findRunning(dataDir: string): Promise<RunningInstance | undefined> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => '{}');
  const found = note.safeParse(JSON.parse(text)).data;
  if (found === undefined || !isAlive(found.pid) || !(await answers(found.port))) return undefined;
  return found;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 3000 });
    const end = (is: boolean) => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}
