// A price as it is said: dollars for credits, a count for the club's fan token.
import { formatUsd } from '@stagepass/base/money.ts';
import type { DrawAsset, GachaVersion } from '@stagepass/contract/gacha/shapes.ts';
import type { Copy } from '#platform/i18n/copy.ts';
import type { packCopy } from '../pack-copy.ts';
import type { DrawAsk } from './kept-draw.ts';

type Words = Pick<Copy<typeof packCopy>, 'tokens'>;

export function priceText(cents: number, asset: DrawAsset, copy: Words): string {
  return asset === 'credits' ? formatUsd(cents) : copy.tokens({ count: cents });
}

/** What is asked for one pack or ten of what is open now, at the price that is shown. */
export function drawAsk({ n, price_cents }: Pick<GachaVersion, 'n' | 'price_cents'>, count: 1 | 10): DrawAsk {
  return { count, version: n, expected_price_cents: price_cents * count };
}
