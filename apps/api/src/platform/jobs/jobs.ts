// Owns work beside requests: scheduled and queued jobs, run by pg-boss in the same database.
import type { Tx } from '../db/db.ts';
import type { Executor } from '../db/executor.ts';

export interface Jobs {
  /** Queues a job in the caller's transaction. `key` makes it unique while it waits. */
  queue(
    tx: Executor & Partial<Pick<Tx, 'afterCommit'>>,
    name: string,
    payload: object,
    options?: { key?: string; start_after_s?: number },
  ): Promise<void>;
}
