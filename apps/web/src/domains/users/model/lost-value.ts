// What of value is lost with an account, in the words of the last question.
import { formatUsd } from '@stagepass/base/money.ts';
import type { Deletion } from '@stagepass/contract/users/account-shapes.ts';

export type LostValue = Deletion['value'];

export function hasValue(value: LostValue): boolean {
  return value.credits_cents > 0 || value.items > 0 || value.leading > 0 || value.owed_cents > 0;
}

interface Words {
  both: (values: { amount: string; count: number }) => string;
  money: (values: { amount: string }) => string;
  things: (values: { count: number }) => string;
}

/** Null where nothing is lost. */
export function lostSentence({ credits_cents, items }: LostValue, words: Words): string | null {
  const amount = formatUsd(credits_cents);
  if (credits_cents > 0 && items > 0) return words.both({ amount, count: items });
  if (credits_cents > 0) return words.money({ amount });
  return items > 0 ? words.things({ count: items }) : null;
}
