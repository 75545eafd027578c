// The first open missions of a club, on its home; nothing where there is none.
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { missionsCopy } from '../copy.ts';
import { useClubMissions } from '../data/missions.ts';
import { clubMissionsPath } from '../public/paths.ts';
import { MissionList } from './mission-list.tsx';

const MOST = 3;

export function ClubMissions({ club }: { club: { id: string; handle: string } }) {
  const copy = useCopy(missionsCopy);
  const { data = [] } = useClubMissions(club.id, 'open', MOST);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="club-missions">
      <SectionHead
        title={copy.club.homeTitle}
        id="club-missions"
        action={<Link to={clubMissionsPath(club.handle)}>{copy.seeAll}</Link>}
      />
      <MissionList missions={data} inClub />
    </section>
  );
}
