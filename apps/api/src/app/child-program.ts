// Owns the programs that the server starts beside itself: where they lie, with which configuration, and that they go with it.
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Beside this file, as source or as bundle. */
function programFile(name: string): string {
  const source = import.meta.url.endsWith('.ts');
  return fileURLToPath(new URL(`./${name}.${source ? 'ts' : 'mjs'}`, import.meta.url));
}

export interface ProgramParts {
  args: readonly string[];
  databaseUrl: string;
  env?: NodeJS.ProcessEnv;
  /** What it prints is read by us instead of going to the console. */
  piped?: boolean;
  /** Its memory ends there, in megabytes. */
  heap_mb?: number;
}

/** It must end itself on `disconnect`: then the server is gone, however it went. */
export function startProgram(name: 'seed-demo' | 'audit', parts: ProgramParts): ChildProcess {
  const { args, databaseUrl, env = process.env, piped = false, heap_mb } = parts;
  const output = piped ? 'pipe' : 'inherit';
  return fork(programFile(name), args, {
    // The same configuration, on the database that was opened here already.
    env: { ...env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', output, output, 'ipc'],
    ...(heap_mb === undefined ? {} : { execArgv: [...process.execArgv, `--max-old-space-size=${heap_mb}`] }),
    // A group of its own: Ctrl-C must reach it through us, who know whether its end was wanted.
    detached: process.platform !== 'win32',
  });
}
