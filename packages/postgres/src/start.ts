// Starts the embedded PostgreSQL of a data folder, or joins the one that already runs there.
import { spawn } from 'node:child_process';
import { open, rename, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Binaries, findBinaries } from './binaries.ts';
import { ensureCluster, ROLE, readOrMakePassword, serverEnvironment } from './cluster.ts';
import { ensureDatabase } from './databases.ts';
import { withFolderLock } from './folder-lock.ts';
import { type Home, prepareHome } from './home.ts';
import { LaunchError } from './launch-error.ts';
import { claim } from './owners.ts';
import {
  endPostmaster,
  findLivePostmaster,
  isThisDatabase,
  type Postmaster,
  readPostmaster,
  waitUntilGone,
} from './postmaster.ts';
import { type Profile, type Settings, settingsArguments } from './settings.ts';

export interface EmbeddedPostgresOptions {
  /** The folder of this database alone, made if missing. */
  readonly dataDir: string;
  readonly log?: (sentence: string) => void;
  /** Loopback port; any free one if unset. */
  readonly port?: number;
  readonly profile?: Profile;
  readonly settings?: Settings;
  /** Made on first start; `stagepass` if unset. */
  readonly database?: string;
}

export interface EmbeddedPostgres {
  /** Over loopback. */
  readonly url: string;
  /** Over the Unix socket: a little faster; missing on Windows and where the folder's path is too long for one. */
  readonly socketUrl?: string;
  readonly pid: number;
  /** True when a server was already running, left by a killed process or used by another one now. */
  readonly reused: boolean;
  /** Leaves; the last to leave turns the server off. */
  stop(): Promise<void>;
}

/** The system's bound for a socket's path is 104 to 108 bytes. */
const SOCKET_PATH_BYTES = 100;
const START_LIMIT_MS = 60_000;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function socketDirOf(home: Home): string {
  if (process.platform === 'win32') return '';
  return Buffer.byteLength(join(home.sockets, '.s.PGSQL.65535')) <= SOCKET_PATH_BYTES ? home.sockets : '';
}

async function openLog(home: Home): Promise<{ fd: number; from: number; close(): Promise<void> }> {
  const size = await stat(home.logFile).then(
    (info) => info.size,
    () => 0,
  );
  if (size > 5_000_000) await rename(home.logFile, `${home.logFile}.1`);
  const file = await open(home.logFile, 'a', 0o600);
  return { fd: file.fd, from: size > 5_000_000 ? 0 : size, close: () => file.close() };
}

async function logSince(home: Home, from: number): Promise<string> {
  const file = await open(home.logFile, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4000), 0, 4000, from);
    return buffer.toString('utf8', 0, bytesRead).trim();
  } finally {
    await file.close();
  }
}

interface Launch {
  readonly home: Home;
  readonly binaries: Binaries;
  readonly options: EmbeddedPostgresOptions;
}

