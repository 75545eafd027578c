// Owns what a line of a statement is found by: the words of it that its owner can read, without regard to case and accents.
import type { TransferKind } from '@stagepass/contract/ledger/causes.ts';
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

/** By what it was, by the club it was of, and by what kind of line it is. */
export function isFound(
  line: Pick<LineRow, 'memo' | 'kind'>,
  clubName: string | undefined,
  words: readonly string[],
): boolean {
  const read = folded([textOf(line.memo), clubName ?? '', KIND_WORDS[line.kind]].join('\n'));
  return words.every((word) => read.includes(word));
}
