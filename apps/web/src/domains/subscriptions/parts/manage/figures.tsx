// What subscriptions bring in, who comes and who leaves, and why.
import { formatUsd } from '@stagepass/base/money.ts';
import type { SubscriptionFigures } from '@stagepass/contract/subscriptions/shapes.ts';
import { BarChart } from '@stagepass/ui/chart/bar-chart.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { datesIn, percentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { useFigures } from '../../data/manage.ts';
import { manageSubscriptionsCopy } from '../../manage-copy.ts';

export function Figures({ club }: { club: ClubView }) {
  const copy = useCopy(manageSubscriptionsCopy);
  return (
    <Answered query={useFigures(club.id)} copy={copy} failed={copy.failed}>
      {(figures) => <Told figures={figures} />}
    </Answered>
  );
}

function Told({ figures }: { figures: SubscriptionFigures }) {
  const { figures: words } = useCopy(manageSubscriptionsCopy);
  const { tag } = useLocale();
  const { subscribers, counts, recurring_cents, started_30d, ended_30d, churn_bp } = figures;
  const lines: [string, string | number][] = [
    [words.subscribers, subscribers],
    [words.active, counts.active],
    [words.trialing, counts.trialing],
    [words.past_due, counts.past_due],
    [words.gifted, counts.gifted],
    [words.cancelled, counts.cancelled],
    [words.started, started_30d],
    [words.ended, ended_30d],
    [words.churn, percentIn(tag, churn_bp / 10_000)],
  ];
  return (
    <div className="grid gap-5">
      <div>
        <p className="sp-quiet">{words.recurring}</p>
        <p className="sp-display">{formatUsd(recurring_cents)}</p>
        <p className="sp-quiet">{words.beforeFee}</p>
      </div>
      <Months figures={figures} />
      <RowGroup>
        {lines.map(([title, value]) => (
          <ListRow key={title} title={title} trailing={value} />
        ))}
      </RowGroup>
      <Reasons figures={figures} />
    </div>
  );
}

function Months({ figures: { months } }: { figures: SubscriptionFigures }) {
  const { figures: words } = useCopy(manageSubscriptionsCopy);
  const { tag } = useLocale();
  const name = datesIn(tag, { month: 'short', year: '2-digit', timeZone: 'UTC' });
  const points = months.map(({ month, paid_cents, refunded_cents }) => ({
    key: month,
    label: name.format(new Date(`${month}-01T00:00:00Z`)),
    value: Math.max(0, paid_cents - refunded_cents),
    text: formatUsd(paid_cents - refunded_cents),
  }));
  const values = points.map(({ value }) => value);
  return (
    <BarChart
      title={words.months}
      points={points}
      words={{
        showTable: words.showTable,
        showChart: words.showChart,
        summary: words.summary({
          least: formatUsd(Math.min(...values)),
          most: formatUsd(Math.max(...values)),
          last: formatUsd(values.at(-1) ?? 0),
        }),
        columns: [words.columns.month, words.columns.amount],
      }}
    />
  );
}

function Reasons({ figures: { reasons } }: { figures: SubscriptionFigures }) {
  const { figures: words } = useCopy(manageSubscriptionsCopy);
  const why: Readonly<Record<string, string>> = words.why;
  return (
    <RowGroup heading={words.reasons}>
      {reasons.length === 0 ? <ListRow title={words.noReasons} /> : null}
      {reasons.map((reason) => (
        <ListRow key={reason.why} title={why[reason.why] ?? reason.why} trailing={reason.count} />
      ))}
    </RowGroup>
  );
}
