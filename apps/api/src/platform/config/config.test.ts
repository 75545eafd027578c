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
  ])('%s=%s is refused with a sentence that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`- ${name} `));
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
