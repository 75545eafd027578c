// What a line of a statement is called, and the quiet words under it.
import { formatUsd } from '@stagepass/base/money.ts';
import type { StatementLine, WalletHold } from '@stagepass/contract/ledger/shapes.ts';
import type { Copy } from '#platform/i18n/copy.ts';
import type { ledgerCopy } from '../copy.ts';
import { timeWords } from './days.ts';

type Words = Copy<typeof ledgerCopy>;

/** The thing itself where it is known, under it what happened to it; otherwise what happened alone. */
export function lineTitle(line: StatementLine, copy: Words): string {
  return line.text === '' ? kindOf(line, copy) : line.text;
}

function kindOf(line: Pick<StatementLine, 'kind' | 'amount_cents'>, copy: Words): string {
  return line.amount_cents < 0 ? copy.out[line.kind] : copy.into[line.kind];
}

export function lineNote(line: StatementLine, copy: Words, tag: string): string {
  const where = line.club?.name ?? timeWords(line.at, tag);
  const kind = kindOf(line, copy);
  // A tip is called Tip, and a gift begins with the word: nothing is said twice.
  const said = ['', kind].includes(line.text) || line.text.startsWith(`${kind}:`);
  return said ? where : `${kind}, ${where}`;
}

/** A bid holds its maximum, which may be above the current bid. */
export function isAboveBid({ amount_cents, current_bid_cents }: WalletHold): boolean {
  return current_bid_cents !== null && current_bid_cents < amount_cents;
}

export function holdWords(hold: WalletHold, copy: Words): string {
  const { kind, amount_cents, current_bid_cents: bid } = hold;
  if (kind !== 'auction' || bid === null) return copy.held[kind];
  if (!isAboveBid(hold)) return copy.heldBid;
  return copy.heldBidUpTo({ max: formatUsd(amount_cents), price: formatUsd(bid) });
}
