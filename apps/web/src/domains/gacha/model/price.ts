// A price as it is said: dollars for credits, a count and the symbol for the club's fan token.
import { formatUsd } from '@stagepass/base/money.ts';
import type { GachaPool, GachaVersion } from '@stagepass/contract/gacha/shapes.ts';
import type { SpentToken } from '#domains/ledger/public/spend-slip.tsx';
import { clubTokenPath } from '#domains/tokens/public/paths.ts';
import { tokenWords } from '#domains/tokens/public/token-words.ts';
import type { Copy } from '#platform/i18n/copy.ts';
import type { packCopy } from '../pack-copy.ts';
import type { DrawAsk } from './kept-draw.ts';

type Words = Pick<Copy<typeof packCopy>, 'tokens'>;

/** What it is paid with, and what the token is called where that is known. */
export type PaidIn = Pick<GachaPool, 'asset' | 'token'>;

/** What a draw is paid with now. */
export function paidIn({ version, asset, token }: GachaPool): PaidIn {
  return { asset: version?.asset ?? asset, token };
}

export function priceText(amount: number, { asset, token }: PaidIn, copy: Words): string {
  if (asset === 'credits') return formatUsd(amount);
  // A phone may still hold an answer of before, which does not say it.
  return token?.symbol === undefined ? copy.tokens({ count: amount }) : tokenWords(amount, token.symbol);
}

/** Which tokens a draw is paid with, for the slip of what it leaves; undefined where it is paid with credits. */
export function tokenOf(pool: GachaPool, copy: Words): SpentToken | undefined {
  const paid = paidIn(pool);
  if (paid.asset === 'credits') return undefined;
  const { club, token } = pool;
  return {
    club_id: club.id,
    format: (count) => priceText(count, paid, copy),
    way: token?.symbol === undefined ? undefined : { to: clubTokenPath(club.handle), symbol: token.symbol },
  };
}

/** What is asked for one pack or ten of what is open now, at the price that is shown. */
export function drawAsk({ n, price_cents }: Pick<GachaVersion, 'n' | 'price_cents'>, count: 1 | 10): DrawAsk {
  return { count, version: n, expected_price_cents: price_cents * count };
}
