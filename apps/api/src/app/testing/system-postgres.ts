// Owns a throw-away PostgreSQL from the programs that the machine's own package brings, for what needs pg_dump beside its server.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

const PROGRAMS = ['initdb', 'postgres', 'pg_dump', 'pg_restore'];
const DEBIAN = '/usr/lib/postgresql';

/** The folder that holds all of them; undefined on a machine without PostgreSQL. */
export function systemPostgresFolder(): string | undefined {
  const packaged = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).map((name) => path.join(DEBIAN, name, 'bin'))
    : [];
  const folders = [...packaged, ...(process.env.PATH ?? '').split(path.delimiter)];
  return folders.find((folder) => PROGRAMS.every((name) => existsSync(path.join(folder, name))));
}

export interface SystemPostgres {
  urlOf(database: string): string;
  stop(): Promise<void>;
}

export async function startSystemPostgres(folder: string): Promise<SystemPostgres> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'stagepass-pg-'));
  // PostgreSQL refuses to run as root: Debian's package brings a user for it.
  const as = process.getuid?.() === 0 ? { uid: await idOf('-u'), gid: await idOf('-g') } : {};
  if (as.uid !== undefined && as.gid !== undefined) await chown(root, as.uid, as.gid);
  const data = path.join(root, 'data');
  const port = await freePort();
  await ended(
    spawn(
      path.join(folder, 'initdb'),
      ['-D', data, '-U', 'stagepass', '--auth=trust', '-E', 'UTF8', '--no-sync'],
      {
        ...as,
        cwd: root,
        stdio: 'ignore',
      },
    ),
  );
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${root}`, 'fsync=off'];
  const server = spawn(
    path.join(folder, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((one) => ['-c', one])],
    { ...as, cwd: root, stdio: 'ignore' },
  );
  return {
    urlOf: (database) => `postgresql://stagepass@127.0.0.1:${port}/${database}`,
    async stop() {
      const closed = ended(server).catch(() => undefined);
      server.kill('SIGINT');
      await closed;
      await rm(root, { recursive: true, force: true });
    },
  };
}

function ended(child: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${child.spawnfile} ended with ${code}`)),
    );
  });
}

async function idOf(which: '-u' | '-g'): Promise<number> {
  const child = spawn('id', [which, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  await ended(child);
  return Number(said);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
