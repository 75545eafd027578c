// Owns how much one client may ask of the socket: so many connections per address and per person, so many events per second.
import type { Metrics } from '../metrics/metrics.ts';

export interface SocketLimits {
  /** A venue's whole audience may share one address, so this guards the process, not fairness. */
  max_per_address: number;
  /** On one replica: more than anybody's phones and open tabs. Beyond it the oldest connection is cut. */
  max_per_user: number;
  max_events_per_s: number;
}

export const defaultSocketLimits: SocketLimits = {
  max_per_address: 2000,
  max_per_user: 20,
  max_events_per_s: 20,
};

export interface ConnectionCounter {
  hasRoom(address: string): boolean;
  /** Counts a connection in; the answer counts it out. */
  enter(address: string): () => void;
}

export function connectionCounter(max: number, metrics?: Metrics): ConnectionCounter {
  const open = new Map<string, number>();
  return {
    hasRoom(address) {
      const room = (open.get(address) ?? 0) < max;
      if (!room) metrics?.count('socket_refused', { reason: 'connections' });
      return room;
    },
    enter(address) {
      open.set(address, (open.get(address) ?? 0) + 1);
      let left = false;
      return () => {
        if (left) return;
        left = true;
        const rest = (open.get(address) ?? 1) - 1;
        if (rest > 0) open.set(address, rest);
        else open.delete(address);
      };
    },
  };
}

/** True while the events of one socket stay within the limit, counted by the second. */
export function eventMeter(max_per_s: number, now_ms: () => number): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const current = Math.floor(now_ms() / 1000);
    if (current !== second) {
      second = current;
      count = 0;
    }
    count += 1;
    return count <= max_per_s;
  };
}
