// Proves that private events reach only sockets with a valid token, through every replica, and that limits hold.
import { startRedisServer } from '@stagepass/testkit/servers/redis-server.ts';
import { describe, expect, test } from 'vitest';
import {
  phone as client,
  closeReplica,
  ended,
  overPostgres,
  overRedis,
  pair,
  replica,
  soon,
  toast,
  useReplicas,
} from './testing/replicas.ts';

useReplicas();

test('private events reach the right token only, whatever user_id says', async () => {
  const { url, realtime } = await replica();
  const ana = await client(url, 'ana/s1', { query: { user_id: 'ana' } });
  const liar = await client(url, 'bo/s2', { query: { user_id: 'ana' } });
  const visitor = await client(url, undefined, { query: { user_id: 'ana' } });
  const forged = await client(url, 'nonsense', { query: { user_id: 'ana' } });
  const suspended = await client(url, 'suspended/s3');
  realtime.toUser('ana', 'toast', toast('for ana'));
  realtime.toUser('suspended', 'toast', toast('for nobody'));
  realtime.toRoom('public', 'toast', toast('for all'));
  for (const each of [liar, visitor, forged, suspended])
    await expect.poll(() => each.heard, soon).toEqual(['toast for all']);
  await expect.poll(() => ana.heard, soon).toEqual(['toast for ana', 'toast for all']);
});

test('what breaks inside while a socket is identified stays inside', async () => {
  const { url } = await replica({
    authenticate: async () => {
      throw new Error('connection to postgres://secret failed');
    },
  });
  await expect(client(url, 'ana/s1')).rejects.toThrow(/^unavailable$/);
});

test('a session that ends while its socket is being let in is cut within five seconds', async () => {
  let asked = 0;
  let letIn = (): void => {};
  const { url, realtime } = await replica({
    async authenticate() {
      asked += 1;
      if (asked > 1) return undefined;
      await new Promise<void>((resolve) => {
        letIn = resolve;
      });
      const facts = { verified: true, operator: false, suspended: false, stepped_up_at: null };
      return { kind: 'user', user_id: 'ana', session_id: 's1', ...facts };
    },
  });
  const joining = client(url, 'ana/s1');
  await expect.poll(() => asked, soon).toBe(1);
  realtime.dropSessions(['s1']);
  letIn();
  // Let in: it is refused otherwise. The cut may reach it still, where the adapter is slow; where not, it is looked up once more.
  const late = await joining;
  await expect.poll(() => late.socket.connected, soon).toBe(false);
});

test('a client cannot join a room or speak for the server', async () => {
  const { url, realtime } = await replica();
  const visitor = await client(url);
  visitor.socket.emit('join', 'user:ana');
  visitor.socket.emit('relay', [['public', 'toast', toast('forged')]]);
  realtime.toUser('ana', 'toast', toast('secret'));
  realtime.toRoom('public', 'toast', toast('end'));
  await expect.poll(() => visitor.heard, soon).toEqual(['toast end']);
});

describe.each([
  ['postgres', overPostgres],
  ['redis', overRedis],
])('two replicas over %s', (_, config) => {
  test('a message through one reaches a socket on the other, once and in order', async () => {
    const [here, there] = await pair({ config: config() });
    const near = await client(here.url, 'ana/s1');
    const far = await client(there.url, 'ana/s2');
    const stranger = await client(there.url, 'bo/s3');
    const titles = Array.from({ length: 20 }, (_, n) => `toast ${n}`);
    for (let n = 0; n < 20; n += 1) here.realtime.toUser('ana', 'toast', toast(`${n}`));
    await expect.poll(() => far.heard, soon).toEqual(titles);
    await expect.poll(() => near.heard, soon).toEqual(titles);
    here.realtime.toRoom('public', 'toast', toast('x'.repeat(9000)));
    await expect.poll(() => far.heard.length, soon).toBe(21);
    expect(stranger.heard).toHaveLength(1);
  });

  test('what a room hears can leave people out, or be for some of them alone, on every replica', async () => {
    const [here, there] = await pair({ config: config() });
    const [near, far] = [await client(here.url, 'ana/s1'), await client(there.url, 'ana/s2')];
    const others = [await client(here.url, 'bo/s3'), await client(there.url, 'bo/s4')];
    const { toRoom } = here.realtime;
    toRoom('public', 'toast', toast('without ana'), { except: ['user:ana'] });
    toRoom('public', 'toast', toast('ana alone'), { only: ['user:ana', 'user:nobody'] });
    toRoom('closed', 'toast', toast('nobody'), { only: ['user:ana'] });
    toRoom('public', 'toast', toast('nobody'), { only: ['user:nobody'] });
    toRoom('public', 'toast', toast('nobody'), { only: ['user:ana'], except: ['user:ana'] });
    toRoom('public', 'toast', toast('end'));
    for (const each of [near, far])
      await expect.poll(() => each.heard.toSorted(), soon).toEqual(['toast ana alone', 'toast end']);
    for (const each of others)
      await expect.poll(() => each.heard, soon).toEqual(['toast without ana', 'toast end']);
  });

  test('an ended session hears its last word and is cut on every replica; others stay', async () => {
    const [here, there] = await pair({ config: config() });
    const far = await client(there.url, 'ana/s1');
    const near = await client(here.url, 'ana/s1');
    const other = await client(there.url, 'ana/s2');
    here.realtime.toRoom('session:s1', 'sessionEnded', { session_id: 's1' });
    here.realtime.dropSessions(['s1']);
    await expect.poll(() => far.socket.connected || near.socket.connected, soon).toBe(false);
    expect(far.heard).toEqual(['sessionEnded ']);
    expect(near.heard).toEqual(['sessionEnded ']);
    expect(other.socket.connected).toBe(true);
  });
});

