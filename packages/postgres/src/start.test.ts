// What the launcher promises: quick, durable, one server a folder, and no start that fails after a kill.
import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, chown, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { isAlive } from './process-identity.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';

const asRoot = process.getuid?.() === 0;
const undo: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function folder(base = tmpdir()): Promise<string> {
  const made = await mkdtemp(join(base, 'stagepass pg-'));
  undo.push(() => rm(made, { recursive: true, force: true }));
  await chmod(made, 0o711);
  return made;
}

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir });
  undo.push(() => database.stop());
  return database;
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** A process that opens the database and holds it until it is killed; `pid` is the database's. */
async function holder(
  dataDir: string,
  ids: { uid?: number; gid?: number } = {},
): Promise<{ child: ChildProcess; pid: number; url: string }> {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./start.ts', import.meta.url).href)};
    const database = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(JSON.stringify({ pid: database.pid, url: database.url }));
    process.on('SIGTERM', () => database.stop().then(() => process.exit(0)));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    ...ids,
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    child.once('exit', (code) => reject(new Error(`the holder ended with ${code}`)));
  });
  return { child, ...(JSON.parse(line) as { pid: number; url: string }) };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
}

test('keeps data over stop and start, with a password of its own that nobody else can read', async () => {
  const dataDir = join(await folder(), 'database');
  const first = await startEmbeddedPostgres({ dataDir });
  await ask(first.url, 'create table kept (n int)');
  await ask(first.url, 'insert into kept values (7)');
  await first.stop();
  expect(isAlive(first.pid)).toBe(false);

  const second = await start(dataDir);
  expect(second.reused).toBe(false);
  expect(await ask(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
  if (second.socketUrl) expect(await ask(second.socketUrl, 'select n from kept')).toEqual([{ n: 7 }]);
  expect((await stat(join(dataDir, 'password'))).mode & 0o777).toBe(0o600);
  const wrong = new URL(second.url);
  wrong.password = 'wrong';
  await expect(ask(wrong.href, 'select 1')).rejects.toThrow(/password/);
  const [settings] = await ask(
    second.url,
    `select current_setting('fsync') fsync, current_setting('listen_addresses') listen, datcollate, datlocale
     from pg_database where datname = current_database()`,
  );
  expect(settings).toEqual({ fsync: 'on', listen: '127.0.0.1', datcollate: 'C', datlocale: 'C.UTF-8' });
});

test('joins the server that a killed process left, and turns it off when leaving', async () => {
  const dataDir = await folder();
  const left = await holder(dataDir);
  await ask(left.url, 'create table written as select 1 as n');
  left.child.kill('SIGKILL');
  await ended(left.child);

  const next = await startEmbeddedPostgres({ dataDir });
  expect(next).toMatchObject({ reused: true, pid: left.pid });
  expect(await ask(next.url, 'select n from written')).toEqual([{ n: 1 }]);
  await next.stop();
  expect(isAlive(left.pid)).toBe(false);
});

test('starts anew with every committed row after the server itself was killed', async () => {
  const dataDir = await folder();
  const left = await holder(dataDir);
  await ask(left.url, 'create table written as select 1 as n');
  left.child.kill('SIGKILL');
  process.kill(left.pid, 'SIGKILL');
  await ended(left.child);

  const next = await start(dataDir);
  expect(next.reused).toBe(false);
  expect(await ask(next.url, 'select n from written')).toEqual([{ n: 1 }]);
});

test('does not mistake another program for the server because it got the same process number', async () => {
  const dataDir = await folder();
  const first = await startEmbeddedPostgres({ dataDir });
  const pidFile = join(dataDir, 'cluster', 'postmaster.pid');
  const content = await readFile(pidFile, 'utf8');
  await first.stop();
  await writeFile(pidFile, content.replace(/^\d+/, String(process.pid)));
  expect((await start(dataDir)).reused).toBe(false);
});

test('two openers share one server, and only the last to leave turns it off', async () => {
  const dataDir = await folder();
  const [one, two] = await Promise.all([startEmbeddedPostgres({ dataDir }), holder(dataDir)]);
  expect(two.pid).toBe(one.pid);
  await one.stop();
  expect(await ask(two.url, 'select 1 as n')).toEqual([{ n: 1 }]);
  two.child.kill('SIGTERM');
  await ended(two.child);
  expect(isAlive(one.pid)).toBe(false);
});

test('a start that was killed while it made the folder is begun again', async () => {
  const dataDir = await folder();
  const program = `import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./start.ts', import.meta.url).href)};
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    stdio: 'ignore',
  });
  await sleep(350);
  child.kill('SIGKILL');
  await ended(child);
  expect(await ask((await start(dataDir)).url, 'select 1 as n')).toEqual([{ n: 1 }]);
});

test.runIf(asRoot)('as root under a closed folder, runs from one that its user can reach', async () => {
  const closed = await folder();
  await chmod(closed, 0o700);
  const dataDir = join(closed, 'data');
  const database = await startEmbeddedPostgres({ dataDir });
  const location = (await readFile(join(dataDir, 'LOCATION'), 'utf8')).split('\n')[0] ?? '';
  undo.push(() => rm(location, { recursive: true, force: true }));
  await ask(database.url, 'create table kept as select 5 as n');
  await database.stop();
  const again = await startEmbeddedPostgres({ dataDir });
  expect(await ask(again.url, 'select n from kept')).toEqual([{ n: 5 }]);
  await again.stop();
  await rm(location, { recursive: true });
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('which is gone');
});

test.runIf(asRoot)('an ordinary user opens their own, and root may open it after them', async () => {
  const dataDir = await folder();
  await chown(dataDir, 1, 1);
  const theirs = await holder(dataDir, { uid: 1, gid: 1 });
  await ask(theirs.url, 'create table kept as select 5 as n');
  theirs.child.kill('SIGTERM');
  await ended(theirs.child);
  expect(await ask((await start(dataDir)).url, 'select n from kept')).toEqual([{ n: 5 }]);
});
