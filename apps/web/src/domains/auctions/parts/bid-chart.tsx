// How the price rose, as a step line; its table button shows the same in words.

import { BIDS_ALONG } from '@stagepass/base/auction-limits.ts';
import { formatUsd } from '@stagepass/base/money.ts';
import type { AuctionView } from '@stagepass/contract/auctions/shapes.ts';
import { StepChart } from '@stagepass/ui/chart/step-chart.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { useSession } from '#platform/session/session.ts';
import { auctionsCopy } from '../copy.ts';
import { dateWords } from '../model/moments.ts';

/** By the count of bids, not by time: the last minute of an auction would be one wall. */
export function BidChart({ auction }: { auction: AuctionView }) {
  const copy = useCopy(auctionsCopy);
  const { tag } = useLocale();
  const session = useSession();
  const { bid_history: bids } = auction;
  const whole = bids.length < BIDS_ALONG;
  const points = bids.map((bid, at) => ({
    key: String(bid.seq),
    at: at + 1,
    label: copy.chart.row({
      name:
        bid.user?.id === session?.user_id && session ? copy.you : (bid.user?.display_name ?? copy.somebody),
      when: dateWords(bid.at, tag),
    }),
    value: bid.amount,
    text: formatUsd(bid.amount),
  }));
  const first = whole ? auction.start_amount : (bids[0]?.amount ?? auction.start_amount);
  const opening = { key: 'start', at: 0, label: copy.start, value: first, text: formatUsd(first) };
  return (
    <StepChart
      bare
      title={copy.bids({ count: auction.bid_count })}
      note={copy.from({ amount: formatUsd(auction.start_amount) })}
      points={[opening, ...points]}
      until={points.length + 0.6}
      axis={points.length === 0 ? undefined : [copy.start, copy.chart.latest]}
      words={{
        showTable: copy.chart.showTable,
        showChart: copy.chart.showChart,
        summary: copy.chart.summary({
          first: formatUsd(first),
          last: formatUsd(bids.at(-1)?.amount ?? first),
        }),
        columns: [copy.chart.bid, copy.chart.amount],
      }}
    />
  );
}
