// Proves that a room is watched by those who may, left by those who may no more, and that a change asks only of what it concerns.
import { describe, expect, test } from 'vitest';
import type { MayWatch } from './rooms.ts';
import {
  overPostgres,
  overRedis,
  type Phone,
  pair,
  phone,
  type Replica,
  replica,
  roomByRoom,
  soon,
  toast,
  useReplicas,
  watch,
} from './testing/replicas.ts';
import { MOST_ROOMS } from './watching.ts';

useReplicas();

/** What of the rooms reaches this phone now; the word to everybody behind it tells that it has been round. */
async function heardIn({ realtime }: Replica, listener: Phone, rooms: readonly string[]): Promise<string[]> {
  listener.heard.length = 0;
  for (const room of rooms) realtime.toRoom(room, 'toast', toast(room));
  realtime.toRoom('public', 'toast', toast('end'));
  await expect.poll(() => listener.heard, soon).toContain('toast end');
  return listener.heard.filter((one) => one !== 'toast end').map((one) => one.replace('toast ', ''));
}

/** An answer that waits until it is let go, and tells when it is asked for. */
function heldAnswer() {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  return { asked, held };
}

test('a room is watched by whom its owner lets in, and left when it has closed', async () => {
  const closed = new Set<string>();
  const server = await replica({
    recheck_ms: 60,
    mayWatch: roomByRoom(
      (viewer, room) => viewer.kind === 'user' && viewer.user_id === 'ana' && !closed.has(room),
    ),
  });
  const ana = await phone(server.url, 'ana/s1');
  const bo = await phone(server.url, 'bo/s2');
  expect(await watch(ana, 'club:1')).toEqual({ ok: true });
  expect(await watch(ana, 'post:7')).toEqual({ ok: true });
  expect(await watch(bo, 'club:1')).toEqual({ ok: false });
  for (const room of [
    'user:ana',
    'session:s1',
    'inside:club:1',
    'inside:1',
    'public',
    'club:',
    'club:1 2',
    7,
    null,
  ])
    expect(await watch(ana, room)).toEqual({ ok: false });
  // In both rooms, told once.
  server.realtime.toRoom(['club:1', 'post:7'], 'toast', toast('both'));
  await expect.poll(() => ana.heard, soon).toEqual(['toast both']);
  for (const room of ['post:7', 'user:ana'])
    expect(await ana.socket.emitWithAck('unwatch', { room })).toEqual({ ok: true });
  expect(await heardIn(server, ana, ['club:1', 'post:7', 'user:ana'])).toEqual(['club:1', 'user:ana']);
  closed.add('club:1');
  await expect.poll(() => heardIn(server, ana, ['club:1']), soon).toEqual([]);
  expect(await heardIn(server, bo, ['club:1', 'post:7'])).toEqual([]);
});

test('where owners cannot be asked, nobody stays inside', async () => {
  let broken = false;
  const server = await replica({
    mayWatch: roomByRoom(() => {
      if (broken) throw new Error('the database is away');
      return true;
    }),
  });
  const ana = await phone(server.url, 'ana/s1');
  expect(await watch(ana, 'club:1')).toEqual({ ok: true });
  broken = true;
  server.realtime.recheck({ user_id: 'ana' });
  await expect.poll(() => heardIn(server, ana, ['club:1']), soon).toEqual([]);
});

test('a socket watches so many rooms and no more', async () => {
  const server = await replica({ mayWatch: roomByRoom(() => true), limits: { max_events_per_s: 1000 } });
  const ana = await phone(server.url, 'ana/s1');
  const rooms = Array.from({ length: MOST_ROOMS + 1 }, (_, at) => `club:${at}`);
  const answers = await Promise.all(rooms.map((room) => watch(ana, room)));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(MOST_ROOMS);
});

test('a socket asks one question at a time: what waits is asked together, and what is watched already not at all', async () => {
  const asked: (readonly string[])[] = [];
  let answer = heldAnswer();
  const server = await replica({
    limits: { max_events_per_s: 1000 },
    async mayWatch(_, rooms) {
      asked.push(rooms);
      answer.asked.resolve();
      await answer.held.promise;
      return new Map(rooms.map((room) => [room, {}]));
    },
  });
  const ana = await phone(server.url, 'ana/s1');
  const first = watch(ana, 'club:1');
  await answer.asked.promise;
  const more = ['club:2', 'club:3', 'club:2'].map((room) => watch(ana, room));
  const left = watch(ana, 'club:4');
  expect(await ana.socket.emitWithAck('unwatch', { room: 'club:4' })).toEqual({ ok: true });
  expect(await left).toEqual({ ok: false });
  expect(asked).toEqual([['club:1']]);
  answer.held.resolve();
  for (const one of [first, ...more]) expect(await one).toEqual({ ok: true });
  expect(asked).toEqual([['club:1'], ['club:2', 'club:3']]);
  for (let at = 0; at < 5; at += 1) expect(await watch(ana, 'club:1')).toEqual({ ok: true });
  expect(asked).toHaveLength(2);
  // More than a phone has use for, while nobody answers.
  answer = heldAnswer();
  ana.socket.emit('watch', { room: 'post:0' });
  await answer.asked.promise;
  for (let at = 1; at <= MOST_ROOMS + 1; at += 1) ana.socket.emit('watch', { room: `post:${at}` });
  await expect.poll(() => ana.socket.connected, soon).toBe(false);
  answer.held.resolve();
  expect(asked).toHaveLength(3);
});

