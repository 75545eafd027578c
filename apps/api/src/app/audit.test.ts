// Proves that `npm run audit` looks at copies, listings and auctions as well as at the ledger, and that its exit code says what it found.
import { spawn } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Hopeless } from '#platform/jobs/jobs.ts';
import { auditJobs } from './audit-jobs.ts';
import { bid, fanWith, openLot } from './testing/auctions.ts';
import { openShops, resold, type Shops } from './testing/market.ts';
import { programEnv } from './testing/program-env.ts';
import type { Stage } from './testing/world.ts';

let shops: Shops;
let stage: Stage;
beforeAll(async () => {
  shops = await openShops();
  stage = await shops.fresh();
});
afterAll(() => shops.app.stop());

async function runAudit(...args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'audit.ts'), ...args], {
    env: { ...programEnv(), ...shops.app.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (data: Buffer) => {
    said += data.toString();
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}

/** Behind the triggers' backs, as somebody with the database's password could. */
async function tamper(text: string, id: string): Promise<void> {
  await shops.app.platform.db.transaction(async (tx) => {
    await tx.query({ text: 'set local session_replication_role = replica' });
    await tx.query({ text, values: [id] });
  });
}

test('it agrees with what was done, and finds each row that somebody changed by hand', async () => {
  const [ann, ben] = [await fanWith(stage, 9000), await fanWith(stage, 9000)];
  const { listing, copy } = await resold(stage, ann, 1000);
  const lot = await openLot(stage);
  expect((await bid(shops.app, ben, lot.id, { amount: 3000 })).ok).toBe(true);
  const clean = await runAudit();
  expect(clean.said).toContain('Everything agrees.');
  expect(clean.said).toMatch(/ledger: .*agrees\n(levels|items|auctions|market): agrees/);
  expect(clean.code).toBe(0);

  await tamper('update items set number = 7, seq = seq + 1 where id = $1', copy.item_id);
  await tamper(`update listings set state = 'closed', ended_at = now() where id = $1`, listing.id);
  await tamper('update auctions set leader_max = leader_max + 1 where id = $1', lot.id);
  const { code, said } = await runAudit();
  expect(said).toContain(`copy ${copy.item_id} its last step`);
  expect(said).toContain(`copy ${copy.item_id} is listed for nothing`);
  expect(said).toContain(`auction ${lot.id} holds 3000`);
  expect(code).toBe(1);

  // The audit of Sundays asks the same, and is parked at once for the operator to see.
  const { logged, run } = audits();
  const refusal: unknown = await run('platform.audit-whole').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Hopeless);
  expect(refusal).toMatchObject({ message: expect.stringMatching(/^npm run audit: \d+ differences\.$/) });
  expect(JSON.stringify(logged)).toContain(`auction ${lot.id} holds 3000`);
  // That of the other nights reads what was booked since the last one, and nothing else.
  await run('platform.audit-new');
  expect(JSON.stringify(logged.at(-1))).toMatch(/ledger: .* agrees\\nEverything agrees/);
}, 180_000);

test('an audit that could not be made is no difference: it is tried again', async () => {
  const { logged, run } = audits({ DATABASE_URL: 'postgres://127.0.0.1:1/nothing' });
  const refusal: unknown = await run('platform.audit-new').catch((error: unknown) => error);
  expect(refusal).toMatchObject({ message: 'the audit could not be made (2)' });
  expect(refusal).not.toBeInstanceOf(Hopeless);
  expect(JSON.stringify(logged)).toContain('ECONNREFUSED');
  // By hand it exits with a code of its own, too.
  expect(await runAudit('--head', 'not-a-hash')).toMatchObject({ code: 2, said: '' });
}, 180_000);

function audits(changed: { DATABASE_URL?: string } = {}) {
  const env = { ...shops.app.env, ...changed };
  const logged: object[] = [];
  const note = (fields: object, message: string) => logged.push({ fields, message });
  const log = { debug: note, info: note, warn: note, error: note };
  const jobs = auditJobs({
    databaseUrl: env.DATABASE_URL ?? '',
    env: { ...programEnv(), ...env },
  });
  const platform = { ...shops.app.platform, log };
  async function run(name: string, signal = new AbortController().signal): Promise<void> {
    await jobs.find((job) => job.name === name)?.run(platform, {}, signal);
  }
  return { logged, run };
}

async function withClient<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: shops.app.env.DATABASE_URL });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const AUDIT_LOCKS = `select pid from pg_locks where locktype = 'advisory' and objid = 7245030 and granted
  and database = (select oid from pg_database where datname = current_database())`;

test('there is one at a time, and being told to stop ends it', async () => {
  const { logged, run } = audits();
  const stop = new AbortController();
  await withClient(async (client) => {
    // The audit waits for this table as long as it is locked.
    await client.query('begin');
    await client.query('lock table ledger_accounts in access exclusive mode');
    const first = run('platform.audit-whole', stop.signal);
    const ended = expect(first).rejects.toThrow();
    await expect.poll(async () => (await client.query(AUDIT_LOCKS)).rowCount, { timeout: 60_000 }).toBe(1);
    // By the clock, again by the clock through a retry, or by hand: none runs beside it.
    await run('platform.audit-whole');
    expect(logged).toMatchObject([{ message: 'an audit is running already' }]);
    expect(await runAudit()).toMatchObject({ code: 3, said: '' });
    stop.abort();
    await ended;
    await expect.poll(async () => (await client.query(AUDIT_LOCKS)).rowCount, { timeout: 10_000 }).toBe(0);
    await client.query('rollback');
  });
}, 180_000);
