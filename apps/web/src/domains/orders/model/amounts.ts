// What an order cost, in words: dollars, tokens, or nothing.
import { formatUsd } from '@stagepass/base/money.ts';
import type { Order } from '@stagepass/contract/orders/shapes.ts';

interface Words {
  free: string;
  tokens: (values: { count: number }) => string;
}

export function paidWords(
  { asset_id, paid_cents }: Pick<Order, 'asset_id' | 'paid_cents'>,
  copy: Words,
): string {
  if (asset_id !== 'credits') return copy.tokens({ count: paid_cents });
  return paid_cents === 0 ? copy.free : formatUsd(paid_cents);
}
