// A person's posts on their profile; nothing where there are none that the viewer may see.
import type { PublicProfile } from '@stagepass/contract/users/shapes.ts';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { postsCopy } from '../copy.ts';
import { useFeed } from '../data/feeds.ts';
import { Feed } from '../public/feed.tsx';

export function Part({ profile }: { profile: PublicProfile }) {
  const { title } = useCopy(postsCopy).profile;
  const of = { kind: 'person', id: profile.id } as const;
  const { data } = useFeed(of);
  if (!data?.pages.some((page) => page.data.length > 0)) return null;
  return (
    <>
      <SectionHead title={title} />
      <Feed of={of} />
    </>
  );
}
