// Equal lines in a row as one: eight packs opened one after the other are one row that opens into eight.
import type { StatementLine } from '@stagepass/contract/ledger/shapes.ts';

export interface LineGroup {
  /** In the order in which they came; at least one. */
  lines: [StatementLine, ...StatementLine[]];
  amount_cents: number;
}

function isEqual(a: StatementLine, b: StatementLine): boolean {
  return (
    a.kind === b.kind && a.text === b.text && a.amount_cents === b.amount_cents && a.club?.id === b.club?.id
  );
}

/** Lines of one day. A line without a text of its own says too little to stand for others. */
export function groupEqual(lines: readonly StatementLine[]): LineGroup[] {
  const groups: LineGroup[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last !== undefined && line.text !== '' && isEqual(last.lines[0], line)) {
      last.lines.push(line);
      last.amount_cents += line.amount_cents;
    } else groups.push({ lines: [line], amount_cents: line.amount_cents });
  }
  return groups;
}
