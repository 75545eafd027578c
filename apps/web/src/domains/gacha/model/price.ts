// A price as it is said: dollars for credits, a count for the club's fan token.
import { formatUsd } from '@stagepass/base/money.ts';
import type { DrawAsset } from '@stagepass/contract/gacha/shapes.ts';
import type { Copy } from '#platform/i18n/copy.ts';
import type { packCopy } from '../pack-copy.ts';

type Words = Pick<Copy<typeof packCopy>, 'tokens'>;

export function priceText(cents: number, asset: DrawAsset, copy: Words): string {
  return asset === 'credits' ? formatUsd(cents) : copy.tokens({ count: cents });
}
