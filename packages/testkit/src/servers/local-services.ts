// Owns real services on loopback for long tests: the system's own PostgreSQL and Redis, each in a folder of its own.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { chooseDatabaseUser, type DatabaseUser } from '@stagepass/postgres/database-user.ts';

export interface LocalService {
  readonly url: string;
  /** What the program says of itself. */
  readonly version: string;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}

export interface LocalRedis extends LocalService {
  /** Ends the process; what it held is gone. */
  halt(): Promise<void>;
  /** Starts it again at the same address. */
  resume(): Promise<void>;
}

const run = promisify(execFile);
const DEBIAN_POSTGRES = '/usr/lib/postgresql';
const START_LIMIT_MS = 30_000;

interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<unknown>;
}

async function findProgram(name: string): Promise<string | undefined> {
  const versions: string[] = await readdir(DEBIAN_POSTGRES).catch(() => []);
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = [
    ...newestFirst.map((version) => join(DEBIAN_POSTGRES, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  for (const folder of folders) {
    const program = join(folder, name);
    if (existsSync(program)) return program;
  }
  return undefined;
}

/** Installs what is missing where that is ours to do; says what to do where it is not. */
async function findOrInstall(name: string, debianPackage: string): Promise<string> {
  const there = await findProgram(name);
  if (there !== undefined) return there;
  let trouble = 'only root may install it';
  if (process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    trouble = await run('apt-get', ['install', '-y', '--no-install-recommends', debianPackage], { env }).then(
      () => 'it was installed without that program',
      (error: Error) => error.message,
    );
  }
  const installed = await findProgram(name);
  if (installed === undefined)
    throw new Error(`There is no ${name} on this machine: ${trouble}. Install the package ${debianPackage}.`);
  return installed;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** A folder that belongs to whoever will run the service: neither of them should run as root. */
async function serviceFolder(name: string): Promise<{ folder: string; user: DatabaseUser }> {
  const folder = await mkdtemp(join(tmpdir(), `stagepass-${name}-`));
  const user = await chooseDatabaseUser(folder);
  if (user.ids) await chown(folder, user.ids.uid, user.ids.gid);
  return { folder, user };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => socket.end(() => resolve(true)));
    socket.once('error', () => resolve(false));
  });
}

async function startProgram(
  program: string,
  args: readonly string[],
  at: { folder: string; user: DatabaseUser; port: number },
): Promise<Started> {
  const child = spawn(program, args, { ...at.user.ids, cwd: at.folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const keep = (chunk: Buffer) => {
    said = `${said}${chunk}`.slice(-4000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', resolve);
  });
  const deadline = performance.now() + START_LIMIT_MS;
  while (!(await answers(at.port))) {
    const gone = child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
    if (gone || performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`${program} did not start.\n${said}`);
    }
    await sleep(25);
  }
  return { child, ended };
}

async function end({ child, ended }: Started, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  await ended;
}

async function versionOf(program: string): Promise<string> {
  return (await run(program, ['--version'])).stdout.trim();
}

export async function startLocalPostgres(): Promise<LocalService> {
  const [initdb, postgres] = [
    await findOrInstall('initdb', 'postgresql'),
    await findOrInstall('postgres', 'postgresql'),
  ];
  const { folder, user } = await serviceFolder('postgres');
  const [cluster, secret, password] = [
    join(folder, 'cluster'),
    join(folder, 'secret'),
    randomBytes(16).toString('hex'),
  ];
  await writeFile(secret, password, { mode: 0o600 });
  if (user.ids) await chown(secret, user.ids.uid, user.ids.gid);
  const make = ['-D', cluster, '-U', 'stagepass', '--auth=scram-sha-256', `--pwfile=${secret}`, '-E', 'UTF8'];
  await run(initdb, [...make, '--locale=C', '--no-sync'], { ...user.ids, cwd: folder });
  const port = await freePort();
  const settings = [
    '-D',
    cluster,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    folder,
    '-c',
    'max_connections=100',
  ];
  const running = await startProgram(postgres, settings, { folder, user, port });
  return {
    url: `postgres://stagepass:${password}@127.0.0.1:${port}/postgres`,
    version: await versionOf(postgres),
    async stop() {
      await end(running, 'SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Whether a Redis is installed already; starting one would install it otherwise. */
export async function hasLocalRedis(): Promise<boolean> {
  return (await findProgram('redis-server')) !== undefined;
}

export async function startLocalRedis(): Promise<LocalRedis> {
  const program = await findOrInstall('redis-server', 'redis-server');
  const { folder, user } = await serviceFolder('redis');
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
  const start = () => startProgram(program, settings, { folder, user, port });
  let running: Started | undefined = await start();
  async function halt(): Promise<void> {
    if (running !== undefined) await end(running, 'SIGKILL');
    running = undefined;
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    version: await versionOf(program),
    halt,
    async resume() {
      running ??= await start();
    },
    async stop() {
      await halt();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
