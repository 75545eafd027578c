// The running order at the head of Home: one slip, by time, the most urgent line with its button, done lines stamped.
import type { Today, TodayLine } from '@stagepass/contract/fronts/today.ts';
import { Countdown } from '@stagepass/ui/countdown/countdown.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { caretDown } from '@stagepass/ui/icon/phosphor/caret-down.ts';
import { caretRight } from '@stagepass/ui/icon/phosphor/lean/caret-right.ts';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { Tape } from '@stagepass/ui/slip/slip.tsx';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { type ReactNode, useState } from 'react';
import { tasksPath } from '#domains/missions/public/paths.ts';
import type { TodayRenderer } from '#domains/users/public/today-renderer.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { datesIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { useMarkLine, useToday } from '../data/use-today.ts';
import { lineTime } from '../model/line-time.ts';
import { todayRenderers } from '../public/today-slot.ts';
import { todayCopy } from '../today-copy.ts';
import './today-slip.css';

export function TodaySlip() {
  const copy = useCopy(todayCopy);
  const query = useToday();
  return (
    <div className="sp-today-place">
      <Answered query={query} copy={copy} failed={copy.failed} skeleton={<Waiting />}>
        {(today) => <Day today={today} />}
      </Answered>
    </div>
  );
}

function Waiting() {
  return (
    <div className="sp-today sp-slip sp-stock" aria-hidden="true">
      <Tape className="sp-today-tape" />
      <Skeleton width="45%" height="1.5rem" />
      {['a', 'b', 'c'].map((name) => (
        <div key={name} className="sp-today-waiting">
          <Skeleton width="100%" height="2.25rem" />
        </div>
      ))}
    </div>
  );
}

function Day({ today: { lines, first, clubs, now } }: { today: Today }) {
  const copy = useCopy(todayCopy);
  const { tag } = useLocale();
  const now_ms = Date.parse(now);
  const day = datesIn(tag, { weekday: 'short', month: 'short', day: 'numeric' }).format(new Date(now_ms));
  const done = lines.filter((line) => line.done).length;
  return (
    <section className="sp-today sp-slip sp-stock" aria-label={copy.label({ day, done, all: lines.length })}>
      <Tape className="sp-today-tape" />
      <div className="sp-today-head">
        <h2 className="sp-today-title">{copy.title}</h2>
        <span className="sp-today-date">{day}</span>
      </div>
      {lines.length === 0 ? (
        <Nothing isNew={clubs === 0} />
      ) : (
        <Lines lines={lines} first={first} now_ms={now_ms} />
      )}
      {lines.length > 0 && first === null ? <Note title={copy.allDone}>{copy.allDoneText}</Note> : null}
      {clubs === 0 ? null : (
        <Link to={tasksPath()} className="sp-today-tasks">
          {copy.tasks}
          <Icon of={caretRight} weight="bold" mirror />
        </Link>
      )}
    </section>
  );
}

/** What fits above the fold with a glimpse of what follows; one line more takes no more room than the button would. */
const SHOWN = 6;

function Lines({ lines, first, now_ms }: Pick<Today, 'lines' | 'first'> & { now_ms: number }) {
  const copy = useCopy(todayCopy);
  const [whole, setWhole] = useState(false);
  const needed = Math.max(SHOWN, lines.findIndex(({ key }) => key === first) + 1);
  const shown = whole || lines.length <= needed + 1 ? lines : lines.slice(0, needed);
  return (
    <>
      <ol className="sp-today-lines">
        {shown.map((line) => (
          <Line key={line.key} line={line} isFirst={line.key === first} now_ms={now_ms} />
        ))}
      </ol>
      {shown.length === lines.length ? null : (
        <button type="button" className="sp-today-tasks" onClick={() => setWhole(true)}>
          {copy.more({ count: lines.length - shown.length })}
          <Icon of={caretDown} weight="bold" />
        </button>
      )}
    </>
  );
}

function Nothing({ isNew }: { isNew: boolean }) {
  const copy = useCopy(todayCopy);
  return (
    <>
      <Note title={isNew ? copy.isNew : copy.nothing}>{isNew ? copy.isNewText : copy.nothingText}</Note>
      {isNew ? (
        <LinkButton to="/discover" wide>
          {copy.discover}
        </LinkButton>
      ) : null}
    </>
  );
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="sp-today-note" role="status">
      <b>{title}</b>
      <span>{children}</span>
    </div>
  );
}