/** One attempt; null when it failed for a reason that a moment's wait or another port cures. */
async function launchOnce({ home, binaries, options }: Launch): Promise<Postmaster | null> {
  const log = await openLog(home);
  const settings = settingsArguments({
    profile: options.profile ?? 'durable',
    port: options.port ?? (await freePort()),
    socketDir: socketDirOf(home),
    overrides: options.settings ?? {},
  });
  // Detached: Ctrl-C in the terminal must reach our server alone, which drains first and then stops the database.
  const child = spawn(binaries.postgres, ['-D', home.cluster, ...settings], {
    ...home.user.ids,
    cwd: home.root,
    env: serverEnvironment(),
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  let failure: string | null = null;
  child.once('error', (error) => {
    failure = error.message;
  });
  child.once('exit', (code, signal) => {
    failure = `it ended with ${signal ?? code}`;
  });
  child.unref();
  await log.close();
  const deadline = performance.now() + START_LIMIT_MS;
  while (failure === null) {
    const seen = await readPostmaster(home);
    if (seen?.ready && seen.pid === child.pid) return seen;
    if (performance.now() > deadline) {
      child.kill('SIGQUIT');
      throw new LaunchError(`PostgreSQL was not ready after a minute. See ${home.logFile}.`);
    }
    await sleep(8);
  }
  const said = await logSince(home, log.from);
  // Backends of a killed server need a moment to notice; a port may have been taken since we looked.
  if (/shared memory block|Address already in use|could not bind|already exists/.test(said)) return null;
  throw new LaunchError(`PostgreSQL did not start: ${failure}. ${said || `See ${home.logFile}.`}`);
}

async function launch(launchOptions: Launch): Promise<Postmaster> {
  for (let attempt = 1; attempt <= 40; attempt += 1) {
    const started = await launchOnce(launchOptions);
    if (started) return started;
    await sleep(250);
  }
  throw new LaunchError(
    `PostgreSQL could not start in ${launchOptions.home.root}: its port or memory is still in use. See ${launchOptions.home.logFile}.`,
  );
}

/** The server that already runs here, once it accepts work; null if it is on its way out. */
async function joinRunning(home: Home, log: (sentence: string) => void): Promise<Postmaster | null> {
  const found = await findLivePostmaster(home);
  if (!found) return null;
  const deadline = performance.now() + START_LIMIT_MS;
  let said = false;
  while (isThisDatabase(home, found.pid)) {
    const now = await readPostmaster(home);
    if (now?.ready) return now;
    if (!said) log('Waiting for the database that is already there…');
    said = true;
    if (performance.now() > deadline) {
      throw new LaunchError(
        `The PostgreSQL with process number ${found.pid} does not answer. See ${home.logFile}.`,
      );
    }
    await sleep(30);
  }
  await waitUntilGone(found.pid, 1000);
  return null;
}

/** What a client sees of a server that is being killed, shut down or not up yet. */
function isGoingAway(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  if (['ECONNRESET', 'ECONNREFUSED', 'EPIPE', '57P01', '57P02', '57P03'].includes(code ?? '')) return true;
  return /terminated unexpectedly/.test(message ?? '');
}

interface Opened {
  readonly server: Postmaster;
  readonly reused: boolean;
}

/** A killed server can look alive for a moment: only one that answers is joined. */
async function openServer(launching: Launch, probe: (server: Postmaster) => Promise<void>): Promise<Opened> {
  const { home, options } = launching;
  const deadline = performance.now() + START_LIMIT_MS;
  for (;;) {
    const joined = await joinRunning(home, options.log ?? (() => undefined));
    const server = joined ?? (await launch(launching));
    try {
      await probe(server);
      return { server, reused: joined !== null };
    } catch (error) {
      if (!joined) await endPostmaster(home, server.pid, launching.binaries.pgCtl);
      if (!joined || !isGoingAway(error) || performance.now() > deadline) throw error;
      await sleep(100);
    }
  }
}

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const home = await prepareHome(options.dataDir);
  return withFolderLock(home.lockFile, async () => {
    const binaries = await findBinaries(home.user, home.root);
    const password = await readOrMakePassword(home);
    const made = await ensureCluster({ home, binaries, password, durable: options.profile !== 'ephemeral' });
    if (made) options.log?.('Made a new database folder.');
    const name = options.database ?? ROLE;
    const urlOf = (port: number, database: string) =>
      `postgres://${ROLE}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
    const { server, reused } = await openServer({ home, binaries, options }, ({ port }) =>
      ensureDatabase(urlOf(port, 'postgres'), name),
    );
    const ownership = await claim(home.owners);
    const socketUrl = server.socketDir
      ? `postgres://${ROLE}:${password}@localhost:${server.port}/${encodeURIComponent(name)}?host=${encodeURIComponent(server.socketDir)}`
      : undefined;
    return {
      url: urlOf(server.port, name),
      ...(socketUrl ? { socketUrl } : {}),
      pid: server.pid,
      reused,
      stop: () =>
        withFolderLock(home.lockFile, async () => {
          if (await ownership.leave()) await endPostmaster(home, server.pid, binaries.pgCtl);
        }),
    };
  });
}
