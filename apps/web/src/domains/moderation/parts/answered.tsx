// What every list here does while it waits, when it failed, and when there is more of it.
import { Button } from '@stagepass/ui/button/button.tsx';
import { ErrorState } from '@stagepass/ui/error-state/error-state.tsx';
import { SkeletonGroup, SkeletonRow } from '@stagepass/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { moderationCopy } from '../copy.ts';

interface Asked<T> {
  data: T | undefined;
  isError: boolean;
  isFetching: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

export function Answered<T>(props: { query: Asked<T>; failed: string; children: (data: T) => ReactNode }) {
  const { query, failed, children } = props;
  const copy = useCopy(moderationCopy);
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return (
      <ErrorState
        title={failed}
        retry={{ label: copy.retry, onRetry: () => void query.refetch(), busy: query.isFetching }}
      >
        {errorSentence(copy, query.error)}
      </ErrorState>
    );
  return (
    <SkeletonGroup label={copy.loading}>
      <div className="grid gap-3">
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </div>
    </SkeletonGroup>
  );
}

interface Paged {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
}

export function More({ query }: { query: Paged }) {
  const { more } = useCopy(moderationCopy);
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant="outline"
      wide
      className="mt-4"
      loading={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {more}
    </Button>
  );
}
