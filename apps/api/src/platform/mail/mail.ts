// Owns outgoing mail: queued in the database with the change it belongs to, then sent or put into the outbox on disk.
import type { Tx } from '../db/db.ts';
import type { Executor } from '../db/executor.ts';

export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Somebody waits for it in front of a screen, as for a code: it goes out by a lane that bulk mail never enters. */
  urgent?: boolean;
  /** Of a letter that somebody can turn off: said below it, and to mail programs in headers (RFC 2369, RFC 8058). */
  unsubscribe?: UnsubscribeLinks;
}

export interface UnsubscribeLinks {
  /** A page that works without signing in. */
  page: string;
  /** Turned off by one POST to it, which mail programs send. */
  one_click: string;
}

export interface QueuedLetter extends Letter {
  /** The same over all tries. */
  id: string;
}

export interface Mail {
  readonly kind: 'smtp' | 'outbox';
  /** Queues a letter in the caller's transaction: sent if, and only if, it commits; tried again until it is. */
  send(tx: Executor & Partial<Pick<Tx, 'afterCommit'>>, letter: Letter): Promise<void>;
  /** Hands a queued letter over now; for the jobs that send. */
  deliver(letter: QueuedLetter): Promise<void>;
}
