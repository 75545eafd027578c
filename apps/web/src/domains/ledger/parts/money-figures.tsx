// What came in, day by day and by source.
import { formatUsd } from '@stagepass/base/money.ts';
import type { Revenue } from '@stagepass/contract/ledger/payout-shapes.ts';
import { VuChart } from '@stagepass/ui/chart/vu-chart.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { datesIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { moneyCopy } from '../money-copy.ts';
import { LineIcon } from './line-icon.tsx';

export function MoneyFigures({ revenue }: { revenue: Revenue }) {
  const copy = useCopy(moneyCopy);
  const { chart } = copy;
  const { tag } = useLocale();
  // Days of the ledger are days in UTC.
  const format = datesIn(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const name = (day: string) => format.format(new Date(`${day}T00:00:00Z`));
  const best = revenue.by_day.reduce(
    (top, one) => (one.amount_cents > top.amount_cents ? one : top),
    revenue.by_day[0] ?? { day: revenue.to, amount_cents: 0 },
  );
  const range = { from: name(revenue.from), to: name(revenue.to) };
  const total = formatUsd(revenue.total_cents);
  return (
    <>
      <VuChart
        title={copy.days}
        note={copy.total({ amount: total })}
        axis={[range.from, range.to]}
        points={revenue.by_day.map(({ day, amount_cents }) => ({
          key: day,
          label: name(day),
          value: Math.max(0, amount_cents),
          text: formatUsd(amount_cents),
        }))}
        words={{
          showTable: chart.showTable,
          showChart: chart.showChart,
          columns: [chart.day, chart.amount],
          summary:
            best.amount_cents > 0
              ? chart.summary({ ...range, total, most: formatUsd(best.amount_cents), day: name(best.day) })
              : chart.summaryNone(range),
        }}
      />
      {revenue.by_source.length === 0 ? null : (
        <>
          <SectionHead title={copy.sourcesTitle} />
          <RowGroup>
            {revenue.by_source.map(({ kind, amount_cents, count }) => (
              <ListRow
                key={kind}
                leading={<LineIcon kind={kind} />}
                title={copy.sources[kind]}
                detail={copy.sales({ count })}
                trailing={<b className="sp-row-sum">{formatUsd(amount_cents)}</b>}
              />
            ))}
          </RowGroup>
        </>
      )}
    </>
  );
}
