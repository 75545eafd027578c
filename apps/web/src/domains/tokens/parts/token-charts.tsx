// The price of a token as a line of steps, and its supply as columns, each with its table.
import { formatUsd } from '@stagepass/base/money.ts';
import type { TokenHistory } from '@stagepass/contract/tokens/shapes.ts';
import { StepChart } from '@stagepass/ui/chart/step-chart.tsx';
import { VuChart } from '@stagepass/ui/chart/vu-chart.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { datesIn, numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { tokensCopy } from '../copy.ts';
import { useTokenHistory } from '../data/tokens.ts';
import { supplyColumns } from '../model/supply-columns.ts';

const DAY_MS = 86_400_000;
const COLUMNS = 12;

export function TokenCharts({ clubId }: { clubId: string }) {
  const copy = useCopy(tokensCopy);
  return (
    <Answered
      query={useTokenHistory(clubId)}
      copy={copy}
      failed={copy.chart.failed}
      skeleton={<Skeleton width="100%" height="9rem" />}
    >
      {(history) => (
        <div className="grid gap-4">
          <Prices history={history} />
          <Supply history={history} />
        </div>
      )}
    </Answered>
  );
}

function Prices({ history }: { history: TokenHistory }) {
  const { chart } = useCopy(tokensCopy);
  const { tag } = useLocale();
  const day = datesIn(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const begin = Date.parse(history.from);
  const points = history.prices.map(({ price_cents, from }, at) => ({
    key: from,
    // What held before the first day begins with it.
    at: Math.max(Date.parse(from), begin) / DAY_MS,
    label: day.format(new Date(from)),
    value: price_cents,
    text: formatUsd(price_cents),
    mark: at === 0 ? undefined : formatUsd(price_cents),
  }));
  const [first, last] = [points[0], points.at(-1)];
  return (
    <StepChart
      title={chart.title}
      note={chart.note}
      points={points}
      until={Date.parse(history.to) / DAY_MS + 1}
      axis={[day.format(new Date(begin)), chart.today]}
      words={{
        showTable: chart.showTable,
        showChart: chart.showChart,
        summary: chart.summary({ first: first?.text ?? '', last: last?.text ?? '' }),
        columns: [chart.from, chart.price],
      }}
    />
  );
}

function Supply({ history }: { history: TokenHistory }) {
  const { supply, chart } = useCopy(tokensCopy);
  const { tag } = useLocale();
  const day = datesIn(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const points = supplyColumns(history, COLUMNS).map((column) => ({
    key: column.day,
    label: day.format(new Date(column.day)),
    value: column.given_out,
    text: numberIn(tag, column.given_out),
  }));
  return (
    <VuChart
      title={supply.title}
      points={points}
      lit={points.at(-1)?.key}
      axis={[points[0]?.label ?? '', chart.today]}
      words={{
        showTable: chart.showTable,
        showChart: chart.showChart,
        summary: supply.summary({ last: points.at(-1)?.text ?? '0' }),
        columns: [supply.day, supply.amount],
      }}
    />
  );
}
