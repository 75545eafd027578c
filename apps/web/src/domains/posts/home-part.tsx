// What posts show on a person's own home: the feed of all their clubs.
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { CreateClubButton } from '#domains/clubs/public/create-club-button.tsx';
import type { HomePart } from '#domains/users/public/home-slot.ts';
import { defineCopy, useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Feed } from './public/feed.tsx';

const homeCopy = defineCopy({
  feed: 'From your clubs',
  emptyTitle: 'No posts yet',
  empty: 'Posts from the clubs you join appear here, newest first.',
  discover: 'Discover clubs',
});

function Part() {
  const copy = useCopy(homeCopy);
  return (
    <>
      <SectionHead title={copy.feed} />
      <Feed of={{ kind: 'home' }} empty={<Empty />} />
    </>
  );
}

function Empty() {
  const copy = useCopy(homeCopy);
  return (
    <EmptyState
      title={copy.emptyTitle}
      picture={<Illustration name="mic" />}
      action={
        <>
          <LinkButton to="/discover">{copy.discover}</LinkButton>
          <CreateClubButton variant="outline" />
        </>
      }
    >
      {copy.empty}
    </EmptyState>
  );
}

export const homePart: HomePart = { name: 'posts', Part };
