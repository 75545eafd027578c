// A feed that did not come: why, and a way to try again.
import { ErrorState } from '@stagepass/ui/error-state/error-state.tsx';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { postsCopy } from '../copy.ts';
import type { useFeed } from '../data/feeds.ts';

export function FeedFailed({ feed }: { feed: ReturnType<typeof useFeed> }) {
  const copy = useCopy(postsCopy);
  return (
    <ErrorState
      title={copy.feed.failed}
      retry={{ label: copy.retry, onRetry: () => void feed.refetch(), busy: feed.isFetching }}
    >
      {errorSentence(copy, feed.error)}
    </ErrorState>
  );
}
