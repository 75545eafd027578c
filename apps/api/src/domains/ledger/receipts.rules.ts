// Owns what stands on a receipt: who sold, its number, its lines, and the tax within the total.
import { spendKinds, type TransferKind } from '@stagepass/contract/ledger/causes.ts';

const withReceipt: ReadonlySet<TransferKind> = new Set([...spendKinds, 'top-up']);

/** Of the payer's side only: whoever got the money has no receipt of it. */
export function leavesReceipt(of: { kind: TransferKind; asset_id: string; amount: number }): boolean {
  if (of.asset_id !== 'credits' || !withReceipt.has(of.kind)) return false;
  return of.kind === 'top-up' ? of.amount > 0 : of.amount < 0;
}

/** Prices include it: what is left of the total without it, rounded to the cent, is the price before tax. */
export function taxWithin(total: number, rateBp: number): number {
  const before = (BigInt(total) * 20_000n + BigInt(10_000 + rateBp)) / (2n * BigInt(10_000 + rateBp));
  return total - Number(before);
}

/** `SP-000042` of the house; a club's begin with the end of its id, which is not counted by anything. */
export function receiptNumber(seller: string, number: number): string {
  const prefix = seller === 'house' ? 'SP' : `C${seller.slice(-8).toUpperCase()}`;
  return `${prefix}-${String(number).padStart(6, '0')}`;
}

export interface ReceiptLine {
  text: string;
  quantity: number;
  amount_cents: number;
}

function isLine(value: unknown): value is ReceiptLine {
  const line = value as Partial<ReceiptLine> | null;
  return (
    typeof line?.text === 'string' &&
    Number.isSafeInteger(line.quantity) &&
    Number.isSafeInteger(line.amount_cents)
  );
}

/** As whoever sold wrote them down; sales without any get one line of the whole. */
export function linesOf(memo: Record<string, unknown>, total: number): ReceiptLine[] {
  const { lines } = memo;
  const known = Array.isArray(lines) ? lines.filter(isLine) : [];
  if (known.length > 0)
    return known.map(({ text, quantity, amount_cents }) => ({ text, quantity, amount_cents }));
  return [{ text: 'Credits', quantity: 1, amount_cents: total }];
}

/** What a statement says of it; empty where the kind says it all. */
export function textOf(memo: Record<string, unknown>): string {
  const { lines } = memo;
  // What is taken off, such as the unused days of a plan, is no other thing.
  const [first, ...more] = Array.isArray(lines)
    ? lines.filter(isLine).filter((line, at) => at === 0 || line.amount_cents >= 0)
    : [];
  if (first === undefined) return '';
  const text = first.quantity > 1 ? `${first.quantity} × ${first.text}` : first.text;
  return more.length === 0 ? text : `${text} + ${more.length}`;
}
