// What the phone knows of the club in the address before it is asked for: its name and gel, from the last visit.
import { useParams } from 'react-router';
import { type CurrentClub, useCurrentClub } from '#platform/session/current-club.ts';

/** Undefined where it is another club. */
export function useKnownClub(): CurrentClub | undefined {
  const { id } = useParams();
  const club = useCurrentClub();
  return club && (club.id === id || club.handle === id) ? club : undefined;
}
