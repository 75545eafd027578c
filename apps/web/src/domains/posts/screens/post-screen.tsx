// /club/post-detail/{id}: one post with its comments; ?comment= marks one of them, ?edit=1 changes the post.
import type { OpenPost, PostView } from '@stagepass/contract/posts/shapes.ts';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { shareFat } from '@stagepass/ui/icon/phosphor/share-fat.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { useParams } from 'react-router';
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import { clubPath, clubScreenPath } from '#domains/clubs/public/paths.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { latePart } from '#platform/late/late-part.tsx';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { go } from '#platform/navigation/go.ts';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { LoadFailed } from '#platform/query/answered.tsx';
import { useOpenSubject } from '#platform/subjects/open-subjects.ts';
import { useTitle } from '#platform/title/title.ts';
import { postsCopy } from '../copy.ts';
import { usePost } from '../data/post.ts';
import { PostMenuButton } from '../parts/post-menu-button.tsx';
import { PostWithComments } from '../parts/post-with-comments.tsx';
import { useShare } from '../parts/use-bookmark-and-share.ts';
import { FeedWaiting } from '../public/feed.tsx';
import { PostCard } from '../public/post-card.tsx';
import '../parts/post-alone.css';

const Compose = latePart(
  () => import('../parts/composer/compose-view.tsx'),
  'ComposeView',
  undefined,
  'fails-screen',
);

export function Component() {
  const { id = '' } = useParams();
  const copy = useCopy(postsCopy);
  const post = usePost(id);
  const [search] = useSearch();
  const { data } = post;
  useTitle(data ? copy.post.by({ name: data.author.display_name }) : copy.post.title);
  // Gone meanwhile: what is still kept of it is not shown.
  const missing = isApiError(post.error, 'posts.not-found');
  if (!data || missing) return <Without query={post} missing={missing} />;
  const edits = search.get('edit') === '1' && data.sealed === null && data.can.edit;
  return (
    <GelScope hue={data.club.hue}>
      {edits ? (
        <Compose meanwhile={<Frame post={data} />} club={data.club} post={data} />
      ) : (
        <Shown post={data} />
      )}
    </GelScope>
  );
}

function Bar({ post, open }: { post: PostView; open?: OpenPost | undefined }) {
  const { club } = post;
  const picture = club.picture_url ? { small_url: club.picture_url, large_url: club.picture_url } : null;
  const above = clubScreenPath(club.handle, 'posts');
  return (
    <TopBar
      leading={<BackButton above={above} />}
      title={
        <Link to={clubPath(club.handle)} className="sp-post-club">
          <ClubPicture club={{ ...club, picture }} size={26} round />
          <span dir="auto">{club.name}</span>
        </Link>
      }
      actions={open ? <Acts post={open} onRemoved={() => go(above, { replace: true })} /> : undefined}
    />
  );
}

function Acts({ post, onRemoved }: { post: OpenPost; onRemoved: () => void }) {
  const { acts } = useCopy(postsCopy);
  const shareIt = useShare(post);
  return (
    <>
      <IconButton
        className="sp-post-share"
        label={acts.share}
        icon={<Icon of={shareFat} mirror />}
        onClick={() => void shareIt()}
      />
      <PostMenuButton post={post} onRemoved={onRemoved} />
    </>
  );
}

function Frame({ post }: { post: PostView }) {
  return (
    <Screen>
      <Bar post={post} />
      <ScreenBody>
        <FeedWaiting />
      </ScreenBody>
    </Screen>
  );
}

function Shown({ post }: { post: PostView }) {
  const copy = useCopy(postsCopy).post;
  const [search] = useSearch();
  useOpenSubject('post', post.id);
  const title = <h1 className="sp-visually-hidden">{copy.by({ name: post.author.display_name })}</h1>;
  if (post.sealed !== null)
    return (
      <Screen>
        <Bar post={post} />
        <ScreenBody>
          {title}
          <PostCard post={post} />
        </ScreenBody>
      </Screen>
    );
  return (
    <Screen>
      <Bar post={post} open={post} />
      <PostWithComments post={post} title={title} commentId={search.get('comment')} />
    </Screen>
  );
}

function Without({ query, missing }: { query: ReturnType<typeof usePost>; missing: boolean }) {
  const copy = useCopy(postsCopy);
  return (
    <BackScreen above="/discover">
      {missing ? (
        <EmptyState
          level={1}
          title={copy.post.missing}
          picture={<Illustration name="mark" />}
          action={<LinkButton to="/discover">{copy.post.discover}</LinkButton>}
        >
          {copy.post.missingText}
        </EmptyState>
      ) : query.isError ? (
        <LoadFailed query={query} copy={copy} level={1} title={copy.post.failed} />
      ) : (
        <>
          <h1 className="sp-visually-hidden">{copy.post.title}</h1>
          <FeedWaiting />
        </>
      )}
    </BackScreen>
  );
}
