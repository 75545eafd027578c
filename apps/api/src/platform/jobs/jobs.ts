// Owns work beside requests: scheduled and queued jobs, kept by pg-boss in the same database.
import type { Tx } from '../db/db.ts';
import type { Executor } from '../db/executor.ts';

export interface Jobs {
  /** Queues a job in the caller's transaction. `key` makes it unique while it waits. */
  queue(
    tx: Executor & Partial<Pick<Tx, 'afterCommit'>>,
    name: string,
    payload: object,
    options?: { key?: string },
  ): Promise<void>;
  /** Makes the queue's tables where they are not there yet. */
  prepare(): Promise<void>;
}

/** Trying again cannot help: the job is parked at once, for the operator to look at. */
export class Hopeless extends Error {
  override name = 'Hopeless';
}
