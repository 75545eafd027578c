// Owns the pool that grows slowly: whoever finds all connections busy waits some milliseconds for one of them first.
import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';

/** So many are opened as soon as they are wanted. */
const AT_ONCE = 4;
/**
 * A statement takes a few milliseconds, a new connection twenty: a process to start, and every plan to make. A burst that opened
 * ten of them at once made the hundred requests after it wait for the machine.
 */
const PATIENCE_MS = 10;

export function patientPool(config: pg.PoolConfig & { max: number }): pg.Pool {
  const most = config.max;
  const few = Math.min(AT_ONCE, most);
  const pool = new pg.Pool({ ...config, max: few });
  let handedOut = 0;
  pool.on('acquire', () => {
    handedOut += 1;
  });

  function grow(): void {
    pool.options.max += 1;
    // Opened here and given back at once, it goes to whoever has waited longest. Where it cannot be opened, they are told so.
    pool.connect().then(
      (client) => client.release(),
      () => undefined,
    );
  }

  let watched = false;
  /** Watches the last in the row; those who come meanwhile are watched after it. */
  function watch(): void {
    watched = true;
    const turn = handedOut + pool.waitingCount;
    setTimeout(() => {
      watched = false;
      if (handedOut < turn && pool.options.max < most) grow();
      if (pool.waitingCount > 0 && pool.options.max < most) watch();
    }, PATIENCE_MS).unref();
  }

  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown;
  pool.connect = ((...given: unknown[]) => {
    // Who waited is served by whoever gives back: what belongs to the asker, such as their trace, must come along.
    const bound = given.map((one) =>
      typeof one === 'function' ? AsyncResource.bind(one as () => void) : one,
    );
    const connecting = connect(...bound);
    if (!watched && pool.waitingCount > 0 && pool.options.max < most) watch();
    return connecting;
  }) as pg.Pool['connect'];
  pool.on('remove', () => {
    pool.options.max = Math.max(few, Math.min(pool.options.max, pool.totalCount));
  });
  return pool;
}
