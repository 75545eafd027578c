// Owns: the environment is read strictly, refused in sentences, and demo mode ends where it must.
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  test('an empty environment is a demo on port 3000', () => {
    const config = readConfig({});
    expect(config.PORT).toBe(3000);
    expect(config.demo).toBe(true);
    expect(config.origin).toBe('http://localhost:3000');
    expect(config.WALLET_CHAIN_IDS).toEqual([1]);
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'stagepass'],
    ['PUBLIC_URL', 'ftp://stagepass.test'],
    ['NODE_ENV', 'staging'],
    ['DATABASE_POOL', '0'],
    ['WALLET_CHAIN_IDS', 'main'],
    ['SECRET_KEY', 'short'],
    ['DATABASE_URL', 'mysql://localhost/stagepass'],
    ['REDIS_URL', 'localhost:6379'],
    ['SMTP_URL', 'mail.example'],
    ['TRUST_PROXY', '10.0.0.0/8, my-proxy'],
    ['REDIRECT_ALLOW', 'app.example'],
    ['VAPID_PUBLIC_KEY', 'not a key'],
    ['VAPID_SUBJECT', 'ops@club.example'],
    ['PUSH_ORIGINS', 'push.lan'],
  ])('%s=%s is refused with a sentence that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`- ${name} `));
  });

  test.each([
    ['TLS_KEY_FILE', { TLS_CERT_FILE: 'cert.pem' }],
    ['DISCORD_CLIENT_SECRET', { DISCORD_CLIENT_ID: '1' }],
    ['TWITTER_CONSUMER_KEY', { TWITTER_CONSUMER_SECRET: 'hunter2' }],
    ['S3_SECRET_ACCESS_KEY', { S3_ACCESS_KEY_ID: 'k' }],
    ['FIREBASE_API_KEY', { FIREBASE_PROJECT_ID: 'club' }],
    ['VAPID_PUBLIC_KEY', { VAPID_PRIVATE_KEY: 'a'.repeat(43) }],
  ])('%s must not be missing with %o', (missing, env) => {
    expect(() => readConfig(env)).toThrow(new RegExp(`- ${missing} is missing`));
    expect(() => readConfig(env)).not.toThrow(/hunter2/);
  });

  test('every mistake is told at once, and no secret with it', () => {
    const attempt = () => readConfig({ PORT: 'x', SECRET_KEY: 'hunter2', METRICS_TOKEN: 'abc' });
    expect(attempt).toThrow(/PORT[\s\S]*SECRET_KEY[\s\S]*METRICS_TOKEN/);
    expect(attempt).not.toThrow(/hunter2/);
  });

  test.each([{ PUBLIC_URL: 'https://club.example' }, { NODE_ENV: 'production' }])(
    '%o ends demo mode',
    (env) => {
      expect(readConfig(env).demo).toBe(false);
      expect(() => readConfig({ ...env, DEMO: 'true' })).toThrow(/DEMO/);
    },
  );

  test('the public address gives our origin and https', () => {
    const config = readConfig({ PUBLIC_URL: 'https://club.example/some/path' });
    expect(config.origin).toBe('https://club.example');
    expect(config.https).toBe(true);
  });

  test('an empty variable counts as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).DATABASE_URL).toBeUndefined();
  });
});
