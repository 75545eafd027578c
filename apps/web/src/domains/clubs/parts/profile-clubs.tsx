// The clubs on a person's profile, those in common first.
import type { ProfileClub, PublicProfile } from '@stagepass/contract/users/shapes.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { profileClubsCopy } from '../profile-copy.ts';
import { ClubPicture } from '../public/club-picture.tsx';
import { clubPath } from '../public/paths.ts';

export function Part({ profile }: { profile: PublicProfile }) {
  const copy = useCopy(profileClubsCopy);
  if (profile.clubs.length === 0) return null;
  return (
    <>
      <SectionHead title={copy.title} />
      <RowGroup>
        {profile.clubs.map((club) => (
          <Club key={club.id} club={club} />
        ))}
      </RowGroup>
    </>
  );
}

function Club({ club }: { club: ProfileClub }) {
  const copy = useCopy(profileClubsCopy);
  const role = copy.roles[club.role];
  // That somebody is a member goes without saying.
  const shared = club.role === 'member' ? copy.shared : copy.sharedRole({ role });
  return (
    <ListRow
      title={club.name}
      detail={club.shared ? shared : role}
      leading={<ClubPicture club={club} size={44} />}
      leads
      render={(anatomy) => <Link to={clubPath(club.handle)} {...anatomy} />}
    />
  );
}
