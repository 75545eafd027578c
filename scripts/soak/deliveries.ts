// Keeps what was sent to whom and what came, and judges it: owed once in quiet times, never twice at any time.

interface Sent {
  readonly id: string;
  readonly at_ms: number;
  /** Names of the listeners that were connected. */
  readonly to: readonly string[];
}

export interface Trouble {
  readonly what: string;
  readonly from_ms: number;
  readonly until_ms: number;
}

export interface Verdict {
  /** Deliveries owed: sent while everything was well, to listeners that were there. */
  readonly owed: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** Sent during trouble, where nothing is promised but that none comes twice. */
  readonly inTrouble: { readonly sent: number; readonly arrived: number };
  readonly median_ms: number;
  readonly p99_ms: number;
}

export interface Deliveries {
  send(id: string, to: readonly string[]): void;
  arrive(id: string, listener: string): void;
  came(id: string, listener: string): boolean;
  judge(troubles: readonly Trouble[]): Verdict;
}

/** What is on its way when the trouble begins cannot be promised. */
const ON_ITS_WAY_MS = 500;

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function recordDeliveries(now_ms: () => number): Deliveries {
  const sent: Sent[] = [];
  const arrivals = new Map<string, number[]>();
  const key = (id: string, listener: string) => `${id} to ${listener}`;

  function judge(troubles: readonly Trouble[]): Verdict {
    const lost: string[] = [];
    const took: number[] = [];
    const inTrouble = { sent: 0, arrived: 0 };
    let owed = 0;
    for (const { id, at_ms, to } of sent) {
      const troubled = troubles.some((one) => at_ms > one.from_ms - ON_ITS_WAY_MS && at_ms < one.until_ms);
      for (const listener of to) {
        const arrived = arrivals.get(key(id, listener))?.[0];
        if (troubled) {
          inTrouble.sent += 1;
          inTrouble.arrived += arrived === undefined ? 0 : 1;
          continue;
        }
        owed += 1;
        if (arrived === undefined) lost.push(key(id, listener));
        else took.push(arrived - at_ms);
      }
    }
    took.sort((a, b) => a - b);
    const doubled = [...arrivals].filter(([, times]) => times.length > 1).map(([name]) => name);
    return { owed, lost, doubled, inTrouble, median_ms: at(took, 0.5), p99_ms: at(took, 0.99) };
  }

  return {
    send: (id, to) => void sent.push({ id, at_ms: now_ms(), to }),
    arrive(id, listener) {
      const times = arrivals.get(key(id, listener)) ?? [];
      times.push(now_ms());
      arrivals.set(key(id, listener), times);
    },
    came: (id, listener) => arrivals.has(key(id, listener)),
    judge,
  };
}
