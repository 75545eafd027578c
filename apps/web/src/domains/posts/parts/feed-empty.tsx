// A feed without posts: what is missing, and what to do about it.
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { useClub } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { postsCopy } from '../copy.ts';
import type { FeedOf } from '../data/feed-keys.ts';
import { composePath } from '../public/paths.ts';

export function FeedEmpty({ of }: { of: FeedOf }) {
  const copy = useCopy(postsCopy).feed;
  if (of.kind === 'club') return <ClubEmpty id={of.id} />;
  if (of.kind === 'person') return null;
  const kept = of.kind === 'bookmarks';
  return (
    <EmptyState
      title={kept ? copy.emptyBookmarks : copy.emptyHome}
      picture={<Illustration name={kept ? 'case' : 'mic'} />}
      action={
        <LinkButton to="/discover" variant="secondary">
          {copy.discover}
        </LinkButton>
      }
    >
      {kept ? copy.emptyBookmarksText : copy.emptyHomeText}
    </EmptyState>
  );
}

function ClubEmpty({ id }: { id: string }) {
  const copy = useCopy(postsCopy).feed;
  const { data: club } = useClub(id);
  const writes = club?.viewer.can.post === true;
  return (
    <EmptyState
      title={copy.emptyClub}
      picture={<Illustration name="mark" />}
      action={writes ? <LinkButton to={composePath(club.handle)}>{copy.write}</LinkButton> : undefined}
    >
      {writes ? copy.emptyClubText : copy.emptyClubReader}
    </EmptyState>
  );
}
