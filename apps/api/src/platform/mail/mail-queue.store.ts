// Owns the queue of letters: written with the change they belong to, leased while one is being sent.
import { type Executor, prepared } from '../db/executor.ts';
import type { Letter } from './mail.ts';

export interface QueuedLetter extends Letter {
  id: number;
  attempts: number;
}

const insert = prepared<never>(
  'mail-insert',
  'insert into mail_queue (recipient, subject, text_body, html_body) values ($1, $2, $3, $4)',
);

// A lease instead of an open transaction: no connection is held while a mail server takes its time. Whoever dies
// with a lease loses it after two minutes.
const takeDue = prepared<QueuedLetter>(
  'mail-take',
  `update mail_queue set attempts = attempts + 1, run_at = now() + interval '2 minutes'
   where id = (select id from mail_queue where dead_at is null and run_at <= now()
               order by run_at, id limit 1 for update skip locked)
   returning id, attempts, recipient as "to", subject, text_body as text, html_body as html`,
);

export async function insertLetter(tx: Executor, letter: Letter): Promise<void> {
  await insert(tx, [letter.to, letter.subject, letter.text, letter.html]);
}

export async function takeLetter(db: Executor): Promise<QueuedLetter | undefined> {
  return (await takeDue(db, []))[0];
}

/** Nothing of a letter that was sent is kept: codes for signing in are in there. */
export async function removeLetter(db: Executor, id: number): Promise<void> {
  await db.query({ text: 'delete from mail_queue where id = $1', values: [id] });
}

export async function updateFailedLetter(
  db: Executor,
  id: number,
  failure: { delay_s: number; dead: boolean; error: string },
): Promise<void> {
  await db.query({
    text: `update mail_queue set run_at = now() + make_interval(secs => $2),
             dead_at = case when $3 then now() end, last_error = $4 where id = $1`,
    values: [id, failure.delay_s, failure.dead, failure.error],
  });
}

export async function pruneMail(db: Executor, before: Date): Promise<number> {
  const { count } = await db.query({
    text: 'delete from mail_queue where dead_at < $1',
    values: [before],
  });
  return count;
}
