// Owns outgoing mail: queued in the database with the change it belongs to, then sent or put into the outbox on disk.
import type { Tx } from '../db/db.ts';
import type { Executor } from '../db/executor.ts';

export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mail {
  readonly kind: 'smtp' | 'outbox';
  /** Queues a letter in the caller's transaction: sent if, and only if, it commits; tried again until it is. */
  send(tx: Executor & Partial<Pick<Tx, 'afterCommit'>>, letter: Letter): Promise<void>;
}
