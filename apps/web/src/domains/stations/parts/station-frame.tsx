// The station that an address names: asked for, missing, or closed to this viewer.
import type { StationView } from '@stagepass/contract/stations/shapes.ts';
import { Skeleton, SkeletonGroup } from '@stagepass/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { myClubsPath } from '#domains/clubs/public/paths.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { ErrorState } from '#platform/late/error-state.tsx';
import { Illustration } from '#platform/late/illustration.tsx';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { permissionErrorPath } from '#platform/navigation/permission-error.ts';
import { LoadFailed } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { useStation } from '../data/stations.ts';
import { stationPageCopy } from '../page-copy.ts';

/** `heardAt`: when the answer came, by this phone's clock. */
export function StationFrame({
  children,
}: {
  children: (station: StationView, heardAt: number) => ReactNode;
}) {
  const { id = '' } = useParams();
  const { pathname, search } = useLocation();
  const query = useStation(id);
  if (query.data !== undefined) return children(query.data, query.dataUpdatedAt);
  if (isApiError(query.error, 'clubs.members-only'))
    return (
      <Navigate
        replace
        to={permissionErrorPath({ reason: 'join', club: clubIn(query.error), next: pathname + search })}
      />
    );
  return query.isError ? <Failed query={query} /> : <Waiting />;
}

function clubIn(error: unknown): string | null {
  const details = isApiError(error) ? error.details : undefined;
  return typeof details === 'object' && details !== null && 'club_id' in details
    ? String(details.club_id)
    : null;
}

function Failed({ query }: { query: ReturnType<typeof useStation> }) {
  const copy = useCopy(stationPageCopy);
  const missing = isApiError(query.error) && query.error.status === 404;
  const title = missing ? copy.missingTitle : copy.failed;
  useTitle(title);
  const toClubs = (
    <LinkButton to={myClubsPath()} variant="outline">
      {copy.toClubs}
    </LinkButton>
  );
  return (
    <BackScreen above={myClubsPath()}>
      {missing ? (
        <ErrorState level={1} title={title} picture={<Illustration name="ticket" />} secondary={toClubs}>
          {copy.missing}
        </ErrorState>
      ) : (
        <LoadFailed
          query={query}
          copy={copy}
          level={1}
          title={title}
          picture={<Illustration name="amp" />}
          secondary={toClubs}
        />
      )}
    </BackScreen>
  );
}

function Waiting() {
  const copy = useCopy(stationPageCopy);
  return (
    <BackScreen above={myClubsPath()}>
      <SkeletonGroup label={copy.loading}>
        <div className="mt-2 grid gap-4">
          <Skeleton width="80%" height="2.25rem" />
          <Skeleton width="100%" height="24rem" />
          <Skeleton shape="line" width="70%" />
        </div>
      </SkeletonGroup>
    </BackScreen>
  );
}
