// Proves that a phone which was cut off gets what it missed, and only what it may still hear.
import { expect, test } from 'vitest';
import type { RealtimeParts } from './socket-server.ts';
import {
  ended,
  overPostgres,
  overRedis,
  type Phone,
  phone,
  type Replica,
  replica,
  roomByRoom,
  soon,
  toast,
  useReplicas,
  watch,
} from './testing/replicas.ts';

useReplicas();

const closed = new Set<string>();

/** Ana on a phone that comes back by itself, in two clubs’ rooms, with something heard already. */
async function connected(config: RealtimeParts['config']): Promise<Replica & { ana: Phone }> {
  closed.clear();
  const mayWatch = roomByRoom((_, room) => !closed.has(room));
  const server = await replica({ config, mayWatch });
  const again = { reconnection: true, reconnectionDelay: 200, reconnectionDelayMax: 200 };
  const ana = await phone(server.url, 'ana/s1', again);
  for (const room of ['club:1', 'club:2']) expect(await watch(ana, room)).toEqual({ ok: true });
  server.realtime.toUser('ana', 'toast', toast('before'));
  await expect.poll(() => ana.heard, soon).toEqual(['toast before']);
  ana.heard.length = 0;
  return { ...server, ana };
}

/** While the line is down each of these is said. */
async function miss({ ana, realtime }: Replica & { ana: Phone }): Promise<void> {
  ana.socket.io.engine.close();
  await expect.poll(() => realtime.count(), soon).toBe(0);
  realtime.toUser('ana', 'toast', toast('own'));
  for (const room of ['club:1', 'club:2']) realtime.toRoom(room, 'toast', toast(room));
}

test('what was said meanwhile arrives, and the rooms are watched as before', async () => {
  const here = await connected(overRedis());
  await miss(here);
  await expect.poll(() => here.ana.heard, soon).toEqual(['toast own', 'toast club:1', 'toast club:2']);
  expect(here.ana.socket.recovered).toBe(true);
  here.realtime.toRoom('club:2', 'toast', toast('after'));
  await expect.poll(() => here.ana.heard.at(-1), soon).toBe('toast after');
  // Watched as any other room: a look at its place finds it.
  closed.add('club:2');
  here.realtime.recheck({ place: 'club:2' });
  await expect
    .poll(async () => {
      here.ana.heard.length = 0;
      for (const room of ['club:2', 'public']) here.realtime.toRoom(room, 'toast', toast(room));
      await expect.poll(() => here.ana.heard, soon).toContain('toast public');
      return here.ana.heard;
    }, soon)
    .toEqual(['toast public']);
});

test('nothing arrives from a room that was closed meanwhile; the rest does', async () => {
  const here = await connected(overRedis());
  closed.add('club:1');
  await miss(here);
  await expect.poll(() => here.ana.heard, soon).toEqual(['toast own', 'toast club:2']);
});

test('nothing arrives where the session ended meanwhile, or another one asks with the same mark', async () => {
  for (const token of ['ana/s1', 'bo/s2']) {
    const here = await connected(overRedis());
    if (token === 'ana/s1') ended.add('s1');
    here.ana.socket.auth = { token };
    const back = new Promise<void>((resolve) => here.ana.socket.once('connect', resolve));
    await miss(here);
    await back;
    here.realtime.toRoom('public', 'toast', toast('end'));
    await expect.poll(() => here.ana.heard, soon).toEqual(['toast end']);
    expect(here.ana.socket.recovered).toBe(false);
    ended.clear();
    here.ana.socket.disconnect();
  }
});

test('over PostgreSQL nothing is kept: the phone knows, and fetches anew', async () => {
  const here = await connected(overPostgres());
  const back = new Promise<void>((resolve) => here.ana.socket.once('connect', resolve));
  await miss(here);
  await back;
  here.realtime.toUser('ana', 'toast', toast('end'));
  await expect.poll(() => here.ana.heard, soon).toEqual(['toast end']);
  expect(here.ana.socket.recovered).not.toBe(true);
});
