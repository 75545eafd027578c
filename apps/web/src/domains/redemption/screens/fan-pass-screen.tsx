// /user/fanpass: my laminate with its face for doors up; turned, it is the face for people.
import { useSearch } from '#platform/navigation/use-search.ts';
import { getCurrentClub } from '#platform/session/current-club.ts';
import { Passes } from '../parts/passes.tsx';

export function Component() {
  const [search, change] = useSearch();
  return (
    <Passes
      wanted={search.get('club') ?? getCurrentClub()?.id}
      face={search.get('face') === 'add' ? 'add' : 'door'}
      onFace={(face) => change({ face: face === 'add' ? 'add' : null })}
      onClub={({ handle }) => change({ club: handle })}
    />
  );
}
