// Owns how a receipt looks on paper: who sold to whom, each line with its amount, the tax within the total, and what went back.
import { formatUsd } from '@stagepass/base/money.ts';
import type { TransferKind } from '@stagepass/contract/ledger/causes.ts';
import type { Receipt } from '@stagepass/contract/ledger/shapes.ts';
import { type PrintSheet, SHEET } from '#platform/pdf/print-sheet.ts';

export interface ReceiptToPrint {
  readonly receipt: Receipt;
  readonly kind: TransferKind;
  /** Null where the account is gone. */
  readonly buyer: string | null;
}

const LEFT = 56;
const WIDE = SHEET.width - 2 * LEFT;
const AMOUNT_WIDE = 110;
const TOP = 64;
/** A line begins on the next page below this. */
const BOTTOM = SHEET.height - 120;
const QUIET = '#5d554b';
const text = { font: 'instrument-sans', size: 12, x: LEFT, width: WIDE, lines: 4 } as const;
const quiet = { ...text, size: 10, color: QUIET } as const;

/** For lines in letters that our fonts lack. */
const kindNames: Partial<Record<TransferKind, string>> = {
  store: 'Store item',
  resale: 'Item from a fan',
  auction: 'Item from an auction',
  gacha: 'Pack',
  subscription: 'Subscription',
  token: 'Fan tokens',
  licence: 'License',
  tip: 'Tip',
  'top-up': 'Credits',
};

function dayOf(time: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
}

export function drawReceipt(sheet: PrintSheet, { receipt, kind, buyer }: ReceiptToPrint): void {
  const { seller, lines, number, issued_at } = receipt;
  let left = false;
  /** Never another name than the true one: what cannot be printed is called by its address or kind, and the foot says so. */
  const printable = (name: string, instead: string) => {
    if (sheet.canPrint(name)) return name;
    left = true;
    return instead;
  };
  const sold = seller.club === null ? seller.name : printable(seller.name, `@${seller.club.handle}`);
  let y = sheet.write({ ...text, text: 'Receipt', font: 'anybody', size: 34, y: TOP, lines: 1 });
  y = sheet.write({ ...text, text: `No. ${number}`, font: 'martian-mono', y: y + 6, lines: 1 });
  y = sheet.write({ ...quiet, text: `Issued on ${dayOf(issued_at)} (UTC)`, y: y + 4 });
  y = sheet.write({ ...quiet, text: 'Sold by', y: y + 18 });
  y = sheet.write({ ...text, text: sold, y });
  y = sheet.write({ ...quiet, text: 'Bought by', y: y + 10 });
  y = sheet.write({ ...text, text: buyer ?? 'a deleted account', y });
  sheet.dashes({ y: y + 14, color: QUIET });
  y += 30;
  for (const line of lines) {
    if (y > BOTTOM) {
      sheet.nextPage();
      y = TOP;
    }
    const name = printable(line.text, kindNames[kind] ?? 'Purchase');
    y = row(sheet, y, line.quantity > 1 ? `${line.quantity} × ${name}` : name, line.amount_cents);
  }
  if (y > BOTTOM - 80) {
    sheet.nextPage();
    y = TOP;
  }
  foot(sheet, y, receipt, left);
}

function row(sheet: PrintSheet, y: number, name: string, cents: number): number {
  const under = sheet.write({ ...text, text: name, y, width: WIDE - AMOUNT_WIDE - 16 });
  sheet.write({
    ...text,
    ...{ text: formatUsd(cents), y, x: LEFT + WIDE - AMOUNT_WIDE, width: AMOUNT_WIDE, lines: 1 },
    align: 'right',
  });
  return under + 6;
}

function foot(sheet: PrintSheet, from: number, receipt: Receipt, left: boolean): void {
  const { tax, total_cents, refunded } = receipt;
  sheet.dashes({ y: from + 6, color: QUIET });
  let y = from + 22;
  if (tax.rate_bp > 0) {
    const rate = `${(tax.rate_bp / 100).toLocaleString('en-US', { maximumFractionDigits: 2 })}%`;
    y = row(sheet, y, 'Price before tax', total_cents - tax.amount_cents);
    y = row(sheet, y, `Tax (${rate})`, tax.amount_cents);
  }
  y = row(sheet, y, 'Total', total_cents);
  if (tax.rate_bp === 0) y = sheet.write({ ...quiet, text: 'No tax charged.', y });
  if (refunded !== null) y = row(sheet, y + 4, `Refunded on ${dayOf(refunded.at)}`, -refunded.amount_cents);
  y = sheet.write({ ...quiet, text: 'Amounts in US dollars. Paid with a StagePass wallet.', y: y + 14 });
  if (left)
    sheet.write({
      ...quiet,
      text: 'A name in letters that this file can’t show is replaced by an address or a kind. StagePass shows the full receipt.',
      y: y + 2,
    });
}
