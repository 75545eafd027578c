// A month of a club's calendar: a grid whose days with events are marked, and those events below it.
import type { EventCard } from '@stagepass/contract/events/shapes.ts';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { caretLeft } from '@stagepass/ui/icon/phosphor/caret-left.ts';
import { caretRight } from '@stagepass/ui/icon/phosphor/caret-right.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { datesIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { eventsCopy } from '../copy.ts';
import { useMonth } from '../data/events.ts';
import { boundsOf, type Month, readMonth, shiftMonth, weeksOf, writeMonth } from '../model/month.ts';
import { EventRows } from './event-rows.tsx';

export function MonthView({ clubId }: { clubId: string }) {
  const copy = useCopy(eventsCopy);
  const { tag } = useLocale();
  const [search, change] = useSearch();
  const month = readMonth(search.get('month'), new Date());
  const query = useMonth(clubId, boundsOf(month));
  const turn = (by: number) => change({ month: writeMonth(shiftMonth(month, by)) });
  const name = datesIn(tag, { month: 'long', year: 'numeric' }).format(new Date(month.year, month.month, 1));
  return (
    <>
      <div className="mb-2 flex items-center justify-between">
        <IconButton label={copy.earlier} icon={<Icon of={caretLeft} mirror />} onClick={() => turn(-1)} />
        <h2 className="sp-title" aria-live="polite">
          {name}
        </h2>
        <IconButton label={copy.later} icon={<Icon of={caretRight} mirror />} onClick={() => turn(1)} />
      </div>
      <Answered query={query} copy={copy} failed={copy.failed}>
        {(events) => (
          <>
            <Grid month={month} events={events} name={name} />
            <div className="mt-4">
              {events.length === 0 ? (
                <EmptyState title={copy.empty.month}>{copy.empty.monthText}</EmptyState>
              ) : (
                <EventRows events={events} />
              )}
            </div>
            <More query={query} />
          </>
        )}
      </Answered>
    </>
  );
}

function Grid({ month, events, name }: { month: Month; events: readonly EventCard[]; name: string }) {
  const copy = useCopy(eventsCopy);
  const { tag } = useLocale();
  // The first of January 2024 was a Monday.
  const heads = Array.from({ length: 7 }, (_, at) =>
    datesIn(tag, { weekday: 'short' }).format(new Date(2024, 0, 1 + at)),
  );
  const counts = new Map<number, number>();
  for (const { starts_at } of events) {
    const day = new Date(starts_at).getDate();
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return (
    <table className="sp-event-month" aria-label={name}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className="sp-quiet">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, at) => {
              const count = day === null ? 0 : (counts.get(day) ?? 0);
              return (
                <td key={day ?? `none-${at}`} data-on={count > 0 ? '' : undefined}>
                  <span aria-hidden={count > 0}>{day}</span>
                  {count > 0 && day !== null ? (
                    <VisuallyHidden>{copy.dayWith({ day, count })}</VisuallyHidden>
                  ) : null}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
