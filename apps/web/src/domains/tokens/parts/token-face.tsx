// A token as its holder sees it: how many, how they came, the coin, and the price that is announced.
import { formatUsd } from '@stagepass/base/money.ts';
import type { FanToken } from '@stagepass/contract/tokens/shapes.ts';
import { Coin } from '@stagepass/ui/coin/coin.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn, numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { tokensCopy } from '../copy.ts';
import './token-face.css';

/** Of a token as its staff see it, on a screen that has a heading of its own. */
export function TokenName({ token: { symbol, name } }: { token: FanToken }) {
  const copy = useCopy(tokensCopy);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Coin letter={symbol.slice(0, 1)} size="huge" tilt={-9} label={copy.coin({ symbol })} />
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="sp-title">
          <bdi>{name}</bdi>
        </p>
        <p className="sp-small sp-quiet">{symbol}</p>
      </div>
    </div>
  );
}

/** So many signs and more are set smaller, to stand beside the coin. */
const LONG = 5;

export function TokenFace({ token }: { token: FanToken }) {
  const copy = useCopy(tokensCopy);
  const { tag } = useLocale();
  const { mine, symbol } = token;
  const came = mine?.received === 0 ? copy.came : copy.cameFromFans;
  const sum = mine === null ? symbol : numberIn(tag, mine.balance);
  return (
    <div className="sp-token-face">
      <div className="min-w-0">
        <p className="sp-small sp-quiet">{mine === null ? <bdi>{token.name}</bdi> : copy.have}</p>
        <h1 className="sp-token-sum" data-long={sum.length < LONG ? 'no' : 'yes'}>
          {sum}
        </h1>
        {mine === null ? null : <p className="sp-small sp-quiet">{came({ ...mine, symbol })}</p>}
      </div>
      <Coin letter={symbol.slice(0, 1)} size="huge" tilt={-9} label={copy.coin({ symbol })} />
    </div>
  );
}

/** An announced price, said before it takes effect. */
export function NextPrice({ token: { symbol, next_price } }: { token: FanToken }) {
  const copy = useCopy(tokensCopy);
  const { tag } = useLocale();
  if (next_price === null) return null;
  return (
    <Notice>
      {copy.next({ when: momentIn(tag, next_price.from), symbol, price: formatUsd(next_price.price_cents) })}
    </Notice>
  );
}
