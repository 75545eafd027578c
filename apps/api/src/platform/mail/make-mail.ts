// Owns the sending of queued letters: one at a time, tried again with patience, given up after a day.
import type { Clock } from '@stagepass/base/clock.ts';
import type { Config } from '../config/config.ts';
import type { Executor } from '../db/executor.ts';
import type { Log } from '../log/log.ts';
import { redactText } from '../log/redact.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { makeBell } from '../outbox/bell.ts';
import { diskTransport } from './disk-outbox.ts';
import type { Mail } from './mail.ts';
import {
  insertLetter,
  type QueuedLetter,
  removeLetter,
  takeLetter,
  updateFailedLetter,
} from './mail-queue.store.ts';
import { smtpTransport, type Transport, Undeliverable } from './smtp-transport.ts';

export interface RunningMail extends Mail {
  start(): void;
  /** Waits for the letter that is being sent. */
  stop(): Promise<void>;
  /** Sends everything that is due; for tests and for commands that do not stay. */
  flush(): Promise<void>;
}

export interface MailParts {
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'data_dir' | 'origin'>;
  db: Executor;
  clock: Clock;
  log: Log;
  metrics?: Metrics;
  poll_ms?: number;
  max_attempts?: number;
  backoff_s?: (attempts: number) => number;
}

/** 5 s, 15 s, 45 s … up to 3 hours: twelve tries span about a day. */
function tripling(attempts: number): number {
  return Math.min(10_800, 5 * 3 ** (attempts - 1));
}

function transportOf({ config, clock }: MailParts): Promise<Transport> {
  const { SMTP_URL: url, MAIL_FROM: from, data_dir: dataDir } = config;
  if (url === undefined) return Promise.resolve(diskTransport({ dataDir, from, clock }));
  return smtpTransport({ url, from, host: new URL(config.origin).hostname });
}

export function makeMail(parts: MailParts): RunningMail {
  const { config, db, log, poll_ms = 5000 } = parts;
  const bell = makeBell();
  let stopping = false;
  let running: Promise<void> | undefined;
  let transport: Promise<Transport> | undefined;

  async function flush(): Promise<void> {
    while (!stopping) {
      const letter = await takeLetter(db);
      if (letter === undefined) return;
      // Loaded with the first letter: an idle server does not carry a mail client.
      transport ??= transportOf(parts);
      await deliver(parts, await transport, letter);
    }
  }

  async function loop(): Promise<void> {
    while (!stopping) {
      const heard = bell.count();
      await flush().catch((error: unknown) => log.error({ error }, 'the mail queue could not be read'));
      if (!stopping) await bell.wait(heard, poll_ms);
    }
  }

  return {
    kind: config.SMTP_URL === undefined ? 'outbox' : 'smtp',
    async send(tx, letter) {
      await insertLetter(tx, letter);
      // In a transaction the letter is not there before the commit; a ring now would find nothing.
      if (tx.afterCommit === undefined) bell.ring();
      else tx.afterCommit(() => bell.ring());
    },
    start() {
      running ??= loop();
    },
    async stop() {
      stopping = true;
      bell.ring();
      await running;
      // A transport that could not even be made has nothing to close.
      (await transport?.catch(() => undefined))?.close();
    },
    flush,
  };
}

async function deliver(parts: MailParts, transport: Transport, letter: QueuedLetter): Promise<void> {
  const { db, log, metrics, max_attempts = 12, backoff_s = tripling } = parts;
  try {
    await transport.deliver(letter);
  } catch (error) {
    const dead = error instanceof Undeliverable || letter.attempts >= max_attempts;
    const text = redactText(error instanceof Error ? error.message : String(error));
    await updateFailedLetter(db, letter.id, { delay_s: backoff_s(letter.attempts), dead, error: text });
    metrics?.count(dead ? 'mail_dead' : 'mail_failed');
    const fields = { error, letter: letter.id, attempts: letter.attempts };
    if (dead) log.error(fields, 'a letter was given up');
    else log.warn(fields, 'a letter could not be sent and will be tried again');
    return;
  }
  await removeLetter(db, letter.id);
  metrics?.count('mail_sent');
}
