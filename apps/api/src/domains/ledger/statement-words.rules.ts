// Owns what a line of a statement or a hold is found by: the words of it that its owner can read, without regard to case and
// accents, and its amount.
import { parseUsd } from '@stagepass/base/money.ts';
import type { SpendKind, TransferKind } from '@stagepass/contract/ledger/causes.ts';
import { textOf } from './receipts.rules.ts';
import type { LineRow } from './tables.ts';

/** What people call a line of the kind, whichever way the money went. */
const KIND_WORDS = {
  store: 'store bought sold',
  resale: 'resale fan bought sold',
  auction: 'auction bid won',
  gacha: 'gacha pack packs draw',
  subscription: 'subscription plan',
  token: 'fan tokens',
  licence: 'licence license',
  gift: 'gift',
  vote: 'votes',
  station: 'station claim claimed',
  tip: 'tip',
  'top-up': 'top-up topup top up',
  'top-up-return': 'top-up refund refunded card',
  dispute: 'dispute disputed payment',
  refund: 'refund',
  royalty: 'royalty',
  reward: 'reward',
  payout: 'payout',
  adjustment: 'adjustment correction',
} as const satisfies Record<TransferKind, string>;

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** The words to look for; none where the search is empty. */
export function wordsOf(q: string | undefined): string[] {
  return folded(q ?? '')
    .split(/\s+/u)
    .filter((word) => word !== '');
}

/** `54.23`, `$54.23` and `-$1,200.00` as they stand on a line; `54` for every amount of 54 dollars and some cents. */
function isAmount(word: string, cents: number): boolean {
  const digits = word.replace(/^[-+\u2212]?\$?/u, '');
  if (!/^(\d{1,3}(,\d{3})+|\d{1,9})(\.\d{1,2})?$/.test(digits)) return false;
  const asked = parseUsd(digits.replaceAll(',', ''));
  if (asked === undefined) return false;
  const shown = Math.abs(cents);
  return digits.includes('.') ? asked === shown : asked === shown - (shown % 100);
}

interface Readable {
  readonly texts: readonly (string | undefined)[];
  readonly cents: number;
}

function holdsWords({ texts, cents }: Readable, words: readonly string[]): boolean {
  const read = folded(texts.filter(Boolean).join('\n'));
  return words.every((word) => read.includes(word) || isAmount(word, cents));
}

/** By what it was, by the club it was of, by what kind of line it is, and by its amount. */
export function isFound(
  line: Pick<LineRow, 'memo' | 'kind' | 'amount'>,
  clubName: string | undefined,
  words: readonly string[],
): boolean {
  const texts = [textOf(line.memo), clubName, KIND_WORDS[line.kind]];
  return holdsWords({ texts, cents: line.amount }, words);
}

/** By the item it is for, by its club, as a hold for something of its kind, and by its amount. */
export function isHoldFound(
  hold: { readonly kind: SpendKind; readonly amount: number },
  { itemName, clubName }: { itemName: string | undefined; clubName: string | undefined },
  words: readonly string[],
): boolean {
  const texts = [itemName, clubName, 'held hold', KIND_WORDS[hold.kind]];
  return holdsWords({ texts, cents: hold.amount }, words);
}
