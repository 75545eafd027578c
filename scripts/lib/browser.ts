// Finds a Chromium for the browser checks, and installs one where this machine lets us.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CommandError } from './command-error.ts';
import { inRoot } from './paths.ts';
import { runQuietly } from './run-program.ts';
import { step } from './step.ts';

/** The one without windows comes first: the same engine, a quarter less work for every page. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];

const PLACES: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/lib/chromium/chromium',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    if (!folder) return [];
    return [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ];
  }),
};

/** It is there and it runs: a snap's stand-in or a broken package exists, and fails only when started. */
async function runs(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  const { code } = await runQuietly(path, ['--version'], { timeout: 20_000 });
  return code === 0;
}

async function findInstalled(): Promise<string | null> {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  for (const place of [...(PLACES[process.platform] ?? []), ...onPath]) {
    if (await runs(place)) return place;
  }
  return findPlaywrights();
}

async function findPlaywrights(): Promise<string | null> {
  const { chromium } = await import('playwright-core');
  const place = chromium.executablePath();
  return place && (await runs(place)) ? place : null;
}

function mayUseApt(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

async function installWithApt(): Promise<string> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = (name: string) =>
    runQuietly('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
  // Older releases have only the one with windows.
  const either = async () => {
    const small = await install('chromium-headless-shell');
    return small.code === 0 ? small : install('chromium');
  };
  // A fresh container knows no packages yet.
  const update = await runQuietly('apt-get', ['update'], { env });
  const { code, output } = await either();
  return code === 0 ? '' : `${update.output}\n${output}`;
}

async function installWithPlaywright(): Promise<string> {
  const cli = inRoot('node_modules/playwright-core/cli.js');
  const { code, output } = await runQuietly(process.execPath, [cli, 'install', 'chromium']);
  return code === 0 ? '' : output;
}

export async function findBrowser(): Promise<string> {
  const told = process.env.CHROME_PATH;
  if (told) {
    if (await runs(told)) return told;
    throw new CommandError(`CHROME_PATH is ${told}, but no browser starts there.`);
  }
  const there = await findInstalled();
  if (there) return there;
  let said = '';
  if (mayUseApt()) {
    said = await step('Installing Chromium from Debian', installWithApt);
    const installed = await findInstalled();
    if (installed) return installed;
  }
  said += await step("Fetching Playwright's Chromium", installWithPlaywright);
  const fetched = await findInstalled();
  if (fetched) return fetched;
  const why = said.trim().split('\n').slice(-4).join('\n  ');
  throw new CommandError(
    `The browser checks need a Chrome or Chromium, and none could be found or installed.\nInstall one, or set CHROME_PATH to it.\n  ${why}`,
  );
}
