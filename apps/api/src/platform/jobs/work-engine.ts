// Owns when work beside requests is looked for: lanes with workers of their own, woken by whoever adds work, with a slow poll for what
// nobody announced.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Statement } from '../db/executor.ts';
import type { Log } from '../log/log.ts';
import { type Listener, listenTo } from './listen.ts';

export interface LaneWork {
  readonly name: string;
  /** Items done at the same time in this process. */
  readonly workers: number;
  /**
   * Claims one item, does it and settles it; false where nothing is due. Calls `claimed` once it has the item, so that another worker
   * looks for the next one meanwhile: an idle lane is looked at by one worker, a full one by all.
   */
  readonly next: (signal: AbortSignal, claimed: () => void) => Promise<boolean>;
}

export interface WorkEngine {
  add(lane: LaneWork): void;
  /** Work may be there: look now. Where this process does not work, or has no worker free, the other replicas are woken. */
  wake(lane: string): void;
  start(): void;
  /** Takes nothing new, tells what runs to end, and waits for it. */
  stop(): Promise<void>;
  /** Works until nothing is due in the lane; for tests and for commands that do not stay. */
  drain(lane: string): Promise<void>;
}

export interface EngineParts {
  databaseUrl: string;
  query: (statement: Statement) => Promise<unknown>;
  /** Where work gets its connections: not those of requests. */
  besideRequests?: <Result>(work: () => Result) => Result;
  log: Log;
  poll_ms?: number;
}

const CHANNEL = 'stagepass_work';
const STOP_LIMIT_MS = 20_000;
/** So long all workers of a lane are busy before the other replicas are woken: most work is done sooner than they would begin. */
const BUSY_MS = 100;

interface RunningLane {
  wake(): void;
  isBusy(): boolean;
  idle(): Promise<void>;
}

export function makeWorkEngine(parts: EngineParts): WorkEngine {
  const { databaseUrl, query, log, poll_ms = 10_000, besideRequests = (work) => work() } = parts;
  const lanes = new Map<string, RunningLane>();
  const stopping = new AbortController();
  let poll: NodeJS.Timeout | undefined;
  let listener: Listener | undefined;

  const busy = new Set<string>();

  function wakeAll(): void {
    for (const lane of lanes.values()) lane.wake();
  }

  function wakeReplicas(lane: string): void {
    // Never inside of the caller's transaction: commits that notify wait for each other.
    query({ text: `select pg_notify('${CHANNEL}', $1)`, values: [lane] }).catch((error: unknown) =>
      log.warn({ error, lane }, 'no replica could be woken; the next poll finds the work'),
    );
  }

  function wakeReplicasIfBusy(name: string, lane: RunningLane): void {
    if (!lane.isBusy() || busy.has(name)) return;
    busy.add(name);
    setTimeout(() => {
      busy.delete(name);
      if (lane.isBusy() && !stopping.signal.aborted) wakeReplicas(name);
    }, BUSY_MS).unref();
  }

  return {
    add(lane) {
      if (lanes.has(lane.name)) throw new Error(`two lanes of work are named ${lane.name}`);
      // Each worker runs in the context in which its lane is added.
      lanes.set(
        lane.name,
        besideRequests(() => runLane(lane, stopping.signal, log)),
      );
    },
    wake(name) {
      if (poll === undefined) return wakeReplicas(name);
      const lane = lanes.get(name);
      lane?.wake();
      if (lane !== undefined) wakeReplicasIfBusy(name, lane);
    },
    start() {
      if (poll !== undefined) return;
      poll = setInterval(wakeAll, poll_ms);
      listener = listenTo(databaseUrl, CHANNEL, (lane) =>
        lane === '' ? wakeAll() : lanes.get(lane)?.wake(),
      );
    },
    async stop() {
      stopping.abort();
      clearInterval(poll);
      const idle = Promise.all([...lanes.values()].map((lane) => lane.idle()));
      await Promise.race([idle, new Promise((resolve) => setTimeout(resolve, STOP_LIMIT_MS).unref())]);
      await listener?.stop();
    },
    async drain(name) {
      const lane = lanes.get(name);
      lane?.wake();
      await lane?.idle();
    },
  };
}

function runLane(lane: LaneWork, signal: AbortSignal, log: Log): RunningLane {
  const running = new Set<Promise<void>>();
  // Without the context of whoever wakes it: work that a request announced must not appear as a step in that request's trace.
  const outside = AsyncLocalStorage.snapshot();
  let wakes = 0;

  function startWorker(): void {
    if (signal.aborted || running.size >= lane.workers) return;
    const worker = outside(work).catch((error: unknown) =>
      log.error({ error, lane: lane.name }, 'a lane of work broke off'),
    );
    running.add(worker);
    void worker.then(() => running.delete(worker));
  }

  async function work(): Promise<void> {
    while (!signal.aborted) {
      const before = wakes;
      // Woken while it looked: what it was woken for may have come after the look.
      if (!(await lane.next(signal, startWorker)) && wakes === before) return;
    }
  }

  return {
    wake() {
      wakes += 1;
      startWorker();
    },
    isBusy: () => running.size >= lane.workers,
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
