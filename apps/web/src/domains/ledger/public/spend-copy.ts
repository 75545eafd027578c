// Owns one sentence for each reason why money cannot be spent, for every screen that sells something.
import type { Copy } from '#platform/i18n/copy.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

export const spendErrors = {
  'ledger.not-enough': 'You don’t have enough credit available. Nothing was charged. Top up and try again.',
  'ledger.limit-reached': 'This is over the spending limit you set. Nothing was charged.',
  'ledger.excluded':
    'You paused your spending. Nothing was charged. You can spend again when the pause ends.',
  'ledger.under-age': 'You’re not old enough for this where you live. Nothing was charged.',
  'ledger.identity-needed': 'Add your birth date and country first. Nothing was charged.',
  'ledger.country': 'This isn’t available in your country. Nothing was charged.',
  'ledger.frozen':
    'One of your payments is disputed. Nothing was charged. You can spend again when the dispute is settled.',
  'items.staff-receive-nothing':
    'You’re on this club’s staff, so you can’t buy or bid here. Nothing was charged.',
  'clubs.banned': 'You’re banned from this club, so you can’t buy or bid here. Nothing was charged.',
  'clubs.closing': 'This club is closing, so nothing is for sale anymore. Nothing was charged.',
  'clubs.members-only': 'This is for members only. Nothing was charged. Join the club first.',
} as const;

export const spendCopy = defineCopy({
  missing: 'You need {amount} more. Nothing was charged.',
  topUp: 'Top up',
  limits: 'View spending limits',
  wallet: 'Go to wallet',
});

export type SpendCopy = Copy<typeof spendCopy>;
