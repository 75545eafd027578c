// The campaign that an address names, for the screens about it: asked for, missing, or closed to this viewer.
import type { CampaignView } from '@stagepass/contract/campaigns/shapes.ts';
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
import { campaignCopy } from '../copy.ts';
import { useCampaign } from '../data/campaigns.ts';

const ABOVE = '/discover';

interface Known {
  campaign: CampaignView;
  /** When the answer came, by this phone's clock. */
  heardAt: number;
  refetch: () => void;
}

export function CampaignFrame({ children }: { children: (known: Known) => ReactNode }) {
  const { id = '' } = useParams();
  const { pathname, search } = useLocation();
  const query = useCampaign(id);
  if (query.data !== undefined)
    return children({
      campaign: query.data,
      heardAt: query.dataUpdatedAt,
      refetch: () => void query.refetch(),
    });
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

function Failed({ query }: { query: ReturnType<typeof useCampaign> }) {
  const copy = useCopy(campaignCopy);
  const missing = isApiError(query.error) && query.error.status === 404;
  const title = missing ? copy.missingTitle : copy.failed;
  useTitle(title);
  const toDiscover = (
    <LinkButton to={ABOVE} variant="outline">
      {copy.toDiscover}
    </LinkButton>
  );
  return (
    <BackScreen above={ABOVE}>
      {missing ? (
        <ErrorState level={1} title={title} picture={<Illustration name="ticket" />} secondary={toDiscover}>
          {copy.missing}
        </ErrorState>
      ) : (
        <LoadFailed
          query={query}
          copy={copy}
          level={1}
          title={title}
          picture={<Illustration name="amp" />}
          secondary={toDiscover}
        />
      )}
    </BackScreen>
  );
}

function Waiting() {
  const copy = useCopy(campaignCopy);
  return (
    <BackScreen above={ABOVE}>
      <SkeletonGroup label={copy.loading}>
        <div className="mt-2 grid gap-4">
          <Skeleton width="100%" height="9rem" />
          <Skeleton width="80%" height="2.75rem" />
          <Skeleton width="100%" height="3.375rem" />
          <Skeleton width="100%" height="7rem" />
        </div>
      </SkeletonGroup>
    </BackScreen>
  );
}
