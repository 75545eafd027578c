// Owns the audit: books every move again, or those since the last audit, from one snapshot, and says where what stands there differs.
import type { Db } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import {
  type Contradiction,
  hasHead,
  listAccounts,
  listContradictions,
  listMoves,
  listSeals,
  withSnapshot,
} from '../audit/audit.store.ts';
import {
  type AuditPoint,
  findPoint,
  findSealHash,
  listAccountsAt,
  type Mark,
  putPoint,
} from '../audit/points.store.ts';
import { type Note, type Recomputed, recompute } from '../audit/recomputed.ts';

const movesInOneStep = 5000;
const shown = 100;

export interface Audit {
  /** Accounts that were looked at, moves that were booked again, seals that were closed again. */
  readonly accounts: number;
  readonly moves: number;
  readonly seals: number;
  /** All of them; the list holds the first ones. */
  readonly found: number;
  readonly differences: readonly Contradiction[];
}

/** The whole. `heads`: hashes that somebody noted down when they were published; each must still be in the chain. */
export async function auditLedger(db: Db, heads: readonly string[] = []): Promise<Audit> {
  return audit(db, { heads, whole: true });
}

/**
 * What was booked since the last audit that agreed, on what it found: accounts that nobody has touched since are not looked at.
 * The whole where there was none.
 */
export async function auditLedgerSinceLast(db: Db): Promise<Audit> {
  return audit(db, { heads: [], whole: false });
}

async function audit(db: Db, { heads, whole }: { heads: readonly string[]; whole: boolean }): Promise<Audit> {
  const differences: Contradiction[] = [];
  let found = 0;
  function note(rule: string, place: string, stored: unknown, computed: unknown): void {
    found += 1;
    if (differences.length < shown)
      differences.push({ rule, place, stored: String(stored), computed: String(computed) });
  }
  const booked = await withSnapshot(db.pool, async (snapshot) => {
    const from = whole ? undefined : await findPoint(snapshot);
    const result = await bookAgain(snapshot, note, from);
    for (const one of await listContradictions(snapshot, from === undefined))
      note(one.rule, one.place, one.stored, one.computed);
    for (const head of heads)
      if (!(await hasHead(snapshot, head)))
        note('a noted head is in the chain', 'the chain', 'missing', head);
    return result;
  });
  // Only on what agrees may the next audit build.
  if (found === 0 && booked.point !== undefined) await putPoint(db, booked.point, booked.marks);
  const { accounts, moves, seals } = booked;
  return { accounts, moves, seals, found, differences };
}

interface Booked {
  accounts: number;
  moves: number;
  seals: number;
  /** Where the next audit may begin; undefined as long as nothing is sealed. */
  point: AuditPoint | undefined;
  marks: Mark[];
}

async function bookAgain(snapshot: Executor, note: Note, from: AuditPoint | undefined): Promise<Booked> {
  const seals = await listSeals(snapshot, from?.seal_n);
  const recomputed = recompute(seals, note, from);
  let accounts = 0;
  if (from === undefined)
    for (const account of await listAccounts(snapshot)) {
      recomputed.open(account);
      accounts += 1;
    }
  else await compareSeal(snapshot, from, note);
  let moves = 0;
  for (let after = from?.to_id ?? 0n; ; ) {
    const batch = await listMoves(snapshot, after, movesInOneStep);
    if (from !== undefined) accounts += await openTouched(snapshot, recomputed, batch, from);
    for (const move of batch) recomputed.book(move);
    moves += batch.length;
    const last = batch.at(-1);
    if (last === undefined) break;
    after = last.id;
  }
  recomputed.compare();
  const last = seals.at(-1);
  const point = last === undefined ? undefined : { seal_n: last.n, to_id: last.to_id, hash: last.hash };
  return { accounts, moves, seals: seals.length, point, marks: recomputed.marks() };
}

async function compareSeal(snapshot: Executor, from: AuditPoint, note: Note): Promise<void> {
  const hash = await findSealHash(snapshot, from.seal_n);
  if (hash !== from.hash) note('an audited seal is as it was', `seal ${from.seal_n}`, hash, from.hash);
}

/** Answers how many accounts the batch touches that were not known before. */
async function openTouched(
  snapshot: Executor,
  recomputed: Recomputed,
  batch: readonly { from_account: string; to_account: string }[],
  from: AuditPoint,
): Promise<number> {
  const touched = new Set(batch.flatMap((move) => [move.from_account, move.to_account]));
  const unknown = [...touched].filter((id) => !recomputed.knows(id));
  if (unknown.length === 0) return 0;
  for (const { account, books } of await listAccountsAt(snapshot, unknown, from.to_id))
    recomputed.open(account, books);
  return unknown.length;
}
