// Owns what is shown of a hidden achievement's badge to whoever has not earned it: that there is one, and nothing else.
import type { Executor } from '#platform/db/executor.ts';
import { listHoldings } from './holders.store.ts';
import type { BadgeRow } from './tables.ts';

const plain = {
  name: 'Hidden badge',
  description: 'Earn it to see what it is.',
  shape: 'disc',
  icon: 'mask-happy',
  hue: 285,
  // How many stages it has would tell of its goals.
  stages: 1,
} as const;

/** In the order of the rows; one query where any of them is hidden. */
export async function withoutSecrets<Row extends BadgeRow>(
  tx: Executor,
  viewerId: string | null,
  rows: readonly Row[],
): Promise<Row[]> {
  const hidden = rows.filter((row) => row.hidden).map(({ id }) => id);
  const known = viewerId === null ? [] : await listHoldings(tx, viewerId, hidden);
  const earned = new Set(known.map(({ badge_id }) => badge_id));
  return rows.map((row) => (row.hidden && !earned.has(row.id) ? withoutSecret(row) : row));
}

export function withoutSecret<Row extends BadgeRow>(row: Row): Row {
  return { ...row, ...plain, ...('stage' in row ? { stage: 1 } : {}) };
}
