// The line of past prices, with the few figures that matter beside it.
import { formatUsd } from '@stagepass/base/money.ts';
import type { PriceHistory } from '@stagepass/contract/market/shapes.ts';
import { StepChart } from '@stagepass/ui/chart/step-chart.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { datesIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { marketCopy } from '../copy.ts';
import { usePrices } from '../data/market.ts';

const DAY_MS = 86_400_000;

export function PriceChart({ designId }: { designId: string }) {
  const copy = useCopy(marketCopy);
  const prices = usePrices(designId);
  return (
    <Answered
      query={prices}
      copy={copy}
      failed={copy.prices.failed}
      skeleton={<Skeleton width="100%" height="9rem" />}
    >
      {(history) =>
        history.days.length === 0 ? (
          <p className="sp-quiet mb-4">{copy.prices.none}</p>
        ) : (
          <Drawn history={history} />
        )
      }
    </Answered>
  );
}

function Drawn({ history }: { history: PriceHistory }) {
  const { prices } = useCopy(marketCopy);
  const { tag } = useLocale();
  const day = datesIn(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const points = history.days.map((one) => ({
    key: one.day,
    at: Date.parse(one.day) / DAY_MS,
    label: day.format(new Date(one.day)),
    value: one.average_cents,
    text: formatUsd(one.average_cents),
  }));
  const money = (cents: number | null) => formatUsd(cents ?? 0);
  const range = prices.range({ low: money(history.low_cents), high: money(history.high_cents) });
  const [first, last] = [points[0], points.at(-1)];
  return (
    <div className="mb-4">
      <StepChart
        bare
        title={prices.last({ price: money(history.last_cents) })}
        note={prices.sales({ count: history.sales })}
        points={points}
        until={Date.now() / DAY_MS}
        axis={first && last && first !== last ? [first.label, last.label] : undefined}
        words={{
          showTable: prices.showTable,
          showChart: prices.showChart,
          summary: prices.summary({
            low: money(history.low_cents),
            high: money(history.high_cents),
            last: money(history.last_cents),
          }),
          columns: [prices.day, prices.price],
        }}
      />
      <p className="sp-small sp-quiet mt-2 flex flex-wrap justify-between gap-x-4">
        <span>{range}</span>
        {history.floor_cents === null ? null : (
          <span>{prices.floor({ price: money(history.floor_cents) })}</span>
        )}
      </p>
    </div>
  );
}
