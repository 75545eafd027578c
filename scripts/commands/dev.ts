// npm run dev: the fast inner loop. Vite serves the web app on PORT and passes /api and /socket.io to a server that restarts on change.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { startEmbeddedPostgres } from '@stagepass/postgres/start.ts';
import { createServer } from 'vite';
import { inRoot } from '../lib/paths.ts';

export async function run(): Promise<number> {
  const port = Number(process.env.PORT || 3000);
  const apiPort = port + 1;
  // Held here, so that a restart of the server does not restart the database.
  const dataDir = resolve(process.env.DATA_DIR || 'data', 'postgres');
  const database = process.env.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir, log: console.log });
  const api = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', inRoot('apps/api/src/app/main.ts')],
    {
      stdio: 'inherit',
      // A group of its own: Ctrl-C must reach it once, from us.
      detached: true,
      env: {
        ...process.env,
        NODE_ENV: process.env.NODE_ENV ?? 'development',
        PORT: String(apiPort),
        DATABASE_URL: process.env.DATABASE_URL ?? database?.socketUrl ?? database?.url,
      },
    },
  );
  // vite.config.ts passes /api and /socket.io on to it.
  process.env.API_PORT = String(apiPort);
  const web = await createServer({
    configFile: inRoot('apps/web/vite.config.ts'),
    server: { port, host: true },
  });
  await web.listen();
  web.printUrls();
  const ended = new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
    api.once('exit', () => done());
  });
  await ended;
  const apiEnded = new Promise((done) => (api.exitCode === null ? api.once('exit', done) : done(null)));
  api.kill('SIGTERM');
  await Promise.all([web.close(), apiEnded]);
  await database?.stop();
  return 0;
}
