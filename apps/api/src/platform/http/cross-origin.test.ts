// Owns: with an API on another origin, our web app may call it, and no other page may.
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { makeServer } from './server.ts';

const parts = {
  log: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
  metrics: { count: () => {}, observe: () => {}, text: async () => '' },
};

async function answerTo(env: Record<string, string>, method: 'GET' | 'OPTIONS', origin: string) {
  const fastify = makeServer({ ...parts, config: readConfig(env) } as never);
  fastify.get('/api/hello', async () => ({ data: 'hello' }));
  const response = await fastify.inject({ method, url: '/api/hello', headers: { origin } });
  await fastify.close();
  return response;
}

const apart = { PUBLIC_URL: 'https://club.example', API_BASE: 'https://api.club.example' };

test('our web app is let in, with its cookies, and asked only once a day', async () => {
  const asked = await answerTo(apart, 'OPTIONS', 'https://club.example');
  expect(asked.statusCode).toBe(204);
  expect(asked.headers['access-control-allow-headers']).toContain('authorization');
  const answered = await answerTo(apart, 'GET', 'https://club.example');
  expect(answered.headers).toMatchObject({
    'access-control-allow-origin': 'https://club.example',
    'access-control-allow-credentials': 'true',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'origin',
  });
});

test.each(['https://evil.example', 'https://club.example.evil.example', 'null'])(
  '%s is not',
  async (origin) => {
    expect((await answerTo(apart, 'OPTIONS', origin)).statusCode).toBe(404);
    const answered = await answerTo(apart, 'GET', origin);
    expect(answered.headers['access-control-allow-origin']).toBeUndefined();
    expect(answered.headers['cross-origin-resource-policy']).toBe('same-origin');
  },
);

test('with one origin for both, nothing is opened', async () => {
  const answered = await answerTo({ PUBLIC_URL: 'https://club.example' }, 'GET', 'https://club.example');
  expect(answered.headers['access-control-allow-origin']).toBeUndefined();
});
