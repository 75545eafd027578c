// Owns `npm run restore`: puts a backup back, after every file of it was checked, and only where no server runs.
import path from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { LaunchError } from '@stagepass/postgres/launch-error.ts';
import { type Config, ConfigError, readConfig } from '#platform/config/config.ts';
import { BackupError } from './backup/backup-error.ts';
import { progressOn } from './backup/progress.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { DatabaseInUse } from './empty-database.ts';

const usage = `npm run restore -- FOLDER [--overwrite]

  FOLDER       a backup, as npm run backup made it
  --overwrite  moves data that is there aside and takes its place; a database at DATABASE_URL is emptied
`;

/** As it was run: without DATA_DIR the server would open other data than what was just restored. */
function startWords(config: Config, env: NodeJS.ProcessEnv): string[] {
  const given = [
    ...(env.DATA_DIR ? [`DATA_DIR=${shellWord(config.data_dir)}`] : []),
    ...(env.PORT ? [`PORT=${config.PORT}`] : []),
  ];
  const scheme = config.TLS_CERT_FILE === undefined ? 'http' : 'https';
  return [
    `Start the server with: ${[...given, 'npm start'].join(' ')}`,
    `Then open: ${scheme}://localhost:${config.PORT}`,
    ...(env.DATA_DIR ? ['To look at it while another server runs, choose another port: PORT=…'] : []),
  ];
}

const shellWord = (text: string) => (/^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

async function main(args: string[]): Promise<number> {
  const options = { overwrite: { type: 'boolean' }, help: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [folder] = positionals;
  if (values.help || folder === undefined || positionals.length > 1) {
    (values.help ? process.stdout : process.stderr).write(usage);
    return values.help ? 0 : 1;
  }
  const config = readConfig(process.env);
  const { manifest, moved_to } = await restoreBackup({
    config,
    folder: path.resolve(folder),
    overwrite: values.overwrite === true,
    now: new Date(),
    env: process.env,
    progress: progressOn(process.stdout),
  });
  const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
  say(`\nRestored as of ${manifest.created_at} into ${config.data_dir}.`);
  if (moved_to !== undefined) say(`What was there before is in ${moved_to}. Remove it once all is well.`);
  if (manifest.uploads === 'in-bucket') say('Uploads are in the S3 bucket, as they are now.');
  for (const sentence of startWords(config, process.env)) say(sentence);
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const expected =
    error instanceof BackupError ||
    error instanceof ConfigError ||
    error instanceof LaunchError ||
    error instanceof DatabaseInUse;
  process.stderr.write(`\n${expected ? error.message : inspect(error)}\n`);
  process.exitCode = 1;
}
