// /club/{id}/id-center: my laminate in this club with its face for people up; turned, it is the face for doors.
import { useNavigate, useParams } from 'react-router';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Passes } from '../parts/passes.tsx';

/** Whoever is no member has no pass here, and is led to the way in. */
const ClubWithoutMe = latePart(
  () => import('../parts/club-without-me.tsx'),
  'ClubWithoutMe',
  null,
  'fails-screen',
);

export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const [search, change] = useSearch();
  const query = search.get('face') === 'door' ? '?face=door' : '';
  return (
    <Passes
      wanted={id}
      face={query === '' ? 'add' : 'door'}
      onFace={(face) => change({ face: face === 'door' ? 'door' : null })}
      onClub={({ handle }) => void navigate(clubScreenPath(handle, 'id-center') + query, { replace: true })}
      unknown={<ClubWithoutMe />}
    />
  );
}
