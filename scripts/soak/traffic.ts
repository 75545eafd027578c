// The traffic of the soak: fans who stay, fans who come and go, and devices that are signed out through the other server.
import { setTimeout as sleep } from 'node:timers/promises';
import type {} from '@stagepass/contract/users/realtime.ts';
import { io, type Socket } from 'socket.io-client';
import type { Realtime } from '../../apps/api/src/platform/realtime/realtime.ts';
import type { Deliveries } from './deliveries.ts';
import { call, type Fan, ownDevice, signIn } from './fans.ts';

export interface Listener {
  readonly name: string;
  readonly fan: Fan;
  readonly socket: Socket;
}

export interface Stage {
  /** Addresses of both servers; the same after a restart. */
  readonly urls: readonly [string, string];
  readonly speaker: Realtime;
  readonly toasts: Deliveries;
  /** Told at least once, not exactly once: kept apart. */
  readonly endings: Deliveries;
  readonly staying: readonly Listener[];
}

export interface Stream {
  /** How many were done, and how many could not be because a server was away. */
  done(): number;
  missed(): number;
  stop(): Promise<void>;
}

const CONNECT_LIMIT_MS = 5000;
let named = 0;

export function listenAs(
  stage: Pick<Stage, 'toasts' | 'endings'>,
  url: string,
  fan: Fan,
  stays: boolean,
): Listener {
  named += 1;
  const name = `socket ${named}`;
  const socket = io(url, {
    transports: ['websocket'],
    auth: { token: fan.token },
    forceNew: true,
    reconnection: stays,
    reconnectionDelay: 100,
    reconnectionDelayMax: 500,
  });
  socket.on('toast', ({ title }: { title: string }) => stage.toasts.arrive(title, name));
  socket.on('sessionEnded', ({ session_id }: { session_id: string }) =>
    stage.endings.arrive(session_id, name),
  );
  return { name, fan, socket };
}

/** A server that dies between the opening and the greeting leaves a socket without any word, hence the limit. */
export function connected({ socket }: Listener): Promise<boolean> {
  if (socket.connected) return Promise.resolve(true);
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, CONNECT_LIMIT_MS, false);
    const settle = (there: boolean) => {
      clearTimeout(timer);
      resolve(there);
    };
    socket.once('connect', () => settle(true));
    socket.once('connect_error', () => settle(false));
  });
}

let toasts = 0;

/** Sends one toast to all devices of a fan and notes who was there to hear it. */
export function tell({ speaker, toasts: record }: Stage, fan: Fan, listeners: readonly Listener[]): string {
  toasts += 1;
  const id = `toast ${toasts}`;
  const there = listeners.filter((one) => one.fan.id === fan.id && one.socket.connected);
  record.send(
    id,
    there.map((one) => one.name),
  );
  speaker.toUser(fan.id, 'toast', { title: id, description: '' });
  return id;
}

/** Repeats until stopped. A server that is away is part of the soak; a wrong answer is not and comes out at the end. */
function repeat(work: (turn: number) => Promise<boolean>, pause_ms: number): Stream {
  let stopped = false;
  let done = 0;
  let missed = 0;
  let failure: unknown;
  async function loop(): Promise<void> {
    for (let turn = 0; !stopped; turn += 1) {
      try {
        if (await work(turn)) done += 1;
        else missed += 1;
      } catch (error) {
        if (error instanceof TypeError) missed += 1;
        else failure ??= error;
      }
      await sleep(pause_ms);
    }
  }
  const running = loop();
  return {
    done: () => done,
    missed: () => missed,
    async stop() {
      stopped = true;
      await running;
      if (failure !== undefined) throw failure;
    },
  };
}

export function startToasts(stage: Stage, pause_ms: number): Stream {
  return repeat(async (turn) => {
    const listener = stage.staying[turn % stage.staying.length];
    if (listener !== undefined) tell(stage, listener.fan, stage.staying);
    return true;
  }, pause_ms);
}

/** Comes, hears three toasts and leaves. Nobody else speaks to this fan, so nothing is on its way at the end. */
export function startVisits(stage: Stage, fan: Fan, pause_ms: number): Stream {
  return repeat(async (turn) => {
    const visitor = listenAs(stage, stage.urls[turn % 2 === 0 ? 0 : 1], fan, false);
    const there = await connected(visitor);
    if (there) {
      const ids = [1, 2, 3].map(() => tell(stage, fan, [visitor]));
      const deadline = performance.now() + 2000;
      while (!ids.every((id) => stage.toasts.came(id, visitor.name)) && performance.now() < deadline)
        await sleep(20);
    }
    visitor.socket.disconnect();
    return there;
  }, pause_ms);
}

/** Signs in on one server, connects to the other, and signs the device out through the first. */
export function startSignOuts(stage: Stage, pause_ms: number): Stream {
  return repeat(async (turn) => {
    const owner = stage.staying[turn % stage.staying.length]?.fan;
    if (owner === undefined) return false;
    const [here, there] = turn % 2 === 0 ? stage.urls : [stage.urls[1], stage.urls[0]];
    const device = await signIn(here, owner);
    const listener = listenAs(stage, there, device, false);
    try {
      if (!(await connected(listener))) return false;
      const id = await ownDevice(here, device);
      const others = stage.staying.filter((one) => one.fan.id === owner.id && one.socket.connected);
      if (!listener.socket.connected) return false;
      listener.socket.once('disconnect', () => stage.endings.arrive(`cut of ${id}`, listener.name));
      await call(here, `DELETE /auth/devices/${id}`, { token: owner.token });
      stage.endings.send(
        id,
        [listener, ...others].map((one) => one.name),
      );
      stage.endings.send(`cut of ${id}`, [listener.name]);
      const deadline = performance.now() + 2000;
      while (listener.socket.connected && performance.now() < deadline) await sleep(20);
      // From here on the cut would be our own.
      listener.socket.off('disconnect');
      return true;
    } finally {
      listener.socket.disconnect();
    }
  }, pause_ms);
}
