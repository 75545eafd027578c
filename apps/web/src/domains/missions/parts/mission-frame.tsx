// The mission that an address names, for the screens that show or play it: asked for, missing, or closed to this viewer.
import type { MissionView } from '@stagepass/contract/missions/shapes.ts';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { Skeleton, SkeletonGroup } from '@stagepass/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { isApiError } from '#platform/api/api-error.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { ErrorState } from '#platform/late/error-state.tsx';
import { Illustration } from '#platform/late/illustration.tsx';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { permissionErrorPath } from '#platform/navigation/permission-error.ts';
import { LoadFailed } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { useMission } from '../data/missions.ts';
import { missionPageCopy } from '../page-copy.ts';
import { missionsPath } from '../public/paths.ts';

/** `heardAt`: when the answer came, by this phone's clock. */
export function MissionFrame({
  children,
}: {
  children: (mission: MissionView, heardAt: number) => ReactNode;
}) {
  const { id = '' } = useParams();
  const { pathname, search } = useLocation();
  const query = useMission(id);
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

function Failed({ query }: { query: ReturnType<typeof useMission> }) {
  const copy = useCopy(missionPageCopy);
  const missing = isApiError(query.error) && query.error.status === 404;
  const title = missing ? copy.missingTitle : copy.failed;
  useTitle(title);
  const toMissions = (
    <LinkButton to={missionsPath()} variant="outline">
      {copy.toMissions}
    </LinkButton>
  );
  return (
    <BackScreen above={missionsPath()}>
      {missing ? (
        <ErrorState level={1} title={title} picture={<Illustration name="ticket" />} secondary={toMissions}>
          {copy.missing}
        </ErrorState>
      ) : (
        <LoadFailed
          query={query}
          copy={copy}
          level={1}
          title={title}
          picture={<Illustration name="amp" />}
          secondary={toMissions}
        />
      )}
    </BackScreen>
  );
}

function Waiting() {
  const copy = useCopy(missionPageCopy);
  return (
    <BackScreen above={missionsPath()} beam={<LampBeam at="82%" lean={12} />}>
      <SkeletonGroup label={copy.loading}>
        <div className="mt-2 grid gap-4">
          <Skeleton width="92%" height="3rem" />
          <Skeleton width="60%" height="3rem" />
          <Skeleton shape="line" width="80%" />
          <Skeleton width="100%" height="20rem" />
        </div>
      </SkeletonGroup>
    </BackScreen>
  );
}
