// A club's achievements for those who make them, by state: goals, who earned them, what a draft still needs.
import type { AchievementState } from '@stagepass/contract/achievements/kinds.ts';
import type { ManagedAchievement } from '@stagepass/contract/achievements/shapes.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { BadgeMark } from '#domains/badges/public/badge-mark.tsx';
import { ManagedShelves, useShelfInAddress } from '#domains/clubs/public/managed-shelves.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { Listed } from '#platform/query/listed.tsx';
import { useManagedAchievements } from '../../data/manage.ts';
import { manageAchievementsCopy } from '../../manage-copy.ts';
import { manageAchievementsPath } from '../../public/paths.ts';

const MOST_COUNTED = 1000;
const states = ['live', 'draft', 'retired'] as const satisfies readonly AchievementState[];

export function AchievementList({ club }: { club: ClubView }) {
  const copy = useCopy(manageAchievementsCopy);
  const shelves = useShelfInAddress<AchievementState>(states, 'state');
  const query = useManagedAchievements(club.id, shelves.chosen);
  return (
    <ManagedShelves
      club={club}
      title={copy.title}
      lead={copy.lead}
      shelves={{ ...shelves, label: copy.tabs, nameOf: (state) => copy[state] }}
      create={{ label: copy.create, to: `${manageAchievementsPath(club.handle)}?achievement=new` }}
    >
      <Listed
        query={query}
        copy={copy}
        failed={copy.failed}
        empty={{
          title: copy.emptyTitle,
          text: copy.empty[shelves.chosen],
          picture: <Illustration name="case" />,
        }}
      >
        {(found) => (
          <RowGroup>
            {found.map((achievement) => (
              <Row key={achievement.id} club={club} achievement={achievement} />
            ))}
          </RowGroup>
        )}
      </Listed>
    </ManagedShelves>
  );
}

function Row({ club, achievement }: { club: ClubView; achievement: ManagedAchievement }) {
  const copy = useCopy(manageAchievementsCopy);
  const { tag } = useLocale();
  const { id, name, look, stages, hidden } = achievement;
  const goals = stages.map(({ goal }) => numberIn(tag, goal)).join(', ');
  const detail = [
    copy.counters[achievement.counter],
    copy.goals({ count: stages.length, goals }),
    ...(hidden ? [copy.hidden] : []),
    standing(achievement, copy),
  ];
  return (
    <ListRow
      leading={<BadgeMark look={look} stage={stages.length} stages={stages.length} size="3rem" />}
      title={<bdi>{name}</bdi>}
      detail={detail.join(' · ')}
      leads
      render={(anatomy) => (
        <Link to={`${manageAchievementsPath(club.handle)}?achievement=${id}`} {...anatomy} />
      )}
    />
  );
}

function standing(
  { state, stages, problems }: ManagedAchievement,
  copy: Copy<typeof manageAchievementsCopy>,
): string {
  const [problem] = problems;
  if (state === 'draft') return problem === undefined ? copy.ready : copy.problems[problem];
  const count = stages[0]?.earners ?? 0;
  if (count === 0) return copy.nobody;
  return count >= MOST_COUNTED ? copy.earnersMany : copy.earners({ count });
}
