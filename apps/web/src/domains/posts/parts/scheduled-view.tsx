// Posts that are still to come, next first; each can be changed, brought forward or taken back.
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { ClubScreen } from '#domains/clubs/public/club-screen.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { LoadFailed } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { postsCopy } from '../copy.ts';
import { useScheduledPosts } from '../data/scheduled.ts';
import { FeedWaiting } from '../public/feed.tsx';
import { PostCard } from '../public/post-card.tsx';

export function ScheduledView({ club }: { club: ClubView }) {
  const copy = useCopy(postsCopy);
  useTitle(copy.scheduled.title);
  return (
    <ClubScreen club={club} above={clubScreenPath(club.handle, 'posts')}>
      <h1 className="sp-display mb-4">{copy.scheduled.title}</h1>
      <List club={club} />
    </ClubScreen>
  );
}

function List({ club }: { club: ClubView }) {
  const copy = useCopy(postsCopy);
  const scheduled = useScheduledPosts(club.id, true);
  if (scheduled.isPending) return <FeedWaiting />;
  if (scheduled.data === undefined)
    return <LoadFailed query={scheduled} copy={copy} title={copy.scheduled.failed} />;
  const posts = scheduled.data;
  if (posts.length === 0)
    return (
      <EmptyState title={copy.scheduled.empty} picture={<Illustration name="rail" />}>
        {copy.scheduled.emptyText}
      </EmptyState>
    );
  return (
    <div className="grid gap-2.5">
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
      {scheduled.hasNextPage ? (
        <Button
          variant="ghost"
          loading={scheduled.isFetchingNextPage}
          onClick={() => void scheduled.fetchNextPage()}
        >
          {copy.scheduled.more}
        </Button>
      ) : null}
    </div>
  );
}
