// Owns what the console shows once the server is up: addresses, a code to scan, and how to get in.
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { toString as drawCode } from 'qrcode';
import type { Config } from '#platform/config/config.ts';

const DEMO_PASSWORD = 'stagepass-demo';

const DEMO_ACCOUNTS: readonly (readonly [email: string, about: string])[] = [
  ['fan@stagepass.test', 'a fan, member of clubs'],
  ['creator@stagepass.test', 'runs a club'],
  ['admin@stagepass.test', 'helps to run it'],
  ['operator@stagepass.test', 'runs this instance'],
];

type Interfaces = Record<string, readonly NetworkInterfaceInfo[] | undefined>;

/** Bridges of containers and virtual machines have addresses too, which no phone can reach: real ones come first. */
export function networkAddress(interfaces: Interfaces): string | undefined {
  const candidates = Object.entries(interfaces).flatMap(([name, addresses]) =>
    (addresses ?? [])
      .filter((one) => one.family === 'IPv4' && !one.internal)
      .map((one) => ({
        address: one.address,
        virtual: /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|zt)/.test(name),
      })),
  );
  return (candidates.find((one) => !one.virtual) ?? candidates[0])?.address;
}

/** A demo's mail can be read in its outbox; anywhere else a code that is not sent reaches nobody. */
export function lacksMail(config: Pick<Config, 'demo' | 'SMTP_URL'>): boolean {
  return !config.demo && config.SMTP_URL === undefined;
}

const noMailLines = [
  '  No email is sent: SMTP_URL is not set. Nobody gets the code that verifies an account',
  '  or resets a password. Without it: npm run admin -- verify-email EMAIL',
];

export interface BannerFacts {
  readonly config: Config;
  readonly port: number;
  readonly interfaces: Interfaces;
}

export function bannerText({ config, port, interfaces }: BannerFacts): { lines: string[]; scan: string } {
  // Behind a proxy that holds the certificate, the server itself speaks plain http.
  const scheme = config.TLS_CERT_FILE === undefined ? 'http' : 'https';
  const here = `${scheme}://localhost:${port}`;
  const listensWide = config.HOST === '0.0.0.0' || config.HOST === '::';
  const address = listensWide ? networkAddress(interfaces) : undefined;
  const there = config.PUBLIC_URL ?? (address ? `${scheme}://${address}:${port}` : undefined);
  const lines = ['', '  StagePass is up.', '', `  On this machine     ${here}`];
  if (there) lines.push(`  ${config.PUBLIC_URL ? 'For everyone    ' : 'On your network '}    ${there}`);
  if (there && !config.https && !config.PUBLIC_URL) {
    lines.push('', '  Camera, position and notifications on a phone need https: npm start -- --https');
  }
  if (config.demo) {
    lines.push('', `  Demo accounts, all with the password ${DEMO_PASSWORD}`);
    for (const [email, about] of DEMO_ACCOUNTS) lines.push(`    ${email.padEnd(26)}${about}`);
    lines.push('', `  Demo key, asked for on other devices: ${config.demo_key}`);
  }
  if (lacksMail(config)) lines.push('', ...noMailLines);
  lines.push('', '  Ctrl-C ends it; all data stays.', '');
  return { lines, scan: there ?? here };
}

export async function printBanner({ config, port }: { config: Config; port: number }): Promise<void> {
  const { lines, scan } = bannerText({ config, port, interfaces: networkInterfaces() });
  // In a terminal with colours of its own: on a dark one plain blocks would come out inverted.
  const code = process.stdout.isTTY
    ? await drawCode(scan, { type: 'terminal', small: true, errorCorrectionLevel: 'L' })
    : await drawCode(scan, { type: 'utf8', margin: 2, errorCorrectionLevel: 'L' });
  const indented = code
    .trimEnd()
    .split('\n')
    .map((line) => `  ${line}`);
  process.stdout.write(`${['', ...indented, ...lines].join('\n')}\n`);
}
