// What waits for the people who run a club, as domains register it, taped to the page.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { caretRight } from '@stagepass/ui/icon/phosphor/caret-right.ts';
import { Skeleton, SkeletonGroup } from '@stagepass/ui/skeleton/skeleton.tsx';
import { Slip } from '@stagepass/ui/slip/slip.tsx';
import type { ReactNode } from 'react';
import {
  type Waiting,
  type WaitingLine,
  type WaitingSource,
  waitingSources,
} from '#domains/clubs/public/manage-slots.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { ErrorBoundary } from '#platform/late/error-boundary.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { manageCopy } from '../manage-copy.ts';
import './waiting-slip.css';

type Gathered = ReadonlyMap<string, Waiting>;

interface GatherProps {
  club: ClubView;
  sources?: readonly WaitingSource[];
  gathered?: Gathered;
  children: (gathered: Gathered) => ReactNode;
}

/** Asks one source after the other, each in a component of its own: hooks may not be called in a loop. */
export function GatherWaiting({ sources, gathered = new Map(), ...rest }: GatherProps) {
  const { club } = rest;
  const asked = sources ?? waitingSources.read().filter(({ isFor = () => true }) => isFor(club));
  const [source, ...others] = asked;
  if (source === undefined) return rest.children(gathered);
  const gatherOthers = (waiting: Waiting) => (
    <GatherWaiting {...rest} sources={others} gathered={new Map([...gathered, [source.name, waiting]])} />
  );
  // A source that breaks counts as one that did not answer.
  return (
    <ErrorBoundary
      key={source.name}
      fallback={(_, retry) =>
        gatherOthers({ lines: [], count: 0, isPending: false, isError: true, refetch: retry })
      }
    >
      <Ask source={source} club={club}>
        {gatherOthers}
      </Ask>
    </ErrorBoundary>
  );
}

type AskProps = { source: WaitingSource; club: ClubView; children: (waiting: Waiting) => ReactNode };

function Ask({ source, club, children }: AskProps) {
  return children(source.useWaiting(club));
}

export function WaitingSlip({ gathered }: { gathered: Gathered }) {
  const copy = useCopy(manageCopy);
  const all = [...gathered.values()];
  const lines = all.flatMap((waiting) => waiting.lines);
  const isPending = all.some((waiting) => waiting.isPending);
  const isFailed = all.some((waiting) => waiting.isError);
  const retry = () => void Promise.all(all.map((waiting) => waiting.isError && waiting.refetch()));
  return (
    <Slip taped label={copy.waiting}>
      {lines.map(({ key, ...line }) => (
        <Line key={key} {...line} />
      ))}
      {isFailed ? (
        <div className="sp-call-quiet" role="alert">
          <p>{copy.waitingFailed}</p>
          <Button variant="ink" size="small" className="mt-3" onClick={retry}>
            {copy.retry}
          </Button>
        </div>
      ) : null}
      {isPending ? (
        <SkeletonGroup label={copy.loading}>
          <Skeleton height="3.375rem" width="100%" />
        </SkeletonGroup>
      ) : null}
      {isPending || isFailed || lines.length > 0 ? null : <p className="sp-call-quiet">{copy.allQuiet}</p>}
    </Slip>
  );
}

function Line({ to, count, title, detail }: Omit<WaitingLine, 'key'>) {
  const { tag } = useLocale();
  return (
    <Link to={to} className="sp-call">
      <span className="sp-call-count">{numberIn(tag, count)}</span>
      <span>
        <strong>{title}</strong>
        <span className="sp-small sp-call-detail">{detail}</span>
      </span>
      <Icon of={caretRight} weight="bold" mirror size="0.9375rem" />
    </Link>
  );
}
