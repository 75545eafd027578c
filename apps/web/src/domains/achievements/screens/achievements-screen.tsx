// /club/{id}/achievement: a club's achievements with my progress, the nearest one on top; ?achievement= opens one of them.
import type { AchievementCard, ClubAchievements } from '@stagepass/contract/achievements/shapes.ts';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { pencilSimple } from '@stagepass/ui/icon/phosphor/pencil-simple.ts';
import { shareFat } from '@stagepass/ui/icon/phosphor/share-fat.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { BadgeMark } from '#domains/badges/public/badge-mark.tsx';
import { ClubBar } from '#domains/clubs/public/club-bar.tsx';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { ClubTabs } from '#domains/clubs/public/club-tabs.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { LazyMainTabs } from '#platform/navigation/lazy-main-tabs.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Answered } from '#platform/query/answered.tsx';
import { share } from '#platform/share/share.ts';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { useTitle } from '#platform/title/title.ts';
import { achievementsCopy } from '../copy.ts';
import { useClubAchievements } from '../data/achievements.ts';
import { nextStage } from '../model/progress.ts';
import { AchievementRow } from '../parts/achievement-row.tsx';
import { clubAchievementsPath, manageAchievementsPath } from '../public/paths.ts';

const AchievementSheet = lateSheet(() => import('../parts/achievement-sheet.tsx'), 'AchievementSheet');

export function Component() {
  return <ClubFrame need="see_inside">{(club) => <Achievements club={club} />}</ClubFrame>;
}

function Achievements({ club }: { club: ClubView }) {
  const copy = useCopy(achievementsCopy);
  useTitle(copy.titleOf({ club: club.name }));
  const [search, change] = useSearch();
  const query = useClubAchievements(club.id);
  const open = (id: string) => change({ achievement: id }, { replace: false });
  const opened = query.data?.achievements.find(({ id }) => id === search.get('achievement'));
  return (
    <Screen>
      <ClubBar club={club} actions={<Actions club={club} />} />
      <ScreenBody>
        <ClubTabs club={club} current="achievement" />
        <div className="sp-ach-head">
          <h1 className="sp-display">{copy.title}</h1>
          {query.data === undefined || query.data.stages === 0 ? null : <Total {...query.data} />}
        </div>
        <Answered
          query={query}
          copy={copy}
          failed={copy.failed}
          picture={<Illustration name="amp" />}
          skeleton={<Waiting />}
        >
          {(found) =>
            found.achievements.length === 0 && found.hidden_left === 0 ? (
              <Empty club={club} canEdit={found.can.edit} />
            ) : (
              <List found={found} onOpen={open} />
            )
          }
        </Answered>
      </ScreenBody>
      <LazyMainTabs current="clubs" />
      {opened === undefined ? null : (
        <AchievementSheet
          key={opened.id}
          waitingTitle={opened.name}
          card={opened}
          onClose={() => change({ achievement: null })}
        />
      )}
    </Screen>
  );
}

function Total({ earned, stages }: Pick<ClubAchievements, 'earned' | 'stages'>) {
  const copy = useCopy(achievementsCopy);
  return (
    <span>
      <span aria-hidden="true">{copy.total({ earned, stages })}</span>
      <VisuallyHidden>{copy.totalLabel({ earned, stages })}</VisuallyHidden>
    </span>
  );
}

function List({ found, onOpen }: { found: ClubAchievements; onOpen: (id: string) => void }) {
  const copy = useCopy(achievementsCopy);
  const { achievements, nearest_id, hidden_left } = found;
  const nearest = achievements.find(({ id, count, stage }) => id === nearest_id && (count > 0 || stage > 0));
  return (
    <>
      {nearest === undefined ? null : <Nearest card={nearest} onOpen={() => onOpen(nearest.id)} />}
      <ul className="sp-ach-rows">
        {achievements.map((card) => (
          <li key={card.id}>
            <AchievementRow card={card} onOpen={() => onOpen(card.id)} />
          </li>
        ))}
      </ul>
      {hidden_left === 0 ? null : (
        <p className="sp-small sp-faint mt-3">{copy.hiddenLeft({ count: hidden_left })}</p>
      )}
    </>
  );
}

/** Under the club's light: how little is missing, wearing the stage it would bring. */
function Nearest({ card, onOpen }: { card: AchievementCard; onOpen: () => void }) {
  const copy = useCopy(achievementsCopy);
  const next = nextStage(card);
  if (next === undefined) return null;
  const missing = { count: Math.max(1, next.goal - card.count), stage: next.stage };
  return (
    <button type="button" className="sp-ach-near" aria-haspopup="dialog" onClick={onOpen}>
      <BadgeMark look={card.look} stage={next.stage} stages={card.stages.length} size="5.25rem" />
      <span className="sp-ach-near-words">
        <span>{copy.toGo[card.counter](missing)}</span>
        <span className="sp-title" dir="auto">
          {card.name}
        </span>
      </span>
    </button>
  );
}

function Actions({ club }: { club: ClubView }) {
  const copy = useCopy(achievementsCopy);
  const press = async () => {
    const title = copy.titleOf({ club: club.name });
    const outcome = await share({ title, path: clubAchievementsPath(club.handle) });
    if (outcome === 'copied') showToast({ title: copy.shared, tone: 'good' });
  };
  return (
    <>
      {club.viewer.can.manage_content ? (
        <IconButton
          label={copy.edit}
          icon={<Icon of={pencilSimple} />}
          render={(anatomy) => <Link to={manageAchievementsPath(club.handle)} {...anatomy} />}
        />
      ) : null}
      <IconButton label={copy.share} icon={<Icon of={shareFat} />} onClick={() => void press()} />
    </>
  );
}

function Empty({ club, canEdit }: { club: ClubView; canEdit: boolean }) {
  const copy = useCopy(achievementsCopy);
  return (
    <EmptyState
      title={copy.emptyTitle}
      picture={<Illustration name="case" />}
      action={
        canEdit ? (
          <LinkButton to={`${manageAchievementsPath(club.handle)}?achievement=new`}>{copy.make}</LinkButton>
        ) : undefined
      }
    >
      {copy.empty}
    </EmptyState>
  );
}

function Waiting() {
  return (
    <div className="mt-4 grid gap-4">
      <Skeleton width="100%" height="7.25rem" />
      {[0, 1, 2, 3].map((at) => (
        <Skeleton key={at} width="100%" height="5.5rem" />
      ))}
    </div>
  );
}
