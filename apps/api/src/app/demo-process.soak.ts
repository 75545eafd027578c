// Proves that a seeding which was killed becomes whole: the next start ends it, serves, and draws the rest meanwhile.
import { expect, test } from 'vitest';
import { seedingServer, until } from './testing/demo-process.ts';
import { startServerProcess } from './testing/server-process.ts';

const { env, world, connections, launchedMidway } = seedingServer();

test('killed in the middle, the demo world is whole once the next start is up', async () => {
  const killed = await launchedMidway();
  await killed.server.end('SIGKILL');
  await until(connections, (others) => others === 0);

  const server = await startServerProcess(env);
  const there = await world();
  expect(there).toMatchObject({ people: 204, small: 204 });
  expect((await fetch(`${server.url}/api/pages/ntu`)).status).toBe(200);
  // The rest comes while the server answers, and does not keep it from ending.
  await until(world, (now) => now.large > there.large, server);
  expect(await server.stop()).toBe(0);
  expect(await connections()).toBe(0);
  expect((await world()).large).toBeLessThan(204);
}, 900_000);
