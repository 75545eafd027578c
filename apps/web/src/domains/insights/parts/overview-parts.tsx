// What figures are made of: missions and where fans stop, sources of money, posts, hours, weeks of joining, and top fans.
import { formatUsd } from '@stagepass/base/money.ts';
import type { ClubInsights } from '@stagepass/contract/insights/shapes.ts';
import { BarChart } from '@stagepass/ui/chart/bar-chart.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { postPath } from '#domains/posts/public/paths.ts';
import { userPath } from '#domains/users/public/paths.ts';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { numberIn, percentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { overviewCopy } from '../copy.ts';
import { hourIn, placeIn } from '../model/values.ts';

type Part = { insights: ClubInsights };

function useWords() {
  const copy = useCopy(overviewCopy);
  const { tag } = useLocale();
  const number = (value: number | null) => (value === null ? copy.few : numberIn(tag, value));
  const words = (column: string, points: readonly { text: string }[]) => ({
    ...{ showTable: copy.showTable, showChart: copy.showChart },
    summary: copy.summary({
      least: points.at(-1)?.text ?? '',
      most: points[0]?.text ?? '',
      last: points.at(-1)?.text ?? '',
    }),
    columns: [column, copy.column.value] as const,
  });
  return { copy, tag, number, words };
}

export function ActiveFans({ insights: { active_week, active_month } }: Part) {
  const { copy, number } = useWords();
  return (
    <RowGroup heading={copy.activeFans}>
      <ListRow title={copy.activeWeek} trailing={number(active_week)} />
      <ListRow title={copy.activeMonth} trailing={number(active_month)} />
    </RowGroup>
  );
}

export function Missions({ insights: { missions } }: Part) {
  const { copy, number, words } = useWords();
  return missions.map(({ id, title, started, done, steps }) => {
    const points = [
      { key: 'started', label: copy.started, value: started },
      ...steps.map((step) => ({ key: step.id, label: step.title, value: step.passed })),
      { key: 'done', label: copy.done, value: done },
    ].map((point) => ({ ...point, value: point.value ?? 0, text: number(point.value) }));
    return (
      <BarChart
        key={id}
        title={title}
        note={copy.stops}
        points={points}
        words={words(copy.column.step, points)}
      />
    );
  });
}

export function Revenue({ insights: { revenue } }: Part) {
  const { copy, words } = useWords();
  if (revenue.length === 0) return null;
  const kinds: Readonly<Record<string, string>> = copy.kinds;
  const points = revenue.map(({ key, cents }) => ({
    key,
    label: kinds[key] ?? copy.kinds.other,
    value: Math.max(0, cents ?? 0),
    text: cents === null ? copy.few : formatUsd(cents),
  }));
  return <BarChart title={copy.revenue} points={points} words={words(copy.column.source, points)} />;
}

export function Hours({ insights: { hours, best_hour } }: Part) {
  const { copy, tag, number, words } = useWords();
  if (hours.length === 0) return null;
  const points = hours
    .toSorted((one, other) => Number(one.key) - Number(other.key))
    .map(({ key, value }) => ({
      key,
      label: hourIn(tag, Number(key)),
      value: value ?? 0,
      text: number(value),
    }));
  return (
    <div>
      <BarChart title={copy.hours} points={points} words={words(copy.column.hour, points)} />
      {best_hour === null ? null : <p className="mt-2">{copy.bestHour({ hour: hourIn(tag, best_hour) })}</p>}
    </div>
  );
}

export function Posts({ insights: { posts } }: Part) {
  const { copy, number } = useWords();
  if (posts.length === 0) return null;
  return (
    <RowGroup heading={copy.posts}>
      {posts.map(({ id, text, comments, reactions }) => (
        <ListRow
          key={id}
          title={<bdi>{text}</bdi>}
          detail={copy.reach({ comments: number(comments), reactions: number(reactions) })}
          leads
          render={(anatomy) => <Link to={postPath(id)} {...anatomy} />}
        />
      ))}
    </RowGroup>
  );
}

export function Retention({ insights: { retention } }: Part) {
  const { copy, tag, number } = useWords();
  if (retention.length === 0) return null;
  const weeks = Math.max(...retention.map(({ percents }) => percents.length));
  const percent = (share: number | null | undefined) =>
    share === undefined ? '' : share === null ? '–' : percentIn(tag, share / 100);
  return (
    <section aria-label={copy.retention}>
      <h2 className="sp-title">{copy.retention}</h2>
      <p className="sp-small sp-quiet mb-2">{copy.retentionNote}</p>
      <div className="sp-chart-scroll overflow-x-auto">
        <table className="sp-chart-table" aria-label={copy.retention}>
          <thead>
            <tr>
              <th scope="col">{copy.column.week}</th>
              <th scope="col">{copy.joinedWeek}</th>
              {Array.from({ length: weeks }, (_, at) => (
                <th key={copy.week({ count: at })} scope="col">
                  {copy.week({ count: at })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {retention.map(({ week, joined, percents }) => (
              <tr key={week}>
                <th scope="row">{placeIn(tag, 'week', week)}</th>
                <td>{number(joined)}</td>
                {Array.from({ length: weeks }, (_, at) => (
                  <td key={copy.week({ count: at })}>{percent(percents[at])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

export function Fans({ insights: { fans } }: Part) {
  const { copy } = useWords();
  return (
    <RowGroup heading={copy.fans}>
      {fans.length === 0 ? <ListRow title={copy.noFans} /> : null}
      {fans.map(({ user, acts }) => (
        <ListRow
          key={user.id}
          leading={<PersonAvatar person={user} size={36} />}
          title={<bdi>{user.display_name}</bdi>}
          detail={copy.acts({ count: acts })}
          leads
          render={(anatomy) => <Link to={userPath(user.user_name)} {...anatomy} />}
        />
      ))}
    </RowGroup>
  );
}
