// Proves that the demo world is seeded beside the server: cut off at any moment it leaves nothing running and is gone on with.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { seedingServer, until } from './testing/demo-process.ts';

const { world, connections, launchedMidway } = seedingServer();

test('ended or killed in the middle, seeding is gone on with by the next start', async () => {
  const ended = await launchedMidway();
  expect(ended.seen.small).toBeLessThan(204);
  expect(await ended.server.end('SIGINT')).toBe(0);
  expect(ended.server.output()).not.toContain('StagePass is up');
  expect(await connections()).toBe(0);
  const left = await world();
  expect(left.people).toBe(204);

  const killed = await launchedMidway();
  expect(killed.seen.people).toBe(204);
  expect(killed.seen.small).toBeGreaterThan(left.small);
  expect(killed.seen.small).toBeLessThan(204);
  await killed.server.end('SIGKILL');
  // The seeding process has nobody to seed for any more.
  await until(connections, (others) => others === 0);
}, 900_000);

/** Every file of ours that a program loads at its start: what it imports at the top, and what those import. */
function loadedBy(program: string, seen = new Set<string>()): Set<string> {
  if (seen.has(program)) return seen;
  seen.add(program);
  const source = readFileSync(program, 'utf8');
  for (const [, from = ''] of source.matchAll(
    /^(?:import|export|\}) (?!type )(?:[^;]*? )?from '([^']+)'/gm,
  )) {
    const place = from.startsWith('#') ? path.join(import.meta.dirname, '..', from.slice(1)) : undefined;
    if (place !== undefined || from.startsWith('.'))
      loadedBy(place ?? path.join(path.dirname(program), from), seen);
  }
  return seen;
}

test('the process that serves loads no code that seeds', () => {
  const loaded = [...loadedBy(path.join(import.meta.dirname, 'serve.ts'))];
  expect(loaded.length).toBeGreaterThan(100);
  // In the manifest: demo: async (platform) => (await import('./demo.ts')).demo(platform)
  const seeds = /domains\/[^/]+\/demo(?!-examples)[^/]*\.ts$|platform\/art\//;
  expect(loaded.filter((file) => seeds.test(file))).toEqual([]);
});
