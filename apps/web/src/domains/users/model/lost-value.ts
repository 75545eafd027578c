// What of value is lost with an account, in the words of the last question.
import { formatUsd } from '@stagepass/base/money.ts';
import type { Deletion } from '@stagepass/contract/users/account-shapes.ts';

export type LostValue = Deletion['value'];

export function hasValue(value: LostValue): boolean {
  const { credits_cents, items, leading, owed_cents, tokens } = value;
  return credits_cents > 0 || items > 0 || leading > 0 || owed_cents > 0 || tokens.length > 0;
}

/** More than these are only counted. */
const NAMED = 5;

/** '24 VELV, 3 TIGR and 2 more'. */
export function tokenNames(
  { tokens }: Pick<LostValue, 'tokens'>,
  more: (values: { names: string; count: number }) => string,
): string {
  const names = tokens
    .slice(0, NAMED)
    .map(({ symbol, balance }) => `${balance} ${symbol}`)
    .join(', ');
  return tokens.length > NAMED ? more({ names, count: tokens.length - NAMED }) : names;
}

interface Words {
  both: (values: { amount: string; count: number }) => string;
  money: (values: { amount: string }) => string;
  things: (values: { count: number }) => string;
  tokens: string;
}

/** Null where nothing is lost. */
export function lostSentence({ credits_cents, items, tokens }: LostValue, words: Words): string | null {
  const amount = formatUsd(credits_cents);
  const said = [
    credits_cents > 0 && items > 0
      ? words.both({ amount, count: items })
      : credits_cents > 0
        ? words.money({ amount })
        : items > 0
          ? words.things({ count: items })
          : null,
    tokens.length > 0 ? words.tokens : null,
  ].filter((sentence) => sentence !== null);
  return said.length === 0 ? null : said.join(' ');
}