interface LineProps {
  line: TodayLine;
  isFirst: boolean;
  now_ms: number;
}

function Line({ line, isFirst, now_ms }: LineProps) {
  // Of its own kind, which the compiler cannot see through the union.
  const renderer = todayRenderers.read()[line.kind] as TodayRenderer<TodayLine> | undefined;
  if (renderer === undefined) return null;
  if (line.done) return <DoneLine line={line} renderer={renderer} now_ms={now_ms} />;
  return isFirst ? (
    <FirstLine line={line} renderer={renderer} now_ms={now_ms} />
  ) : (
    <OpenLine line={line} renderer={renderer} now_ms={now_ms} />
  );
}

interface DrawnLine extends Omit<LineProps, 'isFirst'> {
  renderer: TodayRenderer<TodayLine>;
}

function Time({ line, now_ms, under }: { line: TodayLine; now_ms: number; under?: string | undefined }) {
  const copy = useCopy(todayCopy);
  const { tag } = useLocale();
  if (line.at === null) return <span className="sp-today-time">{copy.anyTime}</span>;
  const { time, day } = lineTime(line.at, now_ms, copy, tag);
  const small = [day, under].filter(Boolean).join(', ');
  return (
    <span className="sp-today-time">
      {time}
      {small === '' ? null : <small>{small}</small>}
    </span>
  );
}

function DoneLine({ line, renderer, now_ms }: DrawnLine) {
  const copy = useCopy(todayCopy);
  const { title, to, stamp = copy.doneStamp } = renderer.useWords(line);
  return (
    <li className="sp-today-line" data-done>
      <Time line={line} now_ms={now_ms} />
      <Link to={to} className="sp-today-words">
        <s dir="auto">{title}</s>
      </Link>
      <span className="sp-today-stamp">
        <span aria-hidden="true">{stamp}</span>
        <VisuallyHidden>{copy.done({ stamp })}</VisuallyHidden>
      </span>
    </li>
  );
}

function OpenLine({ line, renderer, now_ms }: DrawnLine) {
  const { title, note, under, to } = renderer.useWords(line);
  const mark = useMarkLine();
  const { End } = renderer;
  return (
    <li className="sp-today-line">
      <Time line={line} now_ms={now_ms} under={under} />
      <Link to={to} className="sp-today-words">
        <b dir="auto">{title}</b>
        {note === undefined ? null : <span dir="auto">{note}</span>}
      </Link>
      {End === undefined ? (
        <span className="sp-today-way" aria-hidden="true">
          <Icon of={caretRight} weight="bold" mirror />
        </span>
      ) : (
        <End line={line} mark={(change) => mark(line.key, change)} />
      )}
    </li>
  );
}

function FirstLine({ line, renderer, now_ms }: DrawnLine) {
  const { title, note, under, to } = renderer.useWords(line);
  const mark = useMarkLine();
  const { Lead, Action, until } = renderer;
  const ends = until?.(line) ?? null;
  return (
    <li className="sp-today-first" aria-current="true">
      <div className="sp-today-first-head" data-lead={Lead !== undefined}>
        {Lead === undefined ? null : <Lead line={line} />}
        <Link to={to} className="sp-today-words">
          <b dir="auto">{title}</b>
          {note === undefined ? null : <span dir="auto">{note}</span>}
        </Link>
        {ends === null ? (
          <Time line={line} now_ms={now_ms} under={under} />
        ) : (
          <Ends until={ends} now_ms={now_ms} />
        )}
      </div>
      <Action line={line} mark={(change) => mark(line.key, change)} />
    </li>
  );
}

/** Counted while it is a matter of hours; the clock alone otherwise. */
const HOUR_MS = 3_600_000;
const COUNTED_MS = 6 * HOUR_MS;

function Ends({ until, now_ms }: { until: string; now_ms: number }) {
  const copy = useCopy(todayCopy);
  const { tag } = useLocale();
  const { time, day } = lineTime(until, now_ms, copy, tag);
  const when = copy.ends({ time: [day, time].filter(Boolean).join(' ') });
  const left_ms = Date.parse(until) - now_ms;
  return (
    <span className="sp-today-ends" data-within-hour={left_ms < HOUR_MS ? '' : undefined}>
      {left_ms < COUNTED_MS ? (
        <Countdown
          until={Date.parse(until)}
          units={copy.units}
          label={copy.endsIn}
          endedLabel={copy.ended}
          size="small"
        />
      ) : null}
      <small>{when}</small>
    </span>
  );
}
