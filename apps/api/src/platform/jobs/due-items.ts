// Owns jobs that work through a list of due items: in bounded batches, each item on its own. One that fails is reported, rests with
// growing patience, and holds up nothing behind it.
import type { Job } from '../domain.ts';
import { redactText } from '../log/redact.ts';
import type { Platform } from '../platform.ts';
import { insertFailure, listResting, removeSettled } from './failing-items.store.ts';
import type { Lane } from './lanes.ts';

export interface Asked {
  readonly now: Date;
  readonly limit: number;
  /** Keys of items that must not be in the list: they rest, or have had their turn. */
  readonly except: readonly string[];
}

export interface DueItems<Item, Payload> {
  readonly name: string;
  readonly lane: Lane;
  /** Without it the job runs when it is queued, and fails as a whole, to be tried again, where an item did. */
  readonly cron?: string;
  /** Items asked for at once. */
  readonly batch?: number;
  /** What is due, in a lasting order. Asked again until it answers less than `limit`. */
  readonly list: (platform: Platform, asked: Asked, payload: Payload) => Promise<readonly Item[]>;
  /** Names an item for good; not needed where the item is its own name. */
  readonly key?: (item: Item) => string;
  /** Must bear being run again, and being run by two replicas at once. */
  readonly each: (platform: Platform, item: Item, signal: AbortSignal) => Promise<unknown>;
}

/** From so many failures on, an operator sees the item among what is parked; it is tried on all the same. */
export const SHOWN_AFTER = 5;

export function dueItems<Item, Payload = unknown>(given: DueItems<Item, Payload>): Job {
  const { name, lane, cron } = given;
  return {
    name,
    lane,
    ...(cron === undefined ? {} : { cron }),
    async run(platform, payload, signal) {
      const now = platform.clock.now();
      const except = new Set(cron === undefined ? [] : await listResting(platform.db, name, now));
      let failed = 0;
      async function onFailure(item: string, error: unknown): Promise<void> {
        failed += 1;
        except.add(item);
        await reportFailure(platform, { job: name, item, lasting: cron !== undefined }, error);
      }
      await workThrough(platform, given, { now, except, payload: payload as Payload, signal, onFailure });
      if (cron !== undefined) await removeSettled(platform.db, name, now);
      else if (failed > 0) throw new Error(`${failed} items of ${name} failed`);
    },
  };
}

/** Throws where the signal ends it before the list is empty: the queue then gives the rest to the next server. */
async function workThrough<Item, Payload>(
  platform: Platform,
  { list, each, key = String, batch = 100 }: DueItems<Item, Payload>,
  run: {
    now: Date;
    except: Set<string>;
    payload: Payload;
    signal: AbortSignal;
    onFailure: (item: string, error: unknown) => Promise<void>;
  },
): Promise<void> {
  const { now, except, signal } = run;
  const done = new Set<string>();
  for (;;) {
    const due = await list(platform, { now, limit: batch, except: [...except] }, run.payload);
    for (const item of due) {
      signal.throwIfAborted();
      const name = key(item);
      // Had its turn and is due all the same, as a club that closes in many steps: the rest is for the next run.
      if (done.has(name)) except.add(name);
      if (except.has(name)) continue;
      done.add(name);
      try {
        await each(platform, item, signal);
      } catch (error) {
        // An item that was broken off because the server stops has not failed.
        signal.throwIfAborted();
        await run.onFailure(name, error);
      }
    }
    if (due.length < batch) return;
  }
}

async function reportFailure(
  { db, clock, log, metrics }: Platform,
  of: { job: string; item: string; lasting: boolean },
  error: unknown,
): Promise<void> {
  const { job, item } = of;
  // Not when the run began: a rest that is over already would be removed by another run as settled.
  const now = clock.now();
  metrics.count('due_item_failed', { job });
  const text = redactText(error instanceof Error ? error.message : String(error));
  // Where the database itself is away this fails too, and with it the job: then no item is to blame.
  const attempts = of.lasting ? await insertFailure(db, { job, item, now, error: text }) : 1;
  const fields = { error, job, item, attempts };
  if (attempts < SHOWN_AFTER) log.warn(fields, 'a due item failed and will be tried again');
  else log.error(fields, 'a due item keeps failing: somebody must look');
}

/** Repeats a bounded step that clears something until it finds nothing, or until the server is to stop. */
export async function untilNone(signal: AbortSignal, step: () => Promise<number>): Promise<void> {
  while (!signal.aborted && (await step()) > 0);
}
