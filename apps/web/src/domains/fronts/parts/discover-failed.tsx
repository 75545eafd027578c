// Discover that did not come.
import { ErrorState } from '@stagepass/ui/error-state/error-state.tsx';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import type { useDiscover } from '../data/use-discover.ts';
import { discoverEmptyCopy } from '../discover-empty-copy.ts';

export function DiscoverFailed({ query }: { query: ReturnType<typeof useDiscover> }) {
  const copy = useCopy(discoverEmptyCopy);
  return (
    <ErrorState
      title={copy.failedTitle}
      picture={<Illustration name="amp" />}
      retry={{ label: copy.retry, onRetry: () => void query.refetch(), busy: query.isFetching }}
    >
      {errorSentence({}, query.error)}
    </ErrorState>
  );
}
