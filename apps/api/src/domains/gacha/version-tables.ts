// Owns the tables that draws are made from, worked out once: a version never changes, so what is kept never goes stale.
import { oddsOf, type TableOdds } from '@stagepass/base/gacha/odds.ts';
import { type DrawTable, drawTable, type TableEntry } from '@stagepass/base/gacha/table.ts';
import type { Executor } from '#platform/db/executor.ts';
import { findEntries } from './pools.store.ts';

interface Kept {
  readonly entries: readonly TableEntry[];
  readonly table: DrawTable;
  odds: TableOdds | undefined;
}

const MOST_KEPT = 500;
const kept = new Map<string, Kept>();

function keep(versionId: string, entries: readonly TableEntry[]): Kept {
  const known = kept.get(versionId);
  if (known !== undefined) return known;
  const made = { entries, table: drawTable(entries), odds: undefined };
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(versionId, made);
  return made;
}

export async function loadTable(tx: Executor, versionId: string): Promise<DrawTable> {
  const known = kept.get(versionId);
  return (known ?? keep(versionId, await findEntries(tx, versionId))).table;
}

export function tableOf(version: { id: string; entries: readonly TableEntry[] }): DrawTable {
  return keep(version.id, version.entries).table;
}

/** Some hundred microseconds of arithmetic the first time. */
export function oddsOfVersion(version: { id: string; entries: readonly TableEntry[] }): TableOdds {
  const own = keep(version.id, version.entries);
  own.odds ??= oddsOf(own.table);
  return own.odds;
}
