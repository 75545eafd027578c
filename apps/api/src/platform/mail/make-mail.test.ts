// Proves that a letter goes out if, and only if, its transaction commits, through the real client and to the disk.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seededClock } from '@stagepass/base/clock.ts';
import { type TestDatabase, testDatabase } from '@stagepass/testkit/database.ts';
import { type MailServer, startMailServer } from '@stagepass/testkit/servers/smtp-server.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Db, openDb } from '../db/db.ts';
import { makeJobs } from '../jobs/boss-jobs.ts';
import type { Lane } from '../jobs/lanes.ts';
import { listParked } from '../jobs/parked.store.ts';
import { makeWorkEngine } from '../jobs/work-engine.ts';
import { makeMetrics } from '../metrics/prometheus.ts';
import type { Platform } from '../platform.ts';
import { diskTransport, listOutbox } from './disk-outbox.ts';
import { writeLetter } from './letter.ts';
import type { Mail } from './mail.ts';
import { makeMail } from './make-mail.ts';
import { renderOutboxPage } from './outbox-page.ts';

let database: TestDatabase;
let db: Db;
let server: MailServer;
let dir: string;
let started: { stop(): Promise<void> }[] = [];
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

interface Mailer extends Pick<Mail, 'kind' | 'send'> {
  start(): Promise<void>;
  /** Sends what is due in the lanes of mail; what failed is made due at once. */
  flush(lane?: Lane): Promise<void>;
}

async function mailer(smtp: string | undefined): Promise<Mailer> {
  const note = (_: object, message: string) => logged.push(message);
  const config = {
    SMTP_URL: smtp,
    CONTACT_EMAIL: undefined,
    MAIL_FROM: 'StagePass <no-reply@stagepass.test>',
    data_dir: dir,
    origin: 'https://club.test',
  };
  const log = { debug: note, info: note, warn: note, error: note };
  const engine = makeWorkEngine({ databaseUrl: database.url, query: db.query, log, poll_ms: 60_000 });
  const parts = { databaseUrl: database.url, engine, jobs: [], log, metrics: makeMetrics() };
  const jobs = makeJobs({ ...parts, by_the_clock: false });
  const mail = makeMail({ config, clock, jobs });
  await jobs.start({ db, clock, log, mail } as unknown as Platform);
  started.push({
    async stop() {
      await engine.stop();
      await jobs.stop();
      await mail.close();
    },
  });
  return {
    ...mail,
    start: async () => engine.start(),
    async flush(lane = 'letters') {
      await engine.drain(lane);
      while (await makeDue()) await engine.drain(lane);
    },
  };
}

/** True where something waits for its next try. */
async function makeDue(): Promise<boolean> {
  const text = `update jobs.job set start_after = now() where state = 'retry'`;
  return (await db.query({ text })).count > 0;
}

const body = writeLetter({
  heading: 'Your code',
  intro: 'Type this code to go on.',
  code: '042317',
  outro: 'It holds for ten minutes.',
});
const letter = { to: 'ana@example.test', subject: 'Ünïcode ✓', ...body };

async function queued(): Promise<number> {
  return (await db.query({ text: `select from jobs.job where name in ('codes', 'letters')` })).count;
}

test('a committed letter is sent at once, with both parts, and nothing of it stays', async () => {
  const mail = await mailer(server.url);
  await mail.start();
  await db.transaction((tx) => mail.send(tx, letter));
  await expect.poll(() => server.letters.length, { timeout: 5000 }).toBe(1);
  const [got] = server.letters;
  expect(got).toMatchObject({ from: 'no-reply@stagepass.test', to: ['ana@example.test'] });
  expect(got?.raw).toContain('042317');
  expect(got?.raw).toContain('Content-Type: text/plain');
  expect(got?.raw).toContain('Content-Type: text/html');
  expect(got?.raw).toMatch(/Message-ID: <letter-[-0-9a-f]{36}@club\.test>/i);
  await expect.poll(queued).toBe(0);
});

