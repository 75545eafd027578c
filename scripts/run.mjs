// The door of every npm script: brings the right Node, installs what is missing, then runs scripts/commands/<command>.ts.
// It runs on Node 20 with nothing installed, so it is plain JavaScript and imports only its own folder.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureInstalled } from './bootstrap/install.mjs';
import { passOn } from './bootstrap/pass-on.mjs';
import { Refusal } from './bootstrap/speak.mjs';
import { ensureNode } from './bootstrap/toolchain.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [command = '', ...args] = process.argv.slice(2);

/** Hands everything to the newer Node; this process only passes signals on and repeats how it ended. */
function continueUnder(node) {
  return new Promise((resolve) => {
    const child = spawn(node, [fileURLToPath(import.meta.url), command, ...args], {
      stdio: 'inherit',
      env: { ...process.env, STAGEPASS_WATCHED: '1' },
    });
    passOn(child);
    child.once('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

async function runHere(node) {
  process.chdir(root);
  process.env.PATH = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  await ensureInstalled(root);
  const { run } = await import(pathToFileURL(join(root, 'scripts', 'commands', `${command}.ts`)).href);
  const code = await run(args);
  if (typeof code === 'number') process.exitCode = code;
}

try {
  const known = readdirSync(join(root, 'scripts', 'commands'))
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => file.slice(0, -3));
  if (!known.includes(command) || !existsSync(join(root, 'package-lock.json'))) {
    throw new Refusal(`Say what to do: node scripts/run.mjs <command>, one of ${known.join(', ')}.`);
  }
  const node = await ensureNode(root);
  if (node === process.execPath) await runHere(node);
  else process.exitCode = await continueUnder(node);
} catch (error) {
  const expected =
    error instanceof Refusal || error?.name === 'LaunchError' || error?.name === 'CommandError';
  process.stderr.write(`\n${expected ? error.message : (error?.stack ?? error)}\n`);
  process.exitCode = 1;
}
