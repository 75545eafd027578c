// Installs the packages of the lock file when they are missing or other than it says, once however many commands ask.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './npm.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { sayWhile } from './speak.mjs';

/** Native parts are chosen for one system and one major of Node, so these belong to the stamp. */
function wanted(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const major = process.version.split('.')[0];
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch} ${major}\n`;
}

function isInstalled(root) {
  const stamp = join(root, 'node_modules', '.stagepass-install');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted(root);
}

function fits(entry) {
  const allows = (list, value) =>
    !list ||
    (list.some((one) => one === value || (one.startsWith('!') && one !== `!${value}`)) &&
      !list.includes(`!${value}`));
  const glibc = Boolean(process.report?.getReport?.().header.glibcVersionRuntime);
  const libc = process.platform !== 'linux' || !entry.libc || entry.libc.includes(glibc ? 'glibc' : 'musl');
  return allows(entry.os, process.platform) && allows(entry.cpu, process.arch) && libc;
}

/** A developer who ran `npm install` has the right tree already: then a second install would only cost time. */
function matchesByHand(root) {
  const hidden = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const asked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const there = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  return Object.entries(asked).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const found = there[path];
    // Optional parts without a system of their own are stand-ins for the native ones, which npm leaves out.
    if (!found) return entry.optional === true && (!entry.os || !fits(entry));
    return (
      found.version === entry.version && found.integrity === entry.integrity && found.link === entry.link
    );
  });
}

/** A killed install leaves half-written packages that look whole: then everything is fetched anew. */
function clearUnfinished(root, marker) {
  if (!existsSync(marker)) return;
  for (const folder of ['.', 'apps', 'packages', 'architecture']) {
    rmSync(join(root, folder, 'node_modules'), { recursive: true, force: true });
    if (folder === '.' || folder === 'architecture') continue;
    for (const inside of readdirSync(join(root, folder))) {
      rmSync(join(root, folder, inside, 'node_modules'), { recursive: true, force: true });
    }
  }
}

async function install(root) {
  const marker = join(root, '.toolchain', 'install-unfinished');
  clearUnfinished(root, marker);
  writeFileSync(marker, '');
  const done = sayWhile('Installing packages');
  try {
    // Not `npm ci`: it refuses a lock file that lacks the native parts of systems other than its writer's.
    // No package's install script runs: nothing here needs one, and none gets to.
    // With NODE_ENV=production npm would leave out what builds the app.
    const args = ['install', '--include=dev', '--no-save', '--ignore-scripts', '--prefer-offline'];
    await runNpm({ node: process.execPath, args, cwd: root, action: 'Installing packages' });
  } catch (error) {
    done('failed');
    throw error;
  }
  done('done');
  rmSync(marker);
}

export async function ensureInstalled(root) {
  if (isInstalled(root)) return;
  await oneAtATime(join(root, '.toolchain', 'installing.lock'), async () => {
    if (isInstalled(root)) return;
    if (existsSync(join(root, '.toolchain', 'install-unfinished')) || !matchesByHand(root))
      await install(root);
    writeFileSync(join(root, 'node_modules', '.stagepass-install'), wanted(root));
  });
}
