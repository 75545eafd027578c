// A feed that did not come: why, and a way to try again.
import { useCopy } from '#platform/i18n/copy.ts';
import { LoadFailed } from '#platform/query/answered.tsx';
import { postsCopy } from '../copy.ts';
import type { useFeed } from '../data/feeds.ts';

export function FeedFailed({ feed }: { feed: ReturnType<typeof useFeed> }) {
  const copy = useCopy(postsCopy);
  return <LoadFailed query={feed} copy={copy} title={copy.feed.failed} />;
}
