// The balance of a month as points of a step line, from what stood there before to what stands there now.
import type { StatementLine } from '@stagepass/contract/ledger/shapes.ts';
import { type Month, spanOf } from './months.ts';

export interface BalancePoint {
  key: string;
  at: number;
  value: number;
  /** Null for what was there before. */
  when: string | null;
}

/** `lines` are the newest first, and at least one. */
export function balancePoints(month: Month, lines: readonly StatementLine[], now: Date) {
  const oldest = lines.at(-1);
  const first = oldest === undefined ? 0 : oldest.balance_cents - oldest.amount_cents;
  const { from_ms, until_ms } = spanOf(month);
  const points: BalancePoint[] = [{ key: 'before', at: from_ms, value: first, when: null }];
  // In the order of the account; what was booked for an earlier moment must not turn the line back.
  let latest = from_ms;
  for (const line of lines.toReversed()) {
    latest = Math.max(latest, Date.parse(line.at));
    points.push({ key: String(line.seq), at: latest, value: line.balance_cents, when: line.at });
  }
  const values = points.map((point) => point.value);
  return {
    points,
    until: Math.min(until_ms, now.getTime()),
    first,
    last: values.at(-1) ?? first,
    low: Math.min(...values),
    high: Math.max(...values),
  };
}
