// The price of a token as a line of steps over its supply as columns, on one card with its table.
import { formatUsd } from '@stagepass/base/money.ts';
import type { FanToken, TokenHistory } from '@stagepass/contract/tokens/shapes.ts';
import { StepColumnsChart } from '@stagepass/ui/chart/step-columns-chart.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { datesIn, numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { tokensCopy } from '../copy.ts';
import { useTokenHistory } from '../data/tokens.ts';
import { historyDays, supplyColumns } from '../model/token-days.ts';

const DAY_MS = 86_400_000;
const COLUMNS = 12;
/** The last column stands so high, so that the line has room, unless the supply is nearer to its cap. */
const LAST_COLUMN = 0.6;

export function TokenChart({ token }: { token: FanToken }) {
  const copy = useCopy(tokensCopy);
  return (
    <Answered
      query={useTokenHistory(token.club.id)}
      copy={copy}
      failed={copy.chart.failed}
      skeleton={<Skeleton width="100%" height="17rem" />}
    >
      {(history) => <Chart token={token} history={history} />}
    </Answered>
  );
}

function Chart({ token, history }: { token: FanToken; history: TokenHistory }) {
  const { chart } = useCopy(tokensCopy);
  const { tag } = useLocale();
  const dates = datesIn(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const day = (time: string) => dates.format(new Date(time));
  const number = (value: number) => numberIn(tag, value);
  const begin = Date.parse(history.from);
  const prices = history.prices.map(({ price_cents, from }) => ({
    key: from,
    // What held before the first day begins with it.
    at: Math.max(Date.parse(from), begin) / DAY_MS,
    label: day(from),
    value: price_cents,
    text: formatUsd(price_cents),
  }));
  const columns = supplyColumns(history, COLUMNS);
  const given = columns.at(-1)?.given_out ?? 0;
  return (
    <StepColumnsChart
      title={chart.title({ symbol: token.symbol })}
      line={{
        name: chart.price,
        now: formatUsd(token.price_cents),
        points: prices,
        until: Date.parse(history.to) / DAY_MS + 1,
      }}
      columns={{
        name: chart.given,
        now: number(token.given_out),
        note: chart.ofCap({ cap: token.cap }),
        points: columns.map(({ day: key, given_out }) => ({
          ...{ key, label: day(key), value: given_out, text: number(given_out) },
        })),
        top: Math.min(token.cap, given / LAST_COLUMN),
      }}
      axis={[day(history.from), chart.today]}
      rows={historyDays(history, columns).map((row) => ({
        key: row.day,
        label: day(row.day),
        cells: [row.price_cents === undefined ? '–' : formatUsd(row.price_cents), number(row.given_out)],
      }))}
      words={{
        day: chart.day,
        showTable: chart.showTable,
        showChart: chart.showChart,
        summary: chart.summary({
          first: prices[0]?.text ?? '',
          last: prices.at(-1)?.text ?? '',
          before: columns[0]?.given_out ?? 0,
          now: given,
        }),
      }}
      foot={chart.foot}
    />
  );
}
