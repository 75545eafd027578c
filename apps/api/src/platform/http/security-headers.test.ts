// Tests what a page may load and reach, as the configuration has it.
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { commonHeaders, contentSecurityPolicy } from './security-headers.ts';

function rulesOf(env: Record<string, string>): Map<string, string> {
  const rules = contentSecurityPolicy(readConfig(env)).split('; ');
  return new Map(rules.map((rule) => [rule.split(' ')[0] ?? '', rule.split(' ').slice(1).join(' ')]));
}

describe('the content security policy', () => {
  test('knows nothing but ourselves where everything is on our own origin', () => {
    const rules = rulesOf({ PUBLIC_URL: 'https://club.example', API_BASE: 'https://club.example/api' });
    expect(rules.get('default-src')).toBe(`'none'`);
    expect(rules.get('script-src')).toBe(`'self' 'wasm-unsafe-eval'`);
    expect(rules.get('connect-src')).toBe(`'self' blob:`);
    expect(rules.get('img-src')).toBe(`'self' data: blob:`);
    expect(rules.get('frame-ancestors')).toBe(`'none'`);
  });

  test('lets the app reach an API with an address of its own: calls, sockets, pictures', () => {
    const rules = rulesOf({ PUBLIC_URL: 'https://club.example', API_BASE: 'https://api.club.example/v1' });
    expect(rules.get('connect-src')).toBe(`'self' blob: https://api.club.example wss://api.club.example`);
    expect(rules.get('img-src')).toBe(`'self' data: blob: https://api.club.example`);
    expect(rules.get('script-src')).not.toContain('api.club.example');
  });

  test('lets maps come from the host of their style, where one is set', () => {
    const rules = rulesOf({ MAP_STYLE_URL: 'https://tiles.example/styles/night.json' });
    expect(rules.get('connect-src')).toBe(`'self' blob: https://tiles.example`);
    expect(rules.get('img-src')).toBe(`'self' data: blob: https://tiles.example`);
    expect(rules.get('script-src')).not.toContain('tiles.example');
    expect(rules.get('worker-src')).toBe(`'self'`);
  });

  test('lets the app reach the sign-in service where one is configured', () => {
    const env = { FIREBASE_PROJECT_ID: 'club', FIREBASE_API_KEY: 'k' };
    expect(rulesOf(env).get('connect-src')).toBe(`'self' blob: https://identitytoolkit.googleapis.com`);
  });
});

test('https is made lasting under a public address only, never on localhost', () => {
  const lasting = (env: Record<string, string>) =>
    'strict-transport-security' in commonHeaders(readConfig(env));
  expect(lasting({ PUBLIC_URL: 'https://club.example' })).toBe(true);
  expect(lasting({ PUBLIC_URL: 'http://club.example' })).toBe(false);
  expect(lasting({ TLS_CERT_FILE: 'a.pem', TLS_KEY_FILE: 'b.pem' })).toBe(false);
});
