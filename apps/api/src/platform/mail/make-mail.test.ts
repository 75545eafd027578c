// Proves that a letter goes out if, and only if, its transaction commits, through the real client and to the disk.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seededClock } from '@stagepass/base/clock.ts';
import { type TestDatabase, testDatabase } from '@stagepass/testkit/database.ts';
import { type MailServer, startMailServer } from '@stagepass/testkit/servers/smtp-server.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Db, openDb } from '../db/db.ts';
import { diskTransport, listOutbox } from './disk-outbox.ts';
import { writeLetter } from './letter.ts';
import { type MailParts, makeMail, type RunningMail } from './make-mail.ts';
import { renderOutboxPage } from './outbox-page.ts';

let database: TestDatabase;
let db: Db;
let server: MailServer;
let dir: string;
let started: RunningMail[] = [];
let logged: string[] = [];
const clock = seededClock('2026-05-01T10:00:00Z');

beforeEach(async () => {
  database = await testDatabase();
  db = openDb({
    url: database.url,
    max: 4,
    writeEvent: async () => {},
    afterEvents: () => {},
    onError: () => {},
  });
  server = await startMailServer();
  dir = await mkdtemp(path.join(tmpdir(), 'mail-'));
  started = [];
  logged = [];
});

afterEach(async () => {
  await Promise.all(started.map((mail) => mail.stop()));
  await server.stop();
  await db.close();
  await database.drop();
  await rm(dir, { recursive: true });
});

function mailer(smtp: string | undefined, options: Partial<MailParts> = {}): RunningMail {
  const note = (_: object, message: string) => logged.push(message);
  const config = {
    SMTP_URL: smtp,
    MAIL_FROM: 'StagePass <no-reply@stagepass.test>',
    data_dir: dir,
    origin: 'https://club.test',
  };
  const log = { debug: note, info: note, warn: note, error: note };
  const mail = makeMail({ config, db, clock, log, backoff_s: () => 0, ...options });
  started.push(mail);
  return mail;
}

const body = writeLetter({
  heading: 'Your code',
  intro: 'Type this code to go on.',
  code: '042317',
  outro: 'It holds for ten minutes.',
});
const letter = { to: 'ana@example.test', subject: 'Ünïcode ✓', ...body };

async function queued(): Promise<{ attempts: number; dead_at: Date | null; last_error: string | null }[]> {
  return (await db.query<never>({ text: 'select attempts, dead_at, last_error from mail_queue' })).rows;
}

test('a committed letter is sent at once, with both parts, and nothing of it stays', async () => {
  const mail = mailer(server.url, { poll_ms: 60_000 });
  mail.start();
  await db.transaction((tx) => mail.send(tx, letter));
  await expect.poll(() => server.letters.length, { timeout: 5000 }).toBe(1);
  const [got] = server.letters;
  expect(got).toMatchObject({ from: 'no-reply@stagepass.test', to: ['ana@example.test'] });
  expect(got?.raw).toContain('042317');
  expect(got?.raw).toContain('Content-Type: text/plain');
  expect(got?.raw).toContain('Content-Type: text/html');
  expect(got?.raw).toMatch(/Message-ID: <letter-\d+@club\.test>/i);
  await expect.poll(queued).toEqual([]);
});

test('a letter of a transaction that rolled back is never sent', async () => {
  const mail = mailer(server.url);
  const rolledBack = db.transaction(async (tx) => {
    await mail.send(tx, letter);
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await mail.flush();
  expect(server.letters).toEqual([]);
});

test('a passing error is tried again until the letter is taken', async () => {
  const mail = mailer(server.url);
  server.failNext(3);
  await mail.send(db, letter);
  await mail.flush();
  expect(server.letters).toHaveLength(1);
  expect(logged).toHaveLength(3);
});

test('a recipient refused for good is given up at once, the others are not', async () => {
  const mail = mailer(server.url);
  server.refuse('gone@example.test');
  await mail.send(db, { ...letter, to: 'gone@example.test' });
  await mail.send(db, letter);
  await mail.flush();
  expect(server.letters).toHaveLength(1);
  expect(await queued()).toMatchObject([{ attempts: 1, dead_at: expect.any(Date) }]);
});

test('a mail server that is away costs patience, then the letter is parked', async () => {
  const mail = mailer('smtp://127.0.0.1:9', { max_attempts: 3 });
  await mail.send(db, letter);
  await mail.flush();
  expect(await queued()).toMatchObject([{ attempts: 3, dead_at: expect.any(Date) }]);
});

test('a wrong password of ours is no reason to give a letter up at once', async () => {
  const mail = mailer(server.url.replace('mail-password', 'wrong'), { max_attempts: 2 });
  await mail.send(db, letter);
  await mail.flush();
  expect(await queued()).toMatchObject([{ attempts: 2 }]);
  expect(JSON.stringify(await queued())).not.toContain('wrong@');
});

test('two senders never send a letter twice', async () => {
  const [one, other] = [mailer(server.url), mailer(server.url)];
  for (let n = 0; n < 10; n += 1) await one.send(db, { ...letter, subject: `n${n}` });
  await Promise.all([one.flush(), other.flush()]);
  expect(server.letters).toHaveLength(10);
});

test('without a mail server letters land on disk and on the page, as text', async () => {
  const mail = mailer(undefined);
  expect(mail.kind).toBe('outbox');
  await mail.send(db, { ...letter, subject: '<script>alert(1)</script>', to: '"><img src=x>@x.test' });
  clock.advance(1000);
  await mail.flush();
  await mail.send(db, { ...letter, subject: 'newer' });
  clock.advance(1000);
  await mail.flush();
  expect((await listOutbox(dir)).map((each) => each.subject)).toEqual(['newer', '<script>alert(1)</script>']);
  const page = await renderOutboxPage(dir);
  expect(page).toContain('042317');
  expect(page).toContain('&lt;script&gt;alert(1)');
  expect(page).not.toContain('<script');
  expect(page).not.toContain('<img');
});

test('the outbox on disk keeps the newest letters only', async () => {
  const disk = diskTransport({ dataDir: dir, from: 'x', clock, kept: 20 });
  for (let id = 1; id <= 23; id += 1) await disk.deliver({ ...letter, id, attempts: 1, subject: `${id}` });
  expect(await readdir(path.join(dir, 'outbox'))).toHaveLength(20);
  expect((await listOutbox(dir)).at(-1)?.subject).toBe('4');
  expect(await renderOutboxPage(path.join(dir, 'empty'))).toContain('No mail yet');
});

test('a letter escapes what it is given and says everything as text too', () => {
  const { html, text } = writeLetter({
    heading: 'A <b>',
    intro: ['one', 'two'],
    action: { label: 'Open', url: 'https://x.test/?a=1&b="2"' },
    outro: 'bye',
  });
  expect(html).toContain('A &lt;b&gt;');
  expect(html).toContain('a=1&amp;b=&quot;2&quot;');
  expect(text).toContain('https://x.test/?a=1&b="2"');
  for (const part of ['A <b>', 'one', 'two', 'Open', 'bye']) expect(text).toContain(part);
});
