// Owns the audit: books every move again, from one snapshot, and says where what stands there differs.
import type { Db } from '#platform/db/db.ts';
import {
  type Contradiction,
  hasHead,
  listAccounts,
  listContradictions,
  listMoves,
  listSeals,
  withSnapshot,
} from '../audit/audit.store.ts';
import { recompute } from '../audit/recomputed.ts';

const movesInOneStep = 5000;
const shown = 100;

export interface Audit {
  readonly accounts: number;
  readonly moves: number;
  readonly seals: number;
  /** All of them; the list holds the first ones. */
  readonly found: number;
  readonly differences: readonly Contradiction[];
}

/** `heads`: hashes that somebody noted down when they were published; each must still be in the chain. */
export async function auditLedger(db: Db, heads: readonly string[] = []): Promise<Audit> {
  const differences: Contradiction[] = [];
  let found = 0;
  function note(rule: string, place: string, stored: unknown, computed: unknown): void {
    found += 1;
    if (differences.length < shown)
      differences.push({ rule, place, stored: String(stored), computed: String(computed) });
  }
  return withSnapshot(db.pool, async (snapshot) => {
    const accounts = await listAccounts(snapshot);
    const seals = await listSeals(snapshot);
    const recomputed = recompute(accounts, seals, note);
    let moves = 0;
    for (let after = 0n; ; ) {
      const batch = await listMoves(snapshot, after, movesInOneStep);
      for (const move of batch) recomputed.book(move);
      moves += batch.length;
      const last = batch.at(-1);
      if (last === undefined) break;
      after = last.id;
    }
    recomputed.compare();
    for (const one of await listContradictions(snapshot)) note(one.rule, one.place, one.stored, one.computed);
    for (const head of heads)
      if (!(await hasHead(snapshot, head)))
        note('a noted head is in the chain', 'the chain', 'missing', head);
    return { accounts: accounts.length, moves, seals: seals.length, found, differences };
  });
}
