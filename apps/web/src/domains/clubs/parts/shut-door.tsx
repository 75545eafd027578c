// A screen that the viewer may not open, as far as this phone knows: the club is asked once more, then the permission screen
// says what is missing. They may have been let in, or promoted, since the club was asked for.
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation } from 'react-router';
import { permissionErrorPath } from '#platform/navigation/permission-error.ts';
import { missingFor, missingScope, type Need } from '../model/way-in.ts';
import type { ClubView, useClub } from '../public/use-club.ts';

export interface ShutDoorProps {
  need: Need;
  club: ClubView;
  query: ReturnType<typeof useClub>;
  /** Shown until the club has answered. */
  waiting: ReactNode;
}

export function ShutDoor({ need, club, query, waiting }: ShutDoorProps) {
  const { pathname, search } = useLocation();
  const { isFetchedAfterMount: asked } = query;
  const ask = useEffectEvent(() => void query.refetch({ cancelRefetch: false }));
  useEffect(() => {
    if (!asked) ask();
  }, [asked]);
  const reason = asked ? missingFor(need, club.viewer) : null;
  if (reason === null) return waiting;
  const scope = missingScope(need, club.viewer);
  const error = { reason, scope, club: club.id, next: pathname + search };
  return <Navigate replace to={permissionErrorPath(error)} />;
}
