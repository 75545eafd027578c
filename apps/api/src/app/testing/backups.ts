// Owns backups in tests: the two commands run as their operator runs them, and an instance that is looked into and stopped again.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createUser } from '#domains/users/public/create-user.ts';
import { readConfig } from '#platform/config/config.ts';
import { type Booted, boot } from '../boot.ts';
import { programEnv } from './program-env.ts';

type Env = Readonly<Record<string, string>>;

/** `envOf` says how the instance of that name is set up, beside what every one of them needs. */
export function backupCommands(envOf: (name: string) => Env, searched: readonly string[] = []) {
  const whole = (name: string) => ({ NODE_ENV: 'test', DEMO: 'false', LOG_LEVEL: 'error', ...envOf(name) });

  async function run(program: 'backup' | 'restore', data: string, ...args: string[]) {
    const env = programEnv();
    const PATH = [...searched, env.PATH].join(path.delimiter);
    const child = spawn(process.execPath, [path.join(import.meta.dirname, '..', `${program}.ts`), ...args], {
      env: { ...env, PATH, ...whole(data) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk;
      });
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    return { code, said };
  }

  async function inInstance<T>(data: string, work: (booted: Booted) => Promise<T>): Promise<T> {
    const booted = await boot({ config: readConfig(whole(data)), by_the_clock: false, with_web_app: false });
    try {
      return await work(booted);
    } finally {
      await booted.stop();
    }
  }

  return { run, inInstance };
}

export async function addPerson({ platform }: Booted, email: string): Promise<void> {
  await platform.db.transaction((tx) => createUser(platform, tx, { email, email_verified: true }));
}

export async function emailsIn({ platform }: Booted): Promise<string[]> {
  const { rows } = await platform.db.query<{ email: string }>({
    text: 'select email from users order by email',
  });
  return rows.map(({ email }) => email);
}
