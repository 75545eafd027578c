// Owns: the built app is served with what the server knows, cached as its names allow, and never for calls of the API.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { makeServer } from './server.ts';
import { addWebApp } from './static.ts';

let folder: string;
let fastify: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'stagepass-web-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(
    path.join(folder, 'index.html'),
    '<head><meta name="api-base" content="/api" /><meta property="og:image" content="/icons/share-card.png" /></head>',
  );
  await mkdir(path.join(folder, 'prerendered'));
  await writeFile(
    path.join(folder, 'prerendered', 'welcome.html'),
    '<head><meta name="api-base" content="/api" /></head><h1>Get closer</h1>',
  );
  await writeFile(path.join(folder, 'assets', 'app-1a2b.js'), 'let a = 1;');
  await writeFile(path.join(folder, 'assets', 'app-1a2b.js.br'), 'compressed');
  await writeFile(path.join(folder, 'assets', 'app-1a2b.js.map'), '{}');
  await writeFile(path.join(folder, 'robots.txt'), 'User-agent: *');
  await writeFile(path.join(folder, 'first-paint.js'), 'let b = 1;');
  await writeFile(path.join(folder, 'first-paint.js.br'), 'compressed');
  const config = readConfig({ PUBLIC_URL: 'https://club.example', API_BASE: 'https://api.club.example' });
  const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  fastify = makeServer({
    config,
    log: quiet,
    metrics: { count: () => {}, observe: () => {}, text: async () => '' },
  } as never);
  await addWebApp(fastify, config, folder);
});
afterAll(async () => {
  await fastify.close();
  await rm(folder, { recursive: true });
});

test('every address of the app gets the page, with the API’s base and our own origin in it', async () => {
  for (const url of ['/', '/index.html', '/discover', '/club/paper-tigers/home']) {
    const response = await fastify.inject({ url });
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('<meta name="api-base" content="https://api.club.example" />');
    expect(response.body).toContain('content="https://club.example/icons/share-card.png"');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers['content-security-policy']).toContain("script-src 'self'");
    expect(response.headers['strict-transport-security']).toBeDefined();
  }
});

test('the parts of a screen carry no headers that only pages need', async () => {
  const part = await fastify.inject({ url: '/assets/app-1a2b.js' });
  expect(part.headers['x-content-type-options']).toBe('nosniff');
  expect(part.headers['cross-origin-resource-policy']).toBe('same-origin');
  for (const header of ['x-frame-options', 'referrer-policy', 'etag', 'last-modified'])
    expect(part.headers[header]).toBeUndefined();
  const script = { url: '/first-paint.js', headers: { 'accept-encoding': 'br' } };
  expect((await fastify.inject(script)).headers['x-frame-options']).toBeUndefined();
  const text = await fastify.inject({ url: '/robots.txt' });
  expect(text.headers.etag).toBeDefined();
  expect(text.headers['x-frame-options']).toBe('DENY');
});

test('a first screen comes drawn at its own address, whatever its query, and nowhere else', async () => {
  for (const url of ['/welcome', '/welcome?next=%2Fclub%2Fpaper-tigers']) {
    const response = await fastify.inject({ url });
    expect(response.body).toContain('<h1>Get closer</h1>');
    expect(response.body).toContain('content="https://api.club.example"');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers['content-security-policy']).toContain("script-src 'self'");
  }
  for (const url of ['/', '/welcome/more', '/prerendered/welcome.html']) {
    expect([url, (await fastify.inject({ url })).body.includes('Get closer')]).toEqual([url, false]);
  }
});

test('hashed files are cached for good and sent compressed, others are asked for again', async () => {
  const script = await fastify.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br' } });
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(script.headers['content-encoding']).toBe('br');
  expect((await fastify.inject({ url: '/robots.txt' })).headers['cache-control']).toBe('no-cache');
});

test('source maps and paths outside are not served', async () => {
  for (const url of [
    '/assets/app-1a2b.js.map',
    '/..%2f..%2fpackage.json',
    '/assets/..%2f..%2fpackage.json',
  ]) {
    const response = await fastify.inject({ url });
    expect([url, response.body.includes('{')]).toEqual([url, false]);
  }
});
