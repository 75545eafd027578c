// A club's achievements for those who make them, by state: goals, who earned them, what a draft still needs.
import type { AchievementState } from '@stagepass/contract/achievements/kinds.ts';
import type { ManagedAchievement } from '@stagepass/contract/achievements/shapes.ts';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { BadgeMark } from '#domains/badges/public/badge-mark.tsx';
import { ClubBar } from '#domains/clubs/public/club-bar.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useTitle } from '#platform/title/title.ts';
import { useManagedAchievements } from '../../data/manage.ts';
import { manageAchievementsCopy } from '../../manage-copy.ts';
import { manageAchievementsPath } from '../../public/paths.ts';

const MOST_COUNTED = 1000;
const states = ['live', 'draft', 'retired'] as const satisfies readonly AchievementState[];

export function AchievementList({ club }: { club: ClubView }) {
  const copy = useCopy(manageAchievementsCopy);
  useTitle(copy.title);
  const [search, change] = useSearch();
  const state: AchievementState = states.find((one) => one === search.get('state')) ?? 'live';
  const query = useManagedAchievements(club.id, state);
  return (
    <Screen>
      <ClubBar club={club} above={clubScreenPath(club.handle, 'manage')} />
      <ScreenBody>
        <h1 className="sp-display">{copy.title}</h1>
        <p className="sp-small sp-quiet mt-2 mb-4">{copy.lead}</p>
        <SegmentedControl
          label={copy.tabs}
          segments={states.map((value) => ({ value, label: copy[value] }))}
          value={state}
          onChange={(next) => change({ state: next === 'live' ? null : next })}
        />
        <div className="mt-3.5">
          <Answered query={query} copy={copy} failed={copy.failed}>
            {(found) =>
              found.length === 0 ? (
                <EmptyState title={copy.emptyTitle} picture={<Illustration name="case" />}>
                  {copy.empty[state]}
                </EmptyState>
              ) : (
                <>
                  <RowGroup>
                    {found.map((achievement) => (
                      <Row key={achievement.id} club={club} achievement={achievement} />
                    ))}
                  </RowGroup>
                  <More query={query} />
                </>
              )
            }
          </Answered>
        </div>
      </ScreenBody>
      <Dock>
        <LinkButton
          to={`${manageAchievementsPath(club.handle)}?achievement=new`}
          wide
          icon={<Icon of={plus} weight="bold" />}
        >
          {copy.create}
        </LinkButton>
      </Dock>
    </Screen>
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
