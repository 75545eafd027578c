// What a station asks for, as lines: each with whether the viewer has it, and the way to what they can do now.
import type { DescribedCondition } from '@stagepass/contract/conditions/shapes.ts';
import type { StationView } from '@stagepass/contract/stations/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { caretRight } from '@stagepass/ui/icon/phosphor/caret-right.ts';
import { checkCircle } from '@stagepass/ui/icon/phosphor/check-circle.ts';
import { circle } from '@stagepass/ui/icon/phosphor/circle.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { useLocation } from 'react-router';
import { useConditionSentence } from '#domains/conditions/public/condition-sentence.ts';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { dayIn, momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { permissionErrorPath } from '#platform/navigation/permission-error.ts';
import { canDo, type Want, wantsOf } from '../model/wants.ts';
import { stationPageCopy } from '../page-copy.ts';
import { stationStepPath } from '../public/paths.ts';
import './wants-list.css';

export function WantsList({ station, now_ms }: { station: StationView; now_ms: number }) {
  const copy = useCopy(stationPageCopy);
  const { pathname, search } = useLocation();
  const wants = wantsOf(station, now_ms);
  const next = pathname + search;
  if (wants.length === 0)
    return station.stand === 'open' ? <p className="sp-small sp-quiet mt-4">{copy.nothing}</p> : null;
  return (
    <ul className="sp-wants" aria-label={copy.wants}>
      {wants.map((want) => (
        <li key={keyOf(want)} data-met={want.met ? '' : undefined}>
          <Line want={want} to={wayOf(want, station, next)} club={station.club.name} />
        </li>
      ))}
    </ul>
  );
}

function keyOf(want: Want): string {
  if (want.kind === 'step') return want.entry.id;
  return want.kind === 'condition' ? JSON.stringify(want.part) : want.kind;
}

/** Where the viewer does what is missing; null where there is nothing to open. */
function wayOf(want: Want, { id, club, stand, member }: StationView, next: string): string | null {
  if (want.kind === 'join') return permissionErrorPath({ reason: 'join', club: club.id, next });
  const isReachable = want.kind === 'step' && member && stand === 'locked' && canDo(want.entry);
  return isReachable ? stationStepPath(id, want.entry.id) : null;
}

function Line({ want, to, club }: { want: Want; to: string | null; club: string }) {
  const copy = useCopy(stationPageCopy);
  const inside = (
    <>
      <Icon of={want.met ? checkCircle : circle} weight={want.met ? 'fill' : 'regular'} size="1.3125rem" />
      <span className="sp-wants-words" dir="auto">
        <Words want={want} club={club} />
        <VisuallyHidden>{`, ${want.met ? copy.met : copy.unmet}`}</VisuallyHidden>
        <Refused want={want} />
      </span>
      <Aside want={want} />
      {to === null ? null : <Icon of={caretRight} weight="bold" size="1rem" />}
    </>
  );
  return to === null ? (
    <span className="sp-want">{inside}</span>
  ) : (
    <Link to={to} className="sp-want">
      {inside}
    </Link>
  );
}

function Words({ want, club }: { want: Want; club: string }) {
  const copy = useCopy(stationPageCopy);
  const { tag } = useLocale();
  const sentence = useConditionSentence(want.kind === 'condition' ? want.part : null);
  switch (want.kind) {
    case 'join':
      return copy.join({ club });
    case 'opens':
      return copy.opens({ when: momentIn(tag, want.at) });
    case 'account':
      return copy.account;
    case 'condition':
      return sentence;
    case 'step':
      return want.entry.title;
  }
}

/** What the club wrote about what was handed in last, until it is handed in again. */
function Refused({ want }: { want: Want }) {
  const copy = useCopy(stationPageCopy);
  if (want.kind !== 'step' || want.entry.refusal === null || !canDo(want.entry)) return null;
  return <span className="sp-small sp-quiet block">{copy.refused({ reason: want.entry.refusal })}</span>;
}

function Aside({ want }: { want: Want }) {
  const copy = useCopy(stationPageCopy);
  const { tag } = useLocale();
  const words = asideOf(want, copy, tag);
  return words === '' ? null : <span className="sp-small sp-wants-aside">{words}</span>;
}

function asideOf(want: Want, copy: Copy<typeof stationPageCopy>, tag: string): string {
  if (want.kind === 'account') return copy.accountFrom({ when: momentIn(tag, want.at) });
  if (want.kind === 'condition') return want.met ? '' : haveWords(want.part, copy);
  if (want.kind !== 'step') return '';
  const { state, passed_at, xp } = want.entry;
  if (state === 'passed') return passed_at === null ? '' : copy.passed({ when: dayIn(tag, passed_at) });
  if (state === 'review') return copy.inReview;
  if (state === 'out-of-tries') return copy.noTries;
  return state === 'locked' ? copy.after({ number: want.number - 1 }) : copy.xp({ xp });
}

/** How far the viewer is with what a condition counts. */
function haveWords(part: DescribedCondition, { you }: Copy<typeof stationPageCopy>): string {
  if (!('kind' in part) || part.have === undefined) return '';
  return part.kind === 'level' ? you.level({ count: part.have }) : you.xp({ count: part.have });
}