test('a letter of a transaction that rolled back is never sent', async () => {
  const mail = await mailer(server.url);
  const rolledBack = db.transaction(async (tx) => {
    await mail.send(tx, letter);
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await mail.flush();
  expect(server.letters).toEqual([]);
});

test('a passing error is tried again until the letter is taken', async () => {
  const mail = await mailer(server.url);
  server.failNext(3);
  await mail.send(db, letter);
  await mail.flush();
  expect(server.letters).toHaveLength(1);
  expect(logged).toHaveLength(3);
});

test('a recipient refused for good is given up at once, the others are not', async () => {
  const mail = await mailer(server.url);
  server.refuse('gone@example.test');
  await mail.send(db, { ...letter, to: 'gone@example.test' });
  await mail.send(db, letter);
  await mail.flush();
  expect(server.letters).toHaveLength(1);
  expect(await listParked(db, 10)).toMatchObject([{ name: 'platform.send-letter', attempts: 1 }]);
});

test('a mail server that is away, or a wrong password of ours, costs patience, then the letter is parked', async () => {
  for (const url of ['smtp://127.0.0.1:9', server.url.replace('mail-password', 'wrong')]) {
    const mail = await mailer(url);
    await mail.send(db, letter);
    await mail.flush();
    const parked = await listParked(db, 10);
    expect(parked).toMatchObject([{ name: 'platform.send-letter', attempts: 18 }]);
    expect(JSON.stringify(parked)).not.toContain('wrong@');
    await db.query({ text: `delete from jobs.job where state = 'failed'` });
  }
});

test('a code does not wait behind a thousand digests', async () => {
  const mail = await mailer(server.url);
  await db.transaction(async (tx) => {
    for (let n = 0; n < 1000; n += 1) await mail.send(tx, { ...letter, subject: `digest ${n}` });
  });
  await mail.start();
  await expect.poll(() => server.letters.length, { timeout: 10_000, interval: 5 }).toBeGreaterThan(3);
  const before = server.letters.length;
  await mail.send(db, { ...letter, subject: '042317 is your code', urgent: true });
  const code = () => server.letters.findIndex(({ raw }) => raw.includes('is your code'));
  await expect.poll(code, { timeout: 10_000, interval: 5 }).toBeGreaterThan(-1);
  expect(code() - before, 'letters between the sending of the code and its arrival').toBeLessThan(60);
  expect(await queued(), 'digests that still wait').toBeGreaterThan(700);
});

test('a letter that waited before there were lanes is sent after the update', async () => {
  await db.query({ text: 'drop table failing_items' });
  await db.query({
    text: `create table mail_queue (id bigint generated always as identity, recipient text, subject text, text_body text,
      html_body text, dead_at timestamptz)`,
  });
  await db.query({
    text: `insert into mail_queue (recipient, subject, text_body, html_body, dead_at)
      values ('ana@example.test', 'waits', 't', 'h', null), ('ben@example.test', 'was given up', 't', 'h', now())`,
  });
  const file = path.join(import.meta.dirname, '../../../migrations/0041_work_lanes_and_failing_items.sql');
  await db.query({ text: await readFile(file, 'utf8') });
  const mail = await mailer(server.url);
  await mail.flush('work');
  expect(server.letters).toMatchObject([{ to: ['ana@example.test'] }]);
});

test('two senders never send a letter twice', async () => {
  const [one, other] = [await mailer(server.url), await mailer(server.url)];
  for (let n = 0; n < 10; n += 1) await one.send(db, { ...letter, subject: `n${n}` });
  await Promise.all([one.flush(), other.flush()]);
  expect(server.letters).toHaveLength(10);
});

test('without a mail server letters land on disk and on the page, as text', async () => {
  const mail = await mailer(undefined);
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
  for (let id = 1; id <= 23; id += 1) await disk.deliver({ ...letter, id: `id-${id}`, subject: `${id}` });
  expect(await readdir(path.join(dir, 'outbox'))).toHaveLength(20);
  expect((await listOutbox(dir)).at(-1)?.subject).toBe('4');
  expect(await renderOutboxPage(path.join(dir, 'empty'))).toContain('No email yet');
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
