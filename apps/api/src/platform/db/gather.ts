// Owns the asking for many at once: look-ups by key that arrive while others are under way go to the database together.

/** Finds one; undefined where there is none. */
export type Find<Value> = (key: string) => Promise<Value | undefined>;

interface Waiting<Value> {
  resolve(value: Value | undefined): void;
  reject(error: unknown): void;
}

/**
 * Nothing is kept: a look-up is sent after it was asked for, so it sees every commit that was acknowledged before. Alone it
 * is sent in the same turn; under load one question carries all that came up since the last.
 */
export function gathered<Value>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  most = 100,
): Find<Value> {
  const waiting = new Map<string, Waiting<Value>[]>();
  let planned = false;
  let running = false;

  function plan(): void {
    if (planned || running || waiting.size === 0) return;
    planned = true;
    // After all that was read from sockets in this turn.
    setImmediate(() => {
      planned = false;
      void send();
    });
  }

  async function send(): Promise<void> {
    const batch = new Map([...waiting].slice(0, most));
    for (const key of batch.keys()) waiting.delete(key);
    running = true;
    try {
      const found = await load([...batch.keys()]);
      for (const [key, calls] of batch) for (const call of calls) call.resolve(found.get(key));
    } catch (error) {
      for (const calls of batch.values()) for (const call of calls) call.reject(error);
    } finally {
      running = false;
      plan();
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const calls = waiting.get(key);
      if (calls === undefined) waiting.set(key, [{ resolve, reject }]);
      else calls.push({ resolve, reject });
      plan();
    });
}

/** The same for look-ups that belong to no one database: those on one database go together, each database by itself. */
export function gatheredOn<On extends object, Value>(
  load: (on: On, keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (on: On, key: string) => Promise<Value | undefined> {
  const finds = new WeakMap<On, Find<Value>>();
  return (on, key) => {
    let find = finds.get(on);
    if (find === undefined) {
      find = gathered((keys) => load(on, keys));
      finds.set(on, find);
    }
    return find(key);
  };
}
