// Owns the raw limit of writing: a script for pgbench, run by pgbench itself or, where it is not installed, by a small client.
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { startChild } from './child.ts';

export interface RawScript {
  /** In bench/raw. */
  readonly file: string;
  readonly databaseUrl: string;
  readonly clients: number;
  readonly seconds: number;
}

/** On the path, or where Debian keeps it; undefined where there is none. */
export function findPgbench(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort().reverse() : [];
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.map((one) => `${debian}/${one}/bin`),
  ];
  return folders.map((folder) => path.join(folder, 'pgbench')).find((file) => existsSync(file));
}

/** Transactions a second. */
export async function rawPerSecond(script: RawScript): Promise<number> {
  const pgbench = findPgbench();
  return pgbench === undefined ? driverPerSecond(script) : byPgbench(pgbench, script);
}

async function byPgbench(pgbench: string, script: RawScript): Promise<number> {
  const { databaseUrl, clients, seconds } = script;
  const file = path.join(import.meta.dirname, '../raw', script.file);
  const how = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds)];
  const { stdout } = await promisify(execFile)(pgbench, [...how, '-f', file, databaseUrl]);
  const [, rate] = /^tps = ([\d.]+)/m.exec(stdout) ?? [];
  if (rate === undefined) throw new Error(`pgbench said:\n${stdout}`);
  return Number(rate);
}

/** By our own driver, over as many connections: what is measured beside is what we do around the statements, not the language. */
export async function driverPerSecond(script: RawScript): Promise<number> {
  const child = await startChild<{ rate: number }>(
    path.join(import.meta.dirname, '../raw/script-client.ts'),
    {
      RAW_SCRIPT: JSON.stringify({
        ...script,
        file: path.join(import.meta.dirname, '../raw', script.file),
      }),
    },
  );
  await child.stop();
  return child.ready.rate;
}
