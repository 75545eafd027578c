// Owns how the length of a gift is read, and which lengths a plan can be given for.
import { type Billing, type GiftCount, giftCounts } from '@stagepass/base/subscription-kinds.ts';
import type { Plan } from '@stagepass/contract/subscriptions/shapes.ts';
import type { Copy } from '#platform/i18n/copy.ts';
import type { giftsCopy } from '../gifts-copy.ts';

export interface GiftLength {
  billing: Billing;
  count: GiftCount;
}

export interface PricedLength extends GiftLength {
  key: string;
  price_cents: number;
}

export function lengthWords(copy: Copy<typeof giftsCopy>, { billing, count }: GiftLength): string {
  return billing === 'yearly' ? copy.year : copy.months({ count });
}

export function lengthsOf({ monthly_cents, yearly_cents }: Plan): PricedLength[] {
  const months =
    monthly_cents === null
      ? []
      : giftCounts.map((count) => ({
          ...{ key: `m${count}`, billing: 'monthly' as const, count, price_cents: monthly_cents * count },
        }));
  if (yearly_cents === null) return months;
  // A year for less than twelve months stands for both.
  const fewer = months.filter(({ count, price_cents }) => count !== 12 || price_cents < yearly_cents);
  return [...fewer, { key: 'y1', billing: 'yearly', count: 1, price_cents: yearly_cents }];
}
