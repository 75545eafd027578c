// One thing of a club that an address names, for the screens about it: asked for, missing, closed to whoever is no member, or there.
import { SkeletonGroup } from '@stagepass/ui/skeleton/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { isApiError } from '#platform/api/api-error.ts';
import { ErrorState } from '#platform/late/error-state.tsx';
import { Illustration } from '#platform/late/illustration.tsx';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { permissionErrorPath } from '#platform/navigation/permission-error.ts';
import { LoadFailed } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';

interface Known {
  /** When the answer came, by this phone's clock. */
  heardAt: number;
  refetch: () => void;
}

interface AroundProps {
  query: UseQueryResult<unknown>;
  /** Where back leads on a first visit, and what leads there where the thing is not shown. */
  above: { path: string; label: string };
  copy: {
    loading: string;
    failed: string;
    missingTitle: string;
    missing: string;
    /** The domain's sentences. */
    errors?: Readonly<Record<string, unknown>>;
  };
}

export interface AddressedProps<Thing> extends AroundProps {
  query: UseQueryResult<Thing>;
  /** Bones of the screen that comes. */
  skeleton: ReactNode;
  /** The light behind them. */
  beam?: ReactNode;
  children: (thing: Thing, known: Known) => ReactNode;
}

export function Addressed<Thing>({ skeleton, beam, children, ...around }: AddressedProps<Thing>) {
  const { pathname, search } = useLocation();
  const { query, above, copy } = around;
  if (query.data !== undefined)
    return children(query.data, { heardAt: query.dataUpdatedAt, refetch: () => void query.refetch() });
  if (isApiError(query.error, 'clubs.members-only'))
    return (
      <Navigate
        replace
        to={permissionErrorPath({ reason: 'join', club: clubIn(query.error), next: pathname + search })}
      />
    );
  if (query.isError) return <Failed {...around} />;
  return (
    <BackScreen above={above.path} beam={beam}>
      <SkeletonGroup label={copy.loading}>
        <div className="mt-2 grid gap-4">{skeleton}</div>
      </SkeletonGroup>
    </BackScreen>
  );
}

function clubIn(error: unknown): string | null {
  const details = isApiError(error) ? error.details : undefined;
  return typeof details === 'object' && details !== null && 'club_id' in details
    ? String(details.club_id)
    : null;
}

function Failed({ query, above, copy }: AroundProps) {
  const missing = isApiError(query.error) && query.error.status === 404;
  const title = missing ? copy.missingTitle : copy.failed;
  useTitle(title);
  const away = (
    <LinkButton to={above.path} variant="outline">
      {above.label}
    </LinkButton>
  );
  return (
    <BackScreen above={above.path}>
      {missing ? (
        <ErrorState level={1} title={title} picture={<Illustration name="ticket" />} secondary={away}>
          {copy.missing}
        </ErrorState>
      ) : (
        <LoadFailed
          query={query}
          copy={copy}
          level={1}
          title={title}
          picture={<Illustration name="amp" />}
          secondary={away}
        />
      )}
    </BackScreen>
  );
}
