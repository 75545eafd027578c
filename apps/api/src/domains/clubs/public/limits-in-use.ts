// Owns the question how much of each counted limit a club uses.
import type { Executor } from '#platform/db/executor.ts';
import type { LimitName } from '../limits.rules.ts';
import { listLimits } from '../limits.store.ts';

export interface LimitInUse {
  readonly used: number;
  /** Null is unlimited. */
  readonly cap: number | null;
}

export async function limitsInUse(
  tx: Executor,
  clubId: string,
): Promise<Readonly<Record<LimitName, LimitInUse>>> {
  const rows = new Map((await listLimits(tx, clubId)).map((row) => [row.name, row]));
  const of = (name: LimitName) => rows.get(name) ?? { used: 0, cap: null };
  return { members: of('members'), admins: of('admins') };
}
