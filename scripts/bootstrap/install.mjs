// Installs the packages of the lock file when they are missing or other than it says, once however many commands ask.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

export async function ensureInstalled(root) {
  if (isInstalled(root)) return;
  await oneAtATime(join(root, '.toolchain', 'installing.lock'), async () => {
    if (isInstalled(root)) return;
    if (!matchesByHand(root)) {
      const done = sayWhile('Installing packages');
      try {
        // No package's install script runs: nothing here needs one, and none gets to.
        await runNpm({
          node: process.execPath,
          args: ['ci', '--ignore-scripts'],
          cwd: root,
          action: 'Installing packages',
        });
      } catch (error) {
        done('failed');
        throw error;
      }
      done('done');
    }
    writeFileSync(join(root, 'node_modules', '.stagepass-install'), wanted(root));
  });
}
