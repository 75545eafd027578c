// Starts the Chromium that browser checks share: headless, with a fresh profile, and talking to nobody by itself.
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from './browser.ts';

const QUIET = [
  '--disable-gpu',
  // Where the processor draws, a process of its own for drawing only passes pictures around.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    // Chromium refuses its own sandbox to root.
    chromiumSandbox: process.platform === 'linux' && process.getuid?.() !== 0,
    args: [...QUIET, ...args],
  });
}
