// npm run -s demo:routes: prints addresses of the instance that runs, and a sentence where none does; nothing is invented.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seedRoutes } from '../../apps/web/src/app/seed-routes.ts';
import { unbuiltRoutes } from '../../apps/web/src/app/unbuilt-routes.ts';
import { demoRoutes, instanceEnv } from './demo-routes.ts';

test('without an instance it says so, and where it looked', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stagepass-routes-'));
  await expect(instanceEnv({ DATA_DIR: folder })).rejects.toThrow(`No instance is running on ${folder}.`);
  expect(await instanceEnv({ DATA_DIR: folder, DATABASE_URL: 'postgres://x' })).toMatchObject({
    DATA_DIR: folder,
  });
  await rm(folder, { recursive: true });
});

test('a route with a parameter that no domain has an example for fails by its name', () => {
  const built = seedRoutes.filter(({ pattern }) => pattern.includes('{') && !unbuiltRoutes.includes(pattern));
  const known = new Map(built.map(({ pattern }) => [pattern, { example: '/somewhere', as: 'fan' as const }]));
  const rows = demoRoutes(known);
  expect(rows.map(({ pattern }) => pattern)).toEqual(seedRoutes.map(({ pattern }) => pattern));
  expect(rows).toContainEqual({ pattern: '/club/{id}/market', example: '/somewhere', as: 'fan' });
  expect(rows).toContainEqual({ pattern: '/discover', example: '/discover', as: 'visitor' });
  known.delete('/club/{id}/market');
  expect(() => demoRoutes(known)).toThrow('no example for /club/{id}/market.');
});
