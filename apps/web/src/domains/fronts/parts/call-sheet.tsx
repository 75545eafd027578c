// The call sheet: what waits for whoever runs the club, taped to the page.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { caretRight } from '@stagepass/ui/icon/phosphor/caret-right.ts';
import { Slip } from '@stagepass/ui/slip/slip.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { useCaseCounts, useDoorCount } from '../data/use-waiting.ts';
import { manageCopy } from '../manage-copy.ts';
import './call-sheet.css';

export function CallSheet({ club }: { club: ClubView }) {
  const copy = useCopy(manageCopy);
  const { tag } = useLocale();
  const cases = useCaseCounts(club.id);
  const door = useDoorCount(club.id);
  const rules = clubScreenPath(club.handle, 'manage-rules');
  const settings = clubScreenPath(club.handle, 'settings');
  const { waiting = 0, hidden = 0, appealed = 0 } = cases.data ?? {};
  const reports = waiting - appealed;
  const atDoor = door.data ?? 0;
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long' });
  const isOffered = club.viewer.can.answer_hand_over;
  const isQuiet =
    cases.isSuccess && door.isSuccess && waiting + atDoor === 0 && !isOffered && club.delete_after === null;
  return (
    <Slip taped label={copy.waiting}>
      {isOffered ? <Line to={settings} count={1} title={copy.offer} detail={copy.offerDetail} /> : null}
      {club.delete_after === null ? null : (
        <Line
          to={settings}
          count={1}
          title={copy.closing({ date: date.format(new Date(club.delete_after)) })}
          detail={copy.closingDetail}
        />
      )}
      {reports > 0 ? (
        <Line
          to={rules}
          count={reports}
          title={copy.reports({ count: reports })}
          detail={hidden > 0 ? copy.reportsHidden({ count: hidden }) : copy.reportsDetail}
        />
      ) : null}
      {appealed > 0 ? (
        <Line
          to={rules}
          count={appealed}
          title={copy.appeals({ count: appealed })}
          detail={copy.appealsDetail}
        />
      ) : null}
      {atDoor > 0 ? (
        <Line
          to={clubScreenPath(club.handle, 'manage-members')}
          count={atDoor}
          title={copy.door({ count: atDoor })}
          detail={copy.doorDetail}
        />
      ) : null}
      {isQuiet ? <p className="sp-call-quiet">{copy.allQuiet}</p> : null}
      {cases.isPending || door.isPending ? <p className="sp-call-quiet">{copy.loading}</p> : null}
    </Slip>
  );
}

type LineProps = { to: string; count: number; title: string; detail: string };

function Line({ to, count, title, detail }: LineProps) {
  return (
    <Link to={to} className="sp-call">
      <span className="sp-call-count">{count}</span>
      <span>
        <strong>{title}</strong>
        <span className="sp-small block">{detail}</span>
      </span>
      <Icon of={caretRight} weight="bold" mirror size="0.9375rem" />
    </Link>
  );
}
