// What waits for a creator in all their clubs, taped to the desk; each line leads to where it is decided, in each club it waits in.
import { formatUsd } from '@stagepass/base/money.ts';
import type { DeskKind } from '@stagepass/contract/insights/kinds.ts';
import type { CreatorDesk } from '@stagepass/contract/insights/shapes.ts';
import { Slip } from '@stagepass/ui/slip/slip.tsx';
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import { clubMoneyPath } from '#domains/ledger/public/paths.ts';
import { licensePath } from '#domains/licenses/public/paths.ts';
import { reviewPath } from '#domains/missions/public/paths.ts';
import { manageVotesPath } from '#domains/votes/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn, numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { deskCopy } from '../desk-copy.ts';
import './desk-slip.css';

const pathOf: Readonly<Record<DeskKind, (handle: string) => string>> = {
  reports: (handle) => clubScreenPath(handle, 'manage-rules'),
  reviews: reviewPath,
  'join-requests': (handle) => clubScreenPath(handle, 'manage-members'),
  'vote-answers': manageVotesPath,
  payouts: clubMoneyPath,
  'plan-ends': licensePath,
};

type Line = CreatorDesk['waiting'][number];

export function DeskSlip({ desk }: { desk: CreatorDesk }) {
  const copy = useCopy(deskCopy);
  return (
    <Slip taped label={copy.waiting}>
      {desk.waiting.length === 0 ? <p>{copy.allDone}</p> : null}
      {desk.waiting.map((line) => (
        <Waiting key={line.kind} line={line} clubs={desk.clubs} />
      ))}
    </Slip>
  );
}

function Waiting({ line, clubs }: { line: Line; clubs: CreatorDesk['clubs'] }) {
  const copy = useCopy(deskCopy);
  const { tag } = useLocale();
  const { kind, count } = line;
  const title = copy.kinds[kind]({ count });
  return (
    <div className="sp-desk-line">
      <span className="sp-desk-count">{numberIn(tag, count)}</span>
      <span className="min-w-0">
        <strong className="block">{title}</strong>
        <span className="sp-small sp-desk-detail">{useDetail(line)}</span>
      </span>
      <span className="sp-desk-clubs">
        {line.clubs.flatMap(({ club_id, count: own }) => {
          const club = clubs.find(({ id }) => id === club_id);
          if (club === undefined) return [];
          const label = `${title}: ${copy.inClub({ count: numberIn(tag, own), club: club.name })}`;
          return [
            <Link key={club_id} to={pathOf[kind](club.handle)} className="sp-desk-club" aria-label={label}>
              <ClubPicture club={club} size={32} />
            </Link>,
          ];
        })}
      </span>
    </div>
  );
}

function useDetail({ kind, due_at, amount_cents }: Line): string {
  const copy = useCopy(deskCopy);
  const { tag } = useLocale();
  if (due_at !== null) {
    const told = { time: momentIn(tag, due_at) };
    return Date.parse(due_at) < Date.now() ? copy.overdue(told) : copy.due(told);
  }
  return kind === 'payouts'
    ? copy.details.payouts({ amount: formatUsd(amount_cents ?? 0) })
    : copy.details[kind];
}
