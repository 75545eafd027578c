// What an order cost, in words: dollars, tokens, or nothing.
import { formatUsd } from '@stagepass/base/money.ts';
import type { Order } from '@stagepass/contract/orders/shapes.ts';
import { tokenWords } from '#domains/tokens/public/token-words.ts';

interface Words {
  free: string;
  /** Of a club that is gone, and its symbol with it. */
  tokens: (values: { count: number }) => string;
}

export function paidWords(
  { asset_id, token, paid_cents }: Pick<Order, 'asset_id' | 'token' | 'paid_cents'>,
  copy: Words,
): string {
  // A phone may still hold an answer of before, which does not say it.
  if (token?.symbol !== undefined) return tokenWords(paid_cents, token.symbol);
  if (asset_id !== 'credits') return copy.tokens({ count: paid_cents });
  return paid_cents === 0 ? copy.free : formatUsd(paid_cents);
}