describe('a place that is looked at again', () => {
  /** Thirty fans in three clubs, each in the club’s room and at a post of their own in it. */
  async function crowd(mayWatch: MayWatch): Promise<Replica> {
    const server = await replica({ mayWatch });
    for (let at = 0; at < 30; at += 1) {
      const fan = await phone(server.url, `fan${at}/s${at}`);
      for (const room of [`club:${at % 3}`, `post:${at % 3}-${at}`])
        expect(await watch(fan, room)).toEqual({ ok: true });
    }
    return server;
  }

  test('asks for the rooms that stand in it, and for no other; once a viewer', async () => {
    const asked: (readonly string[])[] = [];
    const isOpen = roomByRoom(() => true);
    const server = await crowd(async (viewer, rooms) => {
      asked.push(rooms);
      return isOpen(viewer, rooms);
    });
    asked.length = 0;
    server.realtime.recheck({ place: 'club:1' });
    await expect.poll(() => asked.length, soon).toBe(10);
    // A change of another person comes after it: whatever the first one asked is asked by now.
    server.realtime.recheck({ user_id: 'fan0' });
    await expect.poll(() => asked.length, soon).toBe(11);
    expect(asked.pop()).toEqual(['club:0', 'post:0-0']);
    expect(asked.flat().filter((room) => !/^(club:1|post:1-\d+)$/.test(room))).toEqual([]);
    expect(asked.flat()).toHaveLength(20);
  });

  test('asks once for all visitors, and for all devices of a person', async () => {
    const asked: string[] = [];
    const server = await replica({
      mayWatch: roomByRoom((viewer, room) => {
        asked.push(`${viewer.kind} ${room}`);
        return true;
      }),
    });
    for (const token of [undefined, undefined, 'ana/s1', 'ana/s2'])
      expect(await watch(await phone(server.url, token), 'club:1')).toEqual({ ok: true });
    asked.length = 0;
    server.realtime.recheck({ place: 'club:1' });
    await expect.poll(() => asked.toSorted(), soon).toEqual(['user club:1', 'visitor club:1']);
  });

  test('lets nobody in by an answer from before, into the place or inside it', async () => {
    let isOpen = true;
    let answer: ReturnType<typeof heldAnswer> | undefined;
    const server = await replica({
      mayWatch: roomByRoom(async () => {
        const before = isOpen;
        answer?.asked.resolve();
        await answer?.held.promise;
        return before;
      }),
    });
    for (const room of ['club:1', 'post:1-7']) {
      isOpen = true;
      answer = heldAnswer();
      const ana = await phone(server.url, 'ana/s1');
      const entering = watch(ana, room);
      await answer.asked.promise;
      isOpen = false;
      server.realtime.recheck({ place: 'club:1' });
      answer.held.resolve();
      expect(await entering).toEqual({ ok: false });
      expect(await heardIn(server, ana, [room])).toEqual([]);
    }
  });

  test('puts nobody back by an answer that an earlier look still waits for', async () => {
    let isOpen = true;
    let answer: ReturnType<typeof heldAnswer> | undefined;
    const server = await replica({
      mayWatch: roomByRoom(async () => {
        const [before, held] = [isOpen, answer];
        answer = undefined;
        held?.asked.resolve();
        await held?.held.promise;
        return before;
      }),
    });
    const ana = await phone(server.url, 'ana/s1');
    expect(await watch(ana, 'club:1')).toEqual({ ok: true });
    const first = heldAnswer();
    answer = first;
    server.realtime.recheck({ place: 'club:1' });
    await first.asked.promise;
    isOpen = false;
    server.realtime.recheck({ place: 'club:1' });
    await expect.poll(() => heardIn(server, ana, ['club:1']), soon).toEqual([]);
    first.held.resolve();
    await expect.poll(() => heardIn(server, ana, ['club:1']), soon).toEqual([]);
    expect(await watch(ana, 'club:2')).toEqual({ ok: false });
    expect(await heardIn(server, ana, ['club:1'])).toEqual([]);
  });
});

