// Owns one sentence for each reason why money cannot be spent, for every screen that sells something.
import type { Copy } from '#platform/i18n/copy.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

export const spendErrors = {
  'ledger.not-enough': 'There is not enough credit on your account for this. Nothing was taken.',
  'ledger.limit-reached': 'This would go beyond the spending limit you have set. Nothing was taken.',
  'ledger.excluded': 'You have paused your spending. It opens again by itself when the pause is over.',
  'ledger.under-age': 'This is for adults only.',
  'ledger.identity-needed': 'Say your birth date and country in the wallet first.',
  'ledger.country': 'This is not offered in your country.',
  'ledger.frozen': 'A payment of yours is disputed. You can spend again once that is settled.',
  'items.staff-receive-nothing': 'You run this club: its staff buy and win nothing here.',
  'clubs.banned': 'You are banned from this club, so you cannot buy here.',
  'clubs.closing': 'This club is closing. Nothing is sold here any more.',
  'clubs.members-only': 'This is for members. Join the club first.',
} as const;

export const spendCopy = defineCopy({
  missing: '{amount} is missing on your account. Nothing was taken.',
  topUp: 'Top up',
  limits: 'My limits',
  wallet: 'My wallet',
});

export type SpendCopy = Copy<typeof spendCopy>;
