// /club/{id}/posts: the club's feed with the row that opens the composer; ?view=compose writes, ?view=scheduled waits.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { clock } from '@stagepass/ui/icon/phosphor/clock.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { ClubBar } from '#domains/clubs/public/club-bar.tsx';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { ClubScreen } from '#domains/clubs/public/club-screen.tsx';
import { ClubTabs } from '#domains/clubs/public/club-tabs.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { LazyMainTabs } from '#platform/navigation/lazy-main-tabs.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { useTitle } from '#platform/title/title.ts';
import { postsCopy } from '../copy.ts';
import { useScheduledPosts } from '../data/scheduled.ts';
import { ComposerRow } from '../parts/composer-row.tsx';
import { Feed, FeedWaiting } from '../public/feed.tsx';
import { scheduledPath } from '../public/paths.ts';

const Compose = latePart(
  () => import('../parts/composer/compose-view.tsx'),
  'ComposeView',
  undefined,
  'fails-screen',
);
const Scheduled = latePart(
  () => import('../parts/scheduled-view.tsx'),
  'ScheduledView',
  undefined,
  'fails-screen',
);

export function Component() {
  const [search] = useSearch();
  const view = search.get('view');
  if (view === 'compose')
    return (
      <ClubFrame need="post">
        {(club) => <Compose meanwhile={<FeedFrame club={club} />} club={club} />}
      </ClubFrame>
    );
  if (view === 'scheduled')
    return (
      <ClubFrame need="post">
        {(club) => <Scheduled meanwhile={<FeedFrame club={club} />} club={club} />}
      </ClubFrame>
    );
  return <ClubFrame>{(club) => <ClubPosts club={club} />}</ClubFrame>;
}

function FeedFrame({ club }: { club: ClubView }) {
  return (
    <ClubScreen club={club}>
      <FeedWaiting />
    </ClubScreen>
  );
}

function ClubPosts({ club }: { club: ClubView }) {
  const copy = useCopy(postsCopy);
  useTitle(copy.titleOf({ club: club.name }));
  return (
    <Screen>
      <ClubBar club={club} />
      <ScreenBody>
        <h1 className="sp-visually-hidden">{copy.titleOf({ club: club.name })}</h1>
        <ClubTabs club={club} current="posts" />
        <div className="mt-3.5 grid gap-2.5">
          {club.viewer.can.post ? (
            <>
              <ComposerRow club={club} />
              <ScheduledRow club={club} />
            </>
          ) : null}
          <Feed of={{ kind: 'club', id: club.id }} pinned />
        </div>
      </ScreenBody>
      <LazyMainTabs current="clubs" />
    </Screen>
  );
}

function ScheduledRow({ club }: { club: ClubView }) {
  const copy = useCopy(postsCopy).composer;
  const { data, hasNextPage } = useScheduledPosts(club.id, true);
  const count = data?.length ?? 0;
  if (count === 0) return null;
  return (
    <RowGroup>
      <ListRow
        title={hasNextPage ? copy.scheduledMany : copy.scheduled({ count })}
        leading={<Icon of={clock} size="1.375rem" className="sp-quiet" />}
        leads
        render={(anatomy) => <Link to={scheduledPath(club.handle)} {...anatomy} />}
      />
    </RowGroup>
  );
}
