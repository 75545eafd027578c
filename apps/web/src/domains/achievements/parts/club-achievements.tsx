// The achievements of a club that are nearest to me, on its home; nothing where it has none.
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { go } from '#platform/navigation/go.ts';
import { Link } from '#platform/navigation/link.tsx';
import { achievementsCopy } from '../copy.ts';
import { useClubAchievements } from '../data/achievements.ts';
import { nextStage } from '../model/progress.ts';
import { achievementPath, clubAchievementsPath } from '../public/paths.ts';
import { AchievementRow } from './achievement-row.tsx';

const MOST = 2;

export function ClubAchievements({ club }: { club: { id: string; handle: string } }) {
  const copy = useCopy(achievementsCopy);
  const { data } = useClubAchievements(club.id);
  if (data === undefined || data.achievements.length === 0) return null;
  // The nearest first, then those that are not complete.
  const rank = (id: string, complete: boolean) => (id === data.nearest_id ? 0 : complete ? 2 : 1);
  const shown = data.achievements
    .toSorted(
      (one, other) =>
        rank(one.id, nextStage(one) === undefined) - rank(other.id, nextStage(other) === undefined),
    )
    .slice(0, MOST);
  return (
    <section aria-labelledby="club-achievements">
      <SectionHead
        title={copy.home.title}
        id="club-achievements"
        action={<Link to={clubAchievementsPath(club.handle)}>{copy.home.all}</Link>}
      />
      <ul className="sp-ach-rows">
        {shown.map((card) => (
          <li key={card.id}>
            <AchievementRow card={card} onOpen={() => go(achievementPath(club.handle, card.id))} />
          </li>
        ))}
      </ul>
    </section>
  );
}
