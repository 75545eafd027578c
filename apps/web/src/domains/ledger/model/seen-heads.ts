// What this phone has noted of the ledger's published fingerprints: the first that it saw of a day stays, so that another is told apart.
import type { LedgerHead } from '@stagepass/contract/ledger/shapes.ts';
import { readLocalJson, writeLocal } from '#platform/storage/local.ts';

const place = 'spc-ledger-heads';
/** Somewhat more than a year. */
const mostDays = 400;

type Head = Pick<LedgerHead, 'day' | 'hash'>;
/** Hashes by day. */
export type Noted = Readonly<Record<string, string>>;

export function notedHeads(): Noted {
  const kept = readLocalJson(place);
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The latest days; what was noted before is never written over. */
export function noteHeads(heads: readonly Head[], before: Noted = notedHeads()): void {
  const all = { ...Object.fromEntries(heads.map(({ day, hash }) => [day, hash])), ...before };
  const latest = Object.entries(all)
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .slice(0, mostDays);
  writeLocal(place, JSON.stringify(Object.fromEntries(latest)));
}

export interface Compared {
  /** How many of those shown were noted before, and the earliest day of them. */
  readonly known: number;
  readonly since: string | null;
  /** Days of which another was noted. */
  readonly changed: readonly string[];
}

export function compareHeads(noted: Noted, heads: readonly Head[]): Compared {
  const known = heads.filter(({ day }) => noted[day] !== undefined);
  const days = known.map(({ day }) => day).sort();
  const changed = known.filter(({ day, hash }) => noted[day] !== hash).map(({ day }) => day);
  return { known: known.length, since: days[0] ?? null, changed };
}
