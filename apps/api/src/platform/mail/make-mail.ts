// Owns the way of a letter: a job in the lane of codes or of other letters, handed to the mail server or to the outbox on disk.
import { randomUUID } from 'node:crypto';
import type { Clock } from '@stagepass/base/clock.ts';
import type { Config } from '../config/config.ts';
import type { Job } from '../domain.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { diskTransport } from './disk-outbox.ts';
import { withContact, withUnsubscribe } from './letter.ts';
import type { Mail, QueuedLetter } from './mail.ts';
import { smtpTransport, type Transport } from './smtp-transport.ts';

export interface RunningMail extends Mail {
  close(): Promise<void>;
}

export interface MailParts {
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'CONTACT_EMAIL' | 'data_dir' | 'origin'>;
  clock: Clock;
  jobs: Jobs;
}

const run: Job['run'] = ({ mail }, payload) => mail.deliver(payload as QueuedLetter);
const sendCode: Job = { name: 'platform.send-code', lane: 'codes', run };
const sendLetter: Job = { name: 'platform.send-letter', lane: 'letters', run };

export const mailJobs: readonly Job[] = [sendCode, sendLetter];

function transportOf({ config, clock }: MailParts): Promise<Transport> {
  const { SMTP_URL: url, MAIL_FROM: from, data_dir: dataDir } = config;
  if (url === undefined) return Promise.resolve(diskTransport({ dataDir, from, clock }));
  const host = new URL(config.origin).hostname;
  return smtpTransport({ url, from, host, reply_to: config.CONTACT_EMAIL });
}

export function makeMail(parts: MailParts): RunningMail {
  const { config, jobs } = parts;
  let transport: Promise<Transport> | undefined;
  return {
    kind: config.SMTP_URL === undefined ? 'outbox' : 'smtp',
    async send(tx, { urgent = false, ...letter }) {
      const queued: QueuedLetter = { ...letter, id: randomUUID() };
      await jobs.queue(tx, (urgent ? sendCode : sendLetter).name, queued);
    },
    async deliver(letter) {
      // Loaded with the first letter: an idle server does not carry a mail client.
      transport ??= transportOf(parts);
      const contact = config.CONTACT_EMAIL;
      const answered = contact === undefined ? letter : withContact(letter, contact);
      const { unsubscribe } = letter;
      await (await transport).deliver(
        unsubscribe === undefined ? answered : withUnsubscribe(answered, unsubscribe.page),
      );
    },
    async close() {
      // A transport that could not even be made has nothing to close.
      (await transport?.catch(() => undefined))?.close();
    },
  };
}
