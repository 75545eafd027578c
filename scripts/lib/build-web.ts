// Builds the web app with Vite, in a process of its own so that its memory is given back.
import { CommandError } from './command-error.ts';
import { compressFiles } from './compress-files.ts';
import { inRoot } from './paths.ts';
import { runQuietly } from './run-program.ts';

export async function buildWeb(): Promise<void> {
  const vite = inRoot('node_modules/vite/bin/vite.js');
  const { code, output } = await runQuietly(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: inRoot('apps/web'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new CommandError(`The web app could not be built.\n${output}`);
  await compressFiles(inRoot('apps/web/dist'));
}
