// What a screen shows of a question to the server: a skeleton while it waits, what went wrong, or the answer.

import { SkeletonGroup, SkeletonRow } from '@stagepass/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { errorSentence } from '../i18n/copy.ts';
import { ErrorState } from '../late/error-state.tsx';

interface Asked<T> {
  data: T | undefined;
  isError: boolean;
  isFetching: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

export interface AnsweredProps<T> {
  query: Asked<T>;
  /** The domain's words; `errors` has its sentences. */
  copy: { loading: string; retry: string; errors?: Readonly<Record<string, unknown>> };
  /** The title where it failed. */
  failed: string;
  picture?: ReactNode;
  /** Instead of three rows, where the answer looks otherwise. */
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
}

export function Answered<T>({ query, copy, failed, picture, skeleton, children }: AnsweredProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return (
      <ErrorState
        title={failed}
        picture={picture}
        retry={{ label: copy.retry, onRetry: () => void query.refetch(), busy: query.isFetching }}
      >
        {errorSentence(copy, query.error)}
      </ErrorState>
    );
  return (
    <SkeletonGroup label={copy.loading}>
      {skeleton ?? (
        <div className="grid gap-3">
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </div>
      )}
    </SkeletonGroup>
  );
}
