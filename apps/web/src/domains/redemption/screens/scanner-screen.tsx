// /scan-ticket: the door. `?club=` says whose; without it, one of the clubs that I run is chosen first.
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { Navigate } from 'react-router';
import { scannerPath } from '#domains/items/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { permissionErrorPath } from '#platform/navigation/permission-error.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Unanswered } from '#platform/query/answered.tsx';
import { useSession } from '#platform/session/session.ts';
import { useTitle } from '#platform/title/title.ts';
import { useDoorList } from '../data/door-list.ts';
import { Door } from '../parts/door.tsx';
import { scannerCopy } from '../scanner-copy.ts';
import '../parts/scanner.css';

const ChooseClub = latePart(() => import('../parts/choose-club.tsx'), 'ChooseClub', null, 'fails-screen');

export function Component() {
  const copy = useCopy(scannerCopy);
  useTitle(copy.title);
  const [search] = useSearch();
  const club = search.get('club');
  const session = useSession();
  if (club === null || session === null) return <ChooseClub />;
  return <OpenDoor key={club} club={club} userId={session.user_id} />;
}

function OpenDoor({ club, userId }: { club: string; userId: string }) {
  const copy = useCopy(scannerCopy);
  const door = useDoorList({ user_id: userId, club });
  const { data } = door;
  if (data?.may === false)
    return (
      <Navigate
        replace
        to={permissionErrorPath({ reason: 'owner', club: data.list.club.id, next: scannerPath(club) })}
      />
    );
  if (data !== undefined)
    return (
      <GelScope hue={data.list.club.hue}>
        <Door list={data.list} userId={userId} />
      </GelScope>
    );
  return (
    <BackScreen above="/clubs">
      <Unanswered
        query={door}
        copy={copy}
        level={1}
        failed={copy.failed}
        secondary={
          <LinkButton to={scannerPath()} variant="outline">
            {copy.choose.title}
          </LinkButton>
        }
        skeleton={<Skeleton width="100%" height="26rem" />}
      />
    </BackScreen>
  );
}
