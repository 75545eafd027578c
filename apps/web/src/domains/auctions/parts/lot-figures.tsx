// The two figures of a lot: what it stands at, and what time is left by the server's clock.
import { formatUsd } from '@stagepass/base/money.ts';
import type { AuctionView } from '@stagepass/contract/auctions/shapes.ts';
import { Countdown } from '@stagepass/ui/countdown/countdown.tsx';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { auctionsCopy } from '../copy.ts';
import { priceOf } from '../model/lot.ts';
import { dateWords } from '../model/moments.ts';

export interface LotFiguresProps {
  auction: AuctionView;
  clock: () => number;
  /** Counts the times that a late bid has moved the end, so that each one is seen. */
  extensions: number;
  onEnd: () => void;
}

export function LotFigures(props: LotFiguresProps) {
  const { auction } = props;
  const copy = useCopy(auctionsCopy);
  const price = priceOf(auction);
  const label = auction.state === 'settled' ? copy.sold : auction.bid_count === 0 ? copy.start : copy.current;
  return (
    <div className="sp-lot-figures">
      <div>
        <span className="sp-small sp-quiet">{label}</span>
        <span key={price} className="sp-lot-price" data-fresh="" aria-live="polite">
          {formatUsd(price)}
        </span>
        <span className="sp-small sp-faint">{copy.credits({ count: price })}</span>
      </div>
      <Clock {...props} />
    </div>
  );
}

function Clock({ auction, clock, extensions, onEnd }: LotFiguresProps) {
  const copy = useCopy(auctionsCopy);
  const { tag } = useLocale();
  const waits = auction.state === 'scheduled';
  const over = !waits && auction.state !== 'live';
  const announce = (left: number) =>
    left >= 3_600_000 ? copy.left.hour : left >= 600_000 ? copy.left.ten : copy.left.minute;
  return (
    <div>
      <span className="sp-small sp-quiet">{waits ? copy.startsIn : copy.endsIn}</span>
      <span key={extensions} className="sp-lot-clock" data-fresh={extensions > 0 ? '' : undefined}>
        <Countdown
          until={over ? 0 : Date.parse(waits ? auction.starts_at : auction.ends_at)}
          units={copy.units}
          endedLabel={copy.ended}
          label={waits ? copy.startsIn : copy.endsIn}
          announce={announce}
          clock={clock}
          onEnd={onEnd}
        />
      </span>
      <span className="sp-small sp-faint">
        {over ? dateWords(auction.ends_at, tag) : extensions > 0 ? copy.extended : copy.lateBids}
      </span>
      <VisuallyHidden aria-live="polite">{extensions > 0 ? copy.extendedSay : ''}</VisuallyHidden>
    </div>
  );
}
