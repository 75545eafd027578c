// Owns `npm run backup`: the database and the uploads, as they are at one moment, in a folder with a manifest; checked by starting from it.
import path from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { LaunchError } from '@stagepass/postgres/launch-error.ts';
import { ConfigError, readConfig } from '#platform/config/config.ts';
import { BackupError } from './backup/backup-error.ts';
import { BackupKept, makeBackup } from './backup/make-backup.ts';
import { removeOldBackups } from './backup/old-backups.ts';
import { progressOn, sizeOf } from './backup/progress.ts';

const usage = `npm run backup -- [FOLDER] [--keep NUMBER] [--no-check]

  FOLDER      where backups are kept; DATA_DIR/backups if it is left out
  --keep      removes older backups in FOLDER beyond so many
  --no-check  leaves out starting a throw-away instance from the backup
`;

async function main(args: string[]): Promise<number> {
  const options = {
    keep: { type: 'string' },
    'no-check': { type: 'boolean' },
    help: { type: 'boolean' },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  const isWrong = positionals.length > 1 || (keep !== undefined && !(Number.isInteger(keep) && keep > 0));
  if (values.help || isWrong) {
    (isWrong ? process.stderr : process.stdout).write(usage);
    return isWrong ? 1 : 0;
  }
  const config = readConfig(process.env);
  const into = path.resolve(positionals[0] ?? path.join(config.data_dir, 'backups'));
  const check = values['no-check'] !== true;
  const progress = progressOn(process.stdout);
  const { env } = process;
  const { folder, manifest } = await makeBackup({ config, into, check, now: new Date(), env, progress });
  const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
  say(`\n${folder}\n${manifest.files.length} files, ${sizeOf(manifest.bytes)}.`);
  if (manifest.uploads === 'in-bucket')
    say('Uploads are in the S3 bucket and not in this backup: their backup is up to the bucket’s provider.');
  if (manifest.secret_key === 'set-by-environment')
    say('SECRET_KEY is set and not in this backup: keep it, nothing can be restored without it.');
  if (keep !== undefined)
    for (const name of await removeOldBackups(into, keep)) say(`Removed the older backup ${name}.`);
  say(`Restore it with: npm run restore -- ${folder}`);
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const expected =
    error instanceof BackupError || error instanceof ConfigError || error instanceof LaunchError;
  process.stderr.write(
    `\n${expected ? error.message : inspect(error)}\n${error instanceof BackupKept ? '' : 'No backup was made.\n'}`,
  );
  process.exitCode = 1;
}
