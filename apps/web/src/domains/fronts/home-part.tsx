// A person's clubs on their own home, in a strip.
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { HomePart } from '#domains/users/public/home-slot.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { frontsCopy } from './copy.ts';
import { useMyClubs } from './data/use-my-clubs.ts';

function Part() {
  const { home } = useCopy(frontsCopy);
  const { data } = useMyClubs();
  // Its place is held until it is known that the person is in no club.
  if (data?.length === 0) return null;
  return (
    <ul className="sp-home-strip" aria-label={home.strip}>
      {data?.map(({ club }) => (
        <li key={club.id}>
          <Link to={clubScreenPath(club.handle, 'home')} className="sp-home-club">
            <ClubPicture club={club} size={66} />
            <span dir="auto">{club.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const homePart: HomePart = { name: 'clubs', Part };
