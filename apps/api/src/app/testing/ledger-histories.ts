// Owns the checking of random histories: everything adds up at every moment, also for those who are killed half-way.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect } from 'vitest';
import { auditLedger, auditLedgerSinceLast } from '#domains/ledger/public/audit-ledger.ts';
import { voidHolds } from '#domains/ledger/public/hold-many.ts';
import { insertSeal } from '#domains/ledger/seals.store.ts';
import { type Bank, ledgerDb, NOON, whatDoesNotAddUp } from './ledger.ts';
import { type Deed, keyOf, perform, type Stage } from './ledger-deeds.ts';

/** Whole-table reads, one after the other, until it is told to stop; answers how many, all of which added up. */
export function watchSums(bank: Bank): () => Promise<number> {
  const reader = ledgerDb(bank.url, 1);
  let watching = true;
  let reads = 0;
  const watched = (async () => {
    while (watching) {
      expect(await whatDoesNotAddUp(reader)).toEqual([]);
      reads += 1;
      await sleep(10);
    }
  })();
  // Heard where it is awaited.
  watched.catch(() => {});
  return async () => {
    watching = false;
    await watched.finally(() => reader.close());
    return reads;
  };
}

const cut =
  /Connection terminated|ECONNRESET|EPIPE|terminating connection|server closed|Connection ended|not queryable/;

/** Whether somebody's connection was cut: they do not know whether it was done. */
export function wasCut(error: unknown): boolean {
  const { code, message } = error as { code?: string; message: string };
  return code === '57P01' || code === 'ECONNRESET' || cut.test(message);
}

/** Whoever lost the connection simply asks again, with the same key. */
async function insist(bank: Bank, stage: Stage, deed: Deed): Promise<string | undefined | 'refused'> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await perform(bank.db, stage, deed);
    } catch (error) {
      // 55P03: the sealer gives way to somebody who is slow.
      const busy = (error as { code?: string }).code === '55P03';
      if (!(wasCut(error) || busy) || attempt > 20) throw error;
      if (keyOf(deed) === null) return undefined;
    }
  }
}

/** Cuts connections in the middle of what they do. */
async function cutConnections(
  bank: Bank,
  pauses_ms: readonly number[],
  signal: AbortSignal,
): Promise<number> {
  const client = new pg.Client({ connectionString: bank.url, application_name: 'killer' });
  await client.connect();
  let killed = 0;
  for (const pause of pauses_ms) {
    await sleep(pause);
    if (signal.aborted) break;
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
       and application_name = 'stagepass' and state <> 'idle' and query not like 'with b as%' order by random() limit 1`,
    );
    killed += rowCount ?? 0;
  }
  await client.end();
  return killed;
}

/** Many hands take the deeds in turn; each with a key is sent twice at once and again later, and has one answer. */
export async function playHistory(
  bank: Bank,
  stage: Stage,
  history: { deeds: readonly Deed[]; hands: number; pauses_ms: readonly number[] },
): Promise<{ killed: number }> {
  const { deeds, hands, pauses_ms } = history;
  const answers = new Map<string, Set<string>>();
  const over = new AbortController();
  const killing = cutConnections(bank, pauses_ms, over.signal);
  let next = 0;
  const hand = async () => {
    for (let deed = deeds[next++]; deed !== undefined; deed = deeds[next++]) {
      const sent = keyOf(deed) === null ? [deed] : [deed, deed];
      const made = await Promise.all(sent.map((one) => insist(bank, stage, one)));
      remember(answers, deed, made);
    }
  };
  try {
    await Promise.all(Array.from({ length: hands }, hand));
    for (const deed of deeds) {
      if (!answers.has(keyOf(deed) ?? '')) continue;
      remember(answers, deed, [await insist(bank, stage, { ...deed, undone: false })]);
    }
  } finally {
    over.abort();
  }
  for (const [key, made] of answers) expect([key, made.size]).toEqual([key, 1]);
  return { killed: await killing };
}

function remember(
  answers: Map<string, Set<string>>,
  deed: Deed,
  made: readonly (string | undefined)[],
): void {
  const key = keyOf(deed);
  if (key === null) return;
  for (const one of made) {
    if (one === undefined || one === 'refused') continue;
    const known = answers.get(key) ?? new Set();
    answers.set(key, known.add(one));
  }
}

/** Of a process that was killed before it booked as much, little is learnt. */
const LEAST_BOOKED = 12;

/** A process that books, killed after a while; answers the transfers it was told to be safe. */
export async function bookAndDie(of: {
  url: string;
  seed: string;
  stage: Stage;
  hands: number;
  after_ms: number;
}): Promise<string[]> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'ledger-worker.ts')], {
    env: { ...process.env, LEDGER_WORK: JSON.stringify(of) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  let due = false;
  const killIfDue = () => {
    if (due && said.split('\n').length > LEAST_BOOKED) child.kill('SIGKILL');
  };
  child.stdout.on('data', (data: Buffer) => {
    // Time runs from the first booking: a busy machine starts processes slowly, and lets them work slowly.
    if (said === '')
      setTimeout(() => {
        due = true;
        killIfDue();
      }, of.after_ms);
    said += data.toString();
    killIfDue();
  });
  const signal = await new Promise((resolve) => child.once('close', (_, by) => resolve(by)));
  expect(signal).toBe('SIGKILL');
  return said.split('\n').slice(0, -1);
}

/** At the end: all open holds are freed, all moves are sealed, and the audit agrees. */
export async function closeTheBooks(bank: Bank): Promise<void> {
  const { rows } = await bank.db.query<{ id: string }>({
    text: `select id from ledger_holds where state = 'held'`,
  });
  const hold_ids = rows.map((row) => row.id);
  expect(await voidHolds(bank.db, { hold_ids, at: NOON })).toHaveLength(hold_ids.length);
  while (await bank.db.transaction((tx) => insertSeal(tx, NOON)));
  expect(await whatDoesNotAddUp(bank.db)).toEqual([]);
  const held = await bank.db.query<{ held: number }>({
    text: 'select sum(held)::bigint as held from ledger_accounts',
  });
  expect(held.rows[0]?.held).toBe(0);
  expect(await auditLedgerSinceLast(bank.db)).toMatchObject({ found: 0, differences: [] });
  expect(await auditLedger(bank.db)).toMatchObject({ found: 0, differences: [] });
}
