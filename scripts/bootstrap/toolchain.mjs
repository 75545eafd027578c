// Brings a pinned Node where the machine's own is too old, into the ignored folder .toolchain.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './npm.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { Refusal, sayWhile } from './speak.mjs';

export const OLDEST_NODE = 24;
const PINNED_NODE = '26.10.0';

const major = (version) => Number(version.replace(/^v/, '').split('.')[0]);

/** The packages that carry a Node binary for this machine, best first; the plain `node` needs its install script. */
function candidates() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  const plain = { name: `node-${platform}-${process.arch}`, file, scripts: false };
  const prefixed = { name: `node-bin-${platform}-${process.arch}`, file, scripts: false };
  const apple = process.platform === 'darwin' && process.arch === 'arm64';
  return [...(apple ? [prefixed, plain] : [plain]), { name: 'node', file, scripts: true }];
}

function works(binary) {
  if (!existsSync(binary)) return false;
  const answer = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  return answer.status === 0 && answer.stdout.trim() === `v${PINNED_NODE}`;
}

async function fetchInto(folder, candidate) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const scripts = candidate.scripts ? ['--foreground-scripts=false'] : ['--ignore-scripts'];
  await runNpm({
    node: process.execPath,
    args: ['install', '--no-save', '--no-package-lock', ...scripts, `${candidate.name}@${PINNED_NODE}`],
    cwd: folder,
    action: `Fetching Node ${PINNED_NODE}`,
  });
  return join('node_modules', candidate.name, candidate.file);
}

async function fetchNode(root, home) {
  const done = sayWhile(
    `Fetching Node ${PINNED_NODE} (this machine has ${process.version}; needed are ${OLDEST_NODE} or newer)`,
  );
  let failure;
  for (const candidate of candidates()) {
    const unfinished = join(root, '.toolchain', `unfinished-${process.pid}`);
    rmSync(unfinished, { recursive: true, force: true });
    try {
      const file = await fetchInto(unfinished, candidate);
      if (!works(join(unfinished, file)))
        throw new Refusal(`${candidate.name}@${PINNED_NODE} does not run on this machine.`);
      rmSync(home, { recursive: true, force: true });
      renameSync(unfinished, home);
      done('done');
      return;
    } catch (error) {
      failure ??= error;
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  done('failed');
  throw new Refusal(
    `${failure.message}\nInstalling Node ${OLDEST_NODE} or newer yourself makes this step unnecessary.`,
  );
}

/** The Node to go on with: this one if it is new enough, the pinned one otherwise. */
export async function ensureNode(root) {
  if (major(process.version) >= OLDEST_NODE) return process.execPath;
  const home = join(root, '.toolchain', `node-${PINNED_NODE}-${process.platform}-${process.arch}`);
  const find = () =>
    candidates()
      .map(({ name, file }) => join(home, 'node_modules', name, file))
      .find((file) => existsSync(file));
  const found = find();
  if (found) return found;
  await oneAtATime(join(root, '.toolchain', 'fetching.lock'), async () => {
    if (!find()) await fetchNode(root, home);
  });
  return find();
}
