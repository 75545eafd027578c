// npm start: builds what changed, then becomes the server. `--https` for phones on the same network, `--port N`.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { become } from '../lib/become.ts';
import { ensureBuilt } from '../lib/build.ts';
import { ensureCertificate } from '../lib/certificate.ts';
import { CommandError } from '../lib/command-error.ts';
import { noteDataDir } from '../lib/last-data-dir.ts';
import { serverEnv, serverProgram } from '../lib/server-program.ts';

function readFlags(args: string[]) {
  try {
    return parseArgs({ args, options: { https: { type: 'boolean' }, port: { type: 'string' } } }).values;
  } catch {
    throw new CommandError('npm start takes --https and --port N, after two dashes: npm start -- --https');
  }
}

export async function run(args: string[]): Promise<number> {
  const flags = readFlags(args);
  await ensureBuilt();
  const env: NodeJS.ProcessEnv = { ...serverEnv, ...process.env };
  if (flags.port !== undefined) env.PORT = flags.port;
  const dataDir = resolve(env.DATA_DIR || 'data');
  noteDataDir(dataDir);
  if (flags.https) {
    const files = await ensureCertificate(dataDir);
    env.TLS_CERT_FILE = files.certFile;
    env.TLS_KEY_FILE = files.keyFile;
  }
  return become(process.execPath, [...serverProgram], env);
}
