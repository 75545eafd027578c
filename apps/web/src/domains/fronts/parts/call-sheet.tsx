// The call sheet: what waits for whoever runs the club, taped to the page.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { caretRight } from '@stagepass/ui/icon/phosphor/caret-right.ts';
import { Skeleton, SkeletonGroup } from '@stagepass/ui/skeleton/skeleton.tsx';
import { Slip } from '@stagepass/ui/slip/slip.tsx';
import { useWaitingCount } from '#domains/admissions/public/use-waiting-count.ts';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { datesIn, numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { useCaseCounts } from '../data/use-waiting.ts';
import { manageCopy } from '../manage-copy.ts';
import './call-sheet.css';

interface Call {
  key: string;
  to: string;
  count: number;
  title: string;
  detail: string;
}

export function CallSheet({ club }: { club: ClubView }) {
  const copy = useCopy(manageCopy);
  const cases = useCaseCounts(club.id);
  const door = useWaitingCount(club.id);
  const calls = useCalls(club, { ...cases.data, atDoor: door.count });
  const isPending = cases.isPending || door.isPending;
  const isFailed = cases.isError || door.isError;
  const again = () => void Promise.all([cases.refetch(), door.refetch()]);
  return (
    <Slip taped label={copy.waiting}>
      {calls.map(({ key, ...line }) => (
        <Line key={key} {...line} />
      ))}
      {isFailed ? (
        <div className="sp-call-quiet" role="alert">
          <p>{copy.waitingFailed}</p>
          <Button variant="ink" size="small" className="mt-3" onClick={again}>
            {copy.retry}
          </Button>
        </div>
      ) : null}
      {isPending ? (
        <SkeletonGroup label={copy.loading}>
          <Skeleton height="3.375rem" width="100%" />
        </SkeletonGroup>
      ) : null}
      {isPending || isFailed || calls.length > 0 ? null : <p className="sp-call-quiet">{copy.allQuiet}</p>}
    </Slip>
  );
}

interface Counted {
  waiting?: number;
  hidden?: number;
  appealed?: number;
  atDoor: number;
}

/** What cannot wait first: the club itself, then people who were reported, then people at the door. */
function useCalls(club: ClubView, counted: Counted): Call[] {
  const copy = useCopy(manageCopy);
  const { tag } = useLocale();
  const { waiting = 0, hidden = 0, appealed = 0, atDoor } = counted;
  const to = (screen: Parameters<typeof clubScreenPath>[1]) => clubScreenPath(club.handle, screen);
  const reports = waiting - appealed;
  const { delete_after: ends } = club;
  const date = ends && datesIn(tag, { dateStyle: 'long' }).format(new Date(ends));
  const calls: (Call | false)[] = [
    club.viewer.can.answer_hand_over && {
      key: 'offer',
      to: to('settings'),
      count: 1,
      title: copy.offer,
      detail: copy.offerDetail,
    },
    date !== null && {
      key: 'closing',
      to: to('settings'),
      count: 1,
      title: copy.closing({ date }),
      detail: copy.closingDetail,
    },
    reports > 0 && {
      key: 'reports',
      to: to('manage-rules'),
      count: reports,
      title: copy.reports({ count: reports }),
      detail: hidden > 0 ? copy.reportsHidden({ count: hidden }) : copy.reportsDetail,
    },
    appealed > 0 && {
      key: 'appeals',
      to: to('manage-rules'),
      count: appealed,
      title: copy.appeals({ count: appealed }),
      detail: copy.appealsDetail,
    },
    atDoor > 0 && {
      key: 'door',
      to: to('manage-members'),
      count: atDoor,
      title: copy.door({ count: atDoor }),
      detail: copy.doorDetail,
    },
  ];
  return calls.filter((call) => call !== false);
}

function Line({ to, count, title, detail }: Omit<Call, 'key'>) {
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
