// A token as its holder sees it: how many, how they came, the coin, the price now and next, and how much of it is given out.
import { formatUsd } from '@stagepass/base/money.ts';
import type { FanToken } from '@stagepass/contract/tokens/shapes.ts';
import { Coin } from '@stagepass/ui/coin/coin.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { VuMeter } from '@stagepass/ui/vu-meter/vu-meter.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn, numberIn, percentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { tokensCopy } from '../copy.ts';

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

export function TokenFace({ token }: { token: FanToken }) {
  const copy = useCopy(tokensCopy);
  const { tag } = useLocale();
  const { mine, symbol } = token;
  const came = mine?.received === 0 ? copy.came : copy.cameFromFans;
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Coin letter={symbol.slice(0, 1)} size="huge" tilt={-9} label={copy.coin({ symbol })} />
      <div className="min-w-0 flex-[1_1_10rem]">
        {mine === null ? (
          <h1 className="sp-display">{symbol}</h1>
        ) : (
          <>
            <p className="sp-small sp-quiet">{copy.have}</p>
            <h1 className="sp-display">{numberIn(tag, mine.balance)}</h1>
            <p className="sp-small sp-quiet mt-1">{came({ ...mine, symbol })}</p>
          </>
        )}
        <p className="sp-small sp-quiet mt-1">
          <bdi>{token.name}</bdi>
        </p>
      </div>
    </div>
  );
}

export function TokenPrice({ token }: { token: FanToken }) {
  const copy = useCopy(tokensCopy);
  const { tag } = useLocale();
  const { symbol, next_price: next } = token;
  const share = token.given_out / token.cap;
  const given = copy.givenOut({ given: token.given_out, cap: token.cap });
  return (
    <div className="grid gap-4">
      <div>
        <p className="sp-small sp-quiet">{copy.price}</p>
        <p className="sp-title">{formatUsd(token.price_cents)}</p>
      </div>
      {next === null ? null : (
        <Notice>
          {copy.next({ when: momentIn(tag, next.from), symbol, price: formatUsd(next.price_cents) })}
        </Notice>
      )}
      <div>
        <p className="sp-small sp-quiet mb-2 flex justify-between gap-4">
          <span>{given}</span>
          <span className="sp-num">{percentIn(tag, share)}</span>
        </p>
        <VuMeter value={token.given_out} max={token.cap} label={copy.supply.title} valueText={given} />
      </div>
    </div>
  );
}
