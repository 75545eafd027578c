// Owns the writing of many at once: what is handed in while a statement is under way goes into the next one together.
import pg from 'pg';

/** Settles when the statement that carried it has: what is answered is what happened to this one. */
export type HandIn<Item, Result> = (item: Item) => Promise<Result>;

export interface BatchOptions<Item> {
  /** Items in one statement. */
  most?: number;
  /** Statements under way at the same time; one if unset. More overlap their waiting for the disk, and carry less each. */
  lanes?: number;
  /** A further lane opens only after the last statement has been under way for so long: until then the next one grows. */
  patience_ms?: number;
  /** With one lane: items that are told apart by the same text never go into one statement together. */
  apart?: (item: Item) => string;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Alone an item is sent in the same turn; under load one statement, and so one commit, carries all that came up since the
 * last. `write` answers in the order of its items. Where the database refuses a batch, each of it is tried alone: nobody
 * fails for somebody else's item.
 */
export function batched<Item, Result>(
  write: (items: readonly Item[]) => Promise<readonly Result[]>,
  { most = 64, lanes = 1, patience_ms = 0, apart }: BatchOptions<Item> = {},
): HandIn<Item, Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let planned = false;
  let running = 0;
  let patience: NodeJS.Timeout | undefined;

  function plan(): void {
    if (planned || running >= lanes || waiting.length === 0) return;
    if (running > 0 && patience_ms > 0) patience ??= setTimeout(go, patience_ms);
    else go();
  }

  function go(): void {
    clearTimeout(patience);
    patience = undefined;
    planned = true;
    // After all that was read from sockets in this turn.
    setImmediate(() => {
      planned = false;
      void send();
    });
  }

  function take(): Waiting<Item, Result>[] {
    if (apart === undefined) return waiting.splice(0, most);
    const names = new Set<string>();
    const left: Waiting<Item, Result>[] = [];
    const taken = waiting.filter((entry) => {
      const name = apart(entry.item);
      const fits = names.size < most && !names.has(name);
      if (fits) names.add(name);
      else left.push(entry);
      return fits;
    });
    waiting = left;
    return taken;
  }

  async function send(): Promise<void> {
    const batch = take();
    running += 1;
    plan();
    try {
      await settle(write, batch);
    } finally {
      running -= 1;
      plan();
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      plan();
    });
}

async function settle<Item, Result>(
  write: (items: readonly Item[]) => Promise<readonly Result[]>,
  batch: readonly Waiting<Item, Result>[],
): Promise<void> {
  try {
    const results = await write(batch.map(({ item }) => item));
    for (const [at, { resolve }] of batch.entries()) resolve(results[at] as Result);
  } catch (error) {
    // A database that is away is away for each of them too: only what it refused is worth another try.
    const refused = batch.length > 1 && error instanceof pg.DatabaseError;
    if (refused) await Promise.all(batch.map((entry) => settle(write, [entry])));
    else for (const { reject } of batch) reject(error);
  }
}