test('rooms that come with another are kept while one that is watched brings them', async () => {
  const mayWatch: MayWatch = async (_, rooms) =>
    new Map(rooms.map((room) => [room, { also: ['news:1', `news:${room}`], within: ['club:1'] }]));
  const server = await replica({ mayWatch });
  const ana = await phone(server.url, 'ana/s1');
  for (const room of ['home:a', 'home:b']) expect(await watch(ana, room)).toEqual({ ok: true });
  const news = ['news:1', 'news:home:a', 'news:home:b'];
  expect(await heardIn(server, ana, news)).toEqual(news);
  await ana.socket.emitWithAck('unwatch', { room: 'home:a' });
  expect(await heardIn(server, ana, news)).toEqual(['news:1', 'news:home:b']);
  await ana.socket.emitWithAck('unwatch', { room: 'home:b' });
  expect(await heardIn(server, ana, news)).toEqual([]);
});

/** Ana is an operator until somebody says otherwise. */
function withOperator() {
  const role = { operator: true, lookedUpSince: 0 };
  const facts = { kind: 'user', verified: true, suspended: false, stepped_up_at: null } as const;
  const authenticate = async (token: string) => {
    const [user_id = '', session_id = ''] = token.split('/');
    if (!role.operator) role.lookedUpSince += 1;
    return { ...facts, user_id, session_id, operator: user_id === 'ana' && role.operator };
  };
  const mayWatch = roomByRoom((viewer) => viewer.kind === 'user' && viewer.operator);
  return { role, authenticate, mayWatch };
}

test('whoever stops being an operator without a word of it loses the rooms within five seconds of connecting', async () => {
  const { role, ...parts } = withOperator();
  const server = await replica(parts);
  const ana = await phone(server.url, 'ana/s1');
  expect(await watch(ana, 'club:1')).toEqual({ ok: true });
  role.operator = false;
  await expect.poll(() => heardIn(server, ana, ['club:1']), soon).toEqual([]);
  expect(await watch(ana, 'club:1')).toEqual({ ok: false });
  expect(ana.socket.connected).toBe(true);
});

describe.each([
  ['postgres', overPostgres],
  ['redis', overRedis],
])('two replicas over %s', (_, config) => {
  test('an operator who is none any more leaves on both, and a question under way is asked again as who they are', async () => {
    const { role, authenticate, mayWatch } = withOperator();
    let answer: ReturnType<typeof heldAnswer> | undefined;
    const held: MayWatch = async (viewer, rooms) => {
      const open = await mayWatch(viewer, rooms);
      answer?.asked.resolve();
      await answer?.held.promise;
      return open;
    };
    const [here, there] = await pair(
      { config: config(), authenticate },
      { config: config(), authenticate, mayWatch: held },
    );
    const [ana, late] = [await phone(there.url, 'ana/s1'), await phone(there.url, 'ana/s2')];
    expect(await watch(ana, 'club:1')).toEqual({ ok: true });
    answer = heldAnswer();
    const entering = watch(late, 'club:1');
    await answer.asked.promise;
    role.operator = false;
    here.realtime.recheck({ user_id: 'ana', identity: true });
    await expect.poll(() => role.lookedUpSince, soon).toBeGreaterThanOrEqual(2);
    answer.held.resolve();
    expect(await entering).toEqual({ ok: false });
    await expect.poll(() => heardIn(there, ana, ['club:1']), soon).toEqual([]);
    expect(await heardIn(there, late, ['club:1'])).toEqual([]);
  });

  test('whoever is shut out through one leaves on the other, and an answer from before lets nobody in', async () => {
    const shut = new Set<string>();
    let answer: ReturnType<typeof heldAnswer> | undefined;
    const mayWatch = roomByRoom(async (viewer) => {
      const open = viewer.kind === 'user' && !shut.has(viewer.user_id);
      answer?.asked.resolve();
      await answer?.held.promise;
      return open;
    });
    const [here, there] = await pair({ config: config() }, { config: config(), mayWatch });
    const ana = await phone(there.url, 'ana/s1');
    const late = await phone(there.url, 'ana/s2');
    const bo = await phone(there.url, 'bo/s3');
    for (const one of [ana, bo]) expect(await watch(one, 'club:1')).toEqual({ ok: true });
    // Asked while she was a member, answered when she is none any more.
    const before = heldAnswer();
    answer = before;
    const entering = watch(late, 'club:1');
    await before.asked.promise;
    shut.add('ana');
    const again = heldAnswer();
    answer = again;
    here.realtime.recheck({ user_id: 'ana' });
    await again.asked.promise;
    again.held.resolve();
    before.held.resolve();
    expect(await entering).toEqual({ ok: false });
    await expect.poll(() => heardIn(there, ana, ['club:1']), soon).toEqual([]);
    expect(await heardIn(there, late, ['club:1'])).toEqual([]);
    expect(await heardIn(there, bo, ['club:1'])).toEqual(['club:1']);
  });
});
