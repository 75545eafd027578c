// The banner leads phones to an address they can reach, and tells demo secrets in demo mode only.
import { expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { bannerText, networkAddress } from './banner.ts';

const wifi = [{ address: '192.168.1.20', family: 'IPv4', internal: false }] as never;
const loopback = [{ address: '127.0.0.1', family: 'IPv4', internal: true }] as never;
const bridge = [{ address: '172.17.0.1', family: 'IPv4', internal: false }] as never;

test('the network address is that of a real interface where there is one', () => {
  expect(networkAddress({ lo: loopback, docker0: bridge, wlan0: wifi })).toBe('192.168.1.20');
  expect(networkAddress({ lo: loopback, docker0: bridge })).toBe('172.17.0.1');
  expect(networkAddress({ lo: loopback })).toBeUndefined();
});

test('demo mode shows the accounts and the key, and the code leads to the phone-reachable address', () => {
  const config = readConfig({ DEMO_KEY: 'abcd1234' });
  const { lines, scan } = bannerText({ config, port: 3000, interfaces: { wlan0: wifi } });
  const text = lines.join('\n');
  expect(scan).toBe('http://192.168.1.20:3000');
  expect(text).toContain('fan@stagepass.test');
  expect(text).toContain('abcd1234');
});

test('a public instance shows neither accounts nor key', () => {
  const config = readConfig({ PUBLIC_URL: 'https://fans.example', DEMO_KEY: 'abcd1234' });
  const { lines, scan } = bannerText({ config, port: 3000, interfaces: { wlan0: wifi } });
  expect(scan).toBe('https://fans.example');
  expect(lines.join('\n')).toContain('On this machine     http://localhost:');
  expect(lines.join('\n')).not.toMatch(/stagepass\.test|abcd1234/);
});

test('a site that sends no email says so, and how to get in without', () => {
  const interfaces = { wlan0: wifi };
  const textOf = (env: Record<string, string>) =>
    bannerText({ config: readConfig(env), port: 3000, interfaces }).lines.join('\n');
  expect(textOf({ NODE_ENV: 'production' })).toContain('npm run admin -- verify-email EMAIL');
  expect(textOf({ NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' })).not.toContain('SMTP_URL');
  // A demo's mail is in its outbox, for everybody to read.
  expect(textOf({})).not.toContain('SMTP_URL');
});
