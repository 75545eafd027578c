// The balance of a month as a step line: it holds until something moves it.
import { formatUsd } from '@stagepass/base/money.ts';
import { StepChart } from '@stagepass/ui/chart/step-chart.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { datesIn, momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import type { MonthLines } from '../data/statement.ts';
import { balancePoints } from '../model/balance-points.ts';
import type { Month } from '../model/months.ts';
import { monthName } from '../model/months.ts';
import { statementCopy } from '../statement-copy.ts';

export function BalanceChart({ month, found, now }: { month: Month; found: MonthLines; now: Date }) {
  const { chart } = useCopy(statementCopy);
  const { tag } = useLocale();
  const days = datesIn(tag, { day: 'numeric', month: 'short' });
  const { points, until, first, last, low, high } = balancePoints(month, found.lines, now);
  return (
    <StepChart
      bare
      title={chart.title}
      note={found.cut ? chart.cut({ count: found.lines.length }) : undefined}
      until={until}
      axis={[points[0]?.at ?? until, until].map((at) => days.format(new Date(at)))}
      points={points.map(({ key, at, value, when }) => ({
        key,
        at,
        value,
        label: when === null ? chart.before : momentIn(tag, when),
        text: formatUsd(value),
      }))}
      words={{
        showTable: chart.showTable,
        showChart: chart.showChart,
        columns: [chart.when, chart.balance],
        summary: chart.summary({
          month: monthName(month, now, tag),
          first: formatUsd(first),
          last: formatUsd(last),
          low: formatUsd(low),
          high: formatUsd(high),
        }),
      }}
    />
  );
}