test('a session whose end was never told is found by looking again, and told of it', async () => {
  const { url } = await replica({ recheck_ms: 30 });
  const ana = await client(url, 'ana/s1');
  const bo = await client(url, 'bo/s2');
  ended.add('s1');
  await expect.poll(() => ana.socket.connected, soon).toBe(false);
  expect(ana.heard).toEqual(['sessionEnded ']);
  expect([bo.socket.connected, bo.heard]).toEqual([true, []]);
});

test('who was identified just before their session ended is told soon after, however late the word to all devices', async () => {
  const { url } = await replica({});
  const ana = await client(url, 'ana/s1');
  ended.add('s1');
  await expect.poll(() => ana.socket.connected, soon).toBe(false);
  expect(ana.heard).toEqual(['sessionEnded ']);
});

test('Redis goes away and comes back: sockets here are served meanwhile, the others again after', async () => {
  let brief = await startRedisServer();
  const config = { REDIS_URL: brief.url, TRUST_PROXY: [] };
  const [here, there] = await Promise.all([replica({ config }), replica({ config })]);
  const near = await client(here.url, 'ana/s1');
  const far = await client(there.url, 'ana/s2');
  await brief.stop();
  here.realtime.toUser('ana', 'toast', toast('meanwhile'));
  await expect.poll(() => near.heard, soon).toEqual(['toast meanwhile']);
  brief = await startRedisServer(Number(new URL(brief.url).port));
  await expect
    .poll(
      () => {
        here.realtime.toUser('ana', 'toast', toast('again'));
        return far.heard.at(-1);
      },
      { timeout: 10_000, interval: 100 },
    )
    .toBe('toast again');
  await brief.stop();
});

test('one address gets so many connections, and a place back when one ends', async () => {
  const { url } = await replica({ limits: { max_per_address: 2 } });
  const first = await client(url);
  await client(url);
  await expect(client(url)).rejects.toThrow();
  first.socket.disconnect();
  await expect
    .poll(
      () =>
        client(url).then(
          () => true,
          () => false,
        ),
      soon,
    )
    .toBe(true);
});

test('one person has so many connections: the oldest goes, those of others stay', async () => {
  const { url } = await replica({ limits: { max_per_user: 3 } });
  const bo = await client(url, 'bo/s9');
  const own: Awaited<ReturnType<typeof client>>[] = [];
  for (let at = 1; at <= 5; at += 1) own.push(await client(url, `ana/s${at}`));
  const open = () => own.map(({ socket }) => socket.connected);
  await expect.poll(open, soon).toEqual([false, false, true, true, true]);
  expect(bo.socket.connected).toBe(true);
});

test('behind a trusted proxy each client counts for itself', async () => {
  const config = { REDIS_URL: undefined, TRUST_PROXY: ['loopback'] };
  const { url } = await replica({ config, limits: { max_per_address: 1 } });
  const from = (address: string) => client(url, undefined, { extraHeaders: { 'x-forwarded-for': address } });
  await from('203.0.113.1');
  await from('203.0.113.2');
  await expect(from('203.0.113.1')).rejects.toThrow();
  await expect(from('198.51.100.7, 203.0.113.2')).rejects.toThrow();
  await from('2001:db8::1');
  await expect(from('2001:db8::2:3:4:5')).rejects.toThrow();
  await from('2001:db8:0:1::1');
});

test('a flood of events, or a huge one, costs the sender the connection', async () => {
  const { url } = await replica();
  const flooding = await client(url);
  const bloated = await client(url);
  const calm = await client(url);
  for (let n = 0; n < 60; n += 1) flooding.socket.emit('typing', n);
  bloated.socket.emit('typing', 'x'.repeat(100_000));
  await expect.poll(() => flooding.socket.connected || bloated.socket.connected, soon).toBe(false);
  expect(calm.socket.connected).toBe(true);
});

test('polling works as well, and the app beside it still answers', async () => {
  const { url, realtime } = await replica();
  const ana = await client(url, 'ana/s1', { transports: ['polling'] });
  realtime.toUser('ana', 'toast', toast('polled'));
  await expect.poll(() => ana.heard, soon).toEqual(['toast polled']);
  expect(await (await fetch(`${url}/anything`)).text()).toBe('app');
});

test('closing lets clients know in a way that makes them come back', async () => {
  const { url, realtime } = await replica();
  const { socket } = await client(url);
  const reason = new Promise((resolve) => socket.on('disconnect', resolve));
  await closeReplica(realtime);
  expect(await reason).toBe('transport close');
  await expect(client(url)).rejects.toThrow();
});
