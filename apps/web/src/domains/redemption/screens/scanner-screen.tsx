// /scan-ticket: the door. `?club=` says whose; without it, one of the clubs that I run is chosen first.
import { Button } from '@stagepass/ui/button/button.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton, SkeletonGroup } from '@stagepass/ui/skeleton/skeleton.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router';
import { scannerPath } from '#domains/items/public/paths.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { ErrorState } from '#platform/late/error-state.tsx';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { permissionErrorPath } from '#platform/navigation/permission-error.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { useSession } from '#platform/session/session.ts';
import { useTitle } from '#platform/title/title.ts';
import { useDoorList } from '../data/door-list.ts';
import { Door } from '../parts/door.tsx';
import { scannerCopy } from '../scanner-copy.ts';
import '../parts/scanner.css';

const ChooseClub = lazy(async () => ({ default: (await import('../parts/choose-club.tsx')).ChooseClub }));

export function Component() {
  const copy = useCopy(scannerCopy);
  useTitle(copy.title);
  const [search] = useSearch();
  const club = search.get('club');
  const session = useSession();
  if (club === null || session === null)
    return (
      <Suspense>
        <ChooseClub />
      </Suspense>
    );
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
    <Screen>
      <TopBar leading={<BackButton above="/clubs" />} />
      <ScreenBody>
        {door.isError ? (
          <ErrorState
            level={1}
            title={copy.failed}
            retry={{ label: copy.retry, onRetry: () => void door.refetch(), busy: door.isFetching }}
            secondary={
              <Button variant="outline" render={(anatomy) => <Link to={scannerPath()} {...anatomy} />}>
                {copy.choose.title}
              </Button>
            }
          >
            {errorSentence(copy, door.error)}
          </ErrorState>
        ) : (
          <SkeletonGroup label={copy.loading}>
            <Skeleton width="100%" height="26rem" />
          </SkeletonGroup>
        )}
      </ScreenBody>
    </Screen>
  );
}
