// Proves that somebody is told to be gone once no process holds a connection of theirs, and not before.
import { expect, test } from 'vitest';
import type { Presence } from './presence.ts';
import { phone as client, overPostgres, overRedis, pair, soon, useReplicas } from './testing/replicas.ts';

useReplicas();

/** As the store does: whoever left is away until a process notes them again. */
function board() {
  const away = new Set<string>();
  const said: string[] = [];
  const note = (ids: readonly string[]) => {
    for (const id of ids) away.delete(id);
  };
  const presence: Presence = {
    async came(ids) {
      note(ids);
      for (const id of ids) said.push(`${id} came`);
    },
    async here(ids) {
      note(ids);
    },
    async leaving(ids) {
      for (const id of ids) away.add(id);
    },
    async left(ids) {
      for (const id of ids) if (away.has(id)) said.push(`${id} left`);
    },
    async expire() {},
  };
  const without = (probe: string) => said.filter((one) => !one.startsWith(probe));
  return { presence, said: () => without('probe') };
}

const presence_pauses = { gather_ms: 10, answer_ms: 500 };

test.each([
  ['postgres', overPostgres],
  ['redis', overRedis],
])(
  'two processes over %s: gone from one is not gone while the other holds a connection',
  async (_, config) => {
    const { presence, said } = board();
    const [here, there] = await pair({ config: config(), presence, presence_pauses });
    const near = await client(here.url, 'ana/s1');
    const far = await client(there.url, 'ana/s2');
    const bo = await client(here.url, 'bo/s3');
    await expect.poll(() => said().toSorted(), soon).toEqual(['ana came', 'ana came', 'bo came']);
    near.socket.disconnect();
    bo.socket.disconnect();
    await expect.poll(said, soon).toContain('bo left');
    expect(said()).not.toContain('ana left');
    far.socket.disconnect();
    await expect.poll(said, soon).toContain('ana left');
  },
);

test('whoever comes back to the same process before the others have answered was never gone', async () => {
  const { presence, said } = board();
  const [here] = await pair({ config: overPostgres(), presence, presence_pauses });
  const first = await client(here.url, 'ana/s1');
  const other = await client(here.url, 'bo/s3');
  await expect.poll(() => said().toSorted(), soon).toEqual(['ana came', 'bo came']);
  first.socket.disconnect();
  other.socket.disconnect();
  await client(here.url, 'ana/s1');
  await expect.poll(said, soon).toContain('bo left');
  expect(said()).not.toContain('ana left');
});
