// Owns heavy work inside the serving process: so many pieces at once, the rest in the order they came, and none that would
// wait for too long.
import { availableParallelism } from 'node:os';
import { unavailable } from '@stagepass/contract/common-errors.ts';
import type { ErrorCode } from '@stagepass/contract/endpoint.ts';
import { Failure } from '../failure/failure.ts';

/** One core stays with the event loop, where there are several. */
export const SPARE_CORES = Math.max(1, availableParallelism() - 1);

/** How fast the measured time of a piece follows the last ones. */
const FOLLOWS = 0.1;

export interface TurnOptions {
  at_once: number;
  /** Whoever would wait longer than this is refused at once; everybody waits where it is left out. */
  longest_wait_ms?: number;
  /** What one piece is expected to take before the first one has been measured. */
  typical_ms?: number;
  /** What a refusal answers, with the seconds to wait. */
  refusal?: ErrorCode;
}

interface Waiting {
  since: number;
  begin: () => void;
  refuse: (failure: Failure) => void;
}

function waited({ since }: Waiting): number {
  return performance.now() - since;
}

export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function makeTurns(options: TurnOptions): InTurn {
  const { at_once, longest_wait_ms = Number.POSITIVE_INFINITY, refusal = unavailable } = options;
  let piece_ms = options.typical_ms ?? 0;
  let running = 0;
  const waiting: Waiting[] = [];

  function refusalAfter(wait_ms: number): Failure {
    return new Failure(refusal, { retry_after_s: Math.ceil(wait_ms / 1000) });
  }

  function enter(): Promise<void> | undefined {
    if (running < at_once) {
      running += 1;
      return undefined;
    }
    const wait_ms = ((waiting.length + 1) * piece_ms) / at_once;
    if (wait_ms > longest_wait_ms) throw refusalAfter(wait_ms);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.push({ since: performance.now(), begin: resolve, refuse: reject });
    return promise;
  }

  /** The place is handed on without becoming free in between: a newcomer cannot overtake whoever waits. */
  function leave(): void {
    let next = waiting.shift();
    // Work became slower than it was when they came.
    for (; next !== undefined && waited(next) > longest_wait_ms; next = waiting.shift())
      next.refuse(refusalAfter(waited(next)));
    if (next === undefined) running -= 1;
    else next.begin();
  }

  return async (work) => {
    await enter();
    const began = performance.now();
    try {
      return await work();
    } finally {
      piece_ms += (performance.now() - began - piece_ms) * FOLLOWS;
      leave();
    }
  };
}
