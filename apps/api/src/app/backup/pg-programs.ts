// Owns the calls of PostgreSQL's own programs, for a database that is not ours to copy file by file.
import { spawn } from 'node:child_process';
import { BackupError } from './backup-error.ts';

/** By the environment instead of the arguments: those are for everybody on the machine to read. */
function connectionEnv(databaseUrl: string): Record<string, string> {
  const url = new URL(databaseUrl);
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  const given: Record<string, string> = {
    PGHOST: host,
    PGPORT: url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGSSLMODE: url.searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: url.searchParams.get('sslrootcert') ?? '',
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}

export async function runPgProgram(
  program: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  databaseUrl: string,
): Promise<void> {
  const env = connectionEnv(databaseUrl);
  const child = spawn(program, [`--dbname=${env.PGDATABASE ?? ''}`, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = `${said}${chunk}`.slice(-4000);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? notInstalled(program) : error),
    );
    child.once('close', resolve);
  });
  if (code !== 0) throw new BackupError(`${program} failed: ${said.trim() || `it ended with ${code}`}`);
}

function notInstalled(program: string): BackupError {
  return new BackupError(
    `${program} isn’t installed. With DATABASE_URL, backups need PostgreSQL’s own client programs, of the server’s version or newer: on Debian and Ubuntu they are in the package postgresql-client.`,
  );
}
