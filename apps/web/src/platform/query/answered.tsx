// What a screen shows of a question to the server: a skeleton while it waits, what went wrong, or the answer.
import type { ErrorStateProps } from '@stagepass/ui/error-state/error-state.tsx';
import { SkeletonGroup, SkeletonRow } from '@stagepass/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { isApiError } from '../api/api-error.ts';
import { commonCopy } from '../i18n/common-copy.ts';
import { errorSentence, useCopy } from '../i18n/copy.ts';
import { ErrorState } from '../late/error-state.tsx';

interface Failing {
  isFetching: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

interface WithErrors {
  /** The domain's sentences. */
  errors?: Readonly<Record<string, unknown>>;
}

export interface LoadFailedProps extends Omit<ErrorStateProps, 'retry'> {
  query: Failing;
  copy?: WithErrors;
}

/** What did not come, with a way to ask again. Its sentence is that of the failure, where no other is given. */
export function LoadFailed({ query, copy = {}, children, ...shown }: LoadFailedProps) {
  const { retry } = useCopy(commonCopy);
  return (
    <ErrorState
      retry={{ label: retry, onRetry: () => void query.refetch(), busy: query.isFetching }}
      {...shown}
    >
      {children ?? errorSentence(copy, query.error)}
    </ErrorState>
  );
}

interface UnansweredProps extends Pick<ErrorStateProps, 'picture' | 'level' | 'secondary'> {
  query: Failing & { isError: boolean };
  /** `loading` where there is more to say of it than that. */
  copy?: WithErrors & { loading?: string };
  /** The title where it failed. */
  failed: string;
  /** The title where the server said that there is none, or none for them: only it knows, a phone without a network does not. */
  missing?: string;
  /** Instead of three rows, where the answer looks otherwise. */
  skeleton?: ReactNode;
}

/** Before there is an answer, and where there will be none. */
export function Unanswered({ query, copy = {}, failed, missing, skeleton, ...shown }: UnansweredProps) {
  const { loading } = useCopy(commonCopy);
  if (query.isError) {
    const title = isRefused(query.error) ? (missing ?? failed) : failed;
    return <LoadFailed query={query} copy={copy} title={title} {...shown} />;
  }
  return (
    <SkeletonGroup label={copy.loading ?? loading}>
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

function isRefused(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 403);
}

export interface AnsweredProps<T> extends UnansweredProps {
  query: UnansweredProps['query'] & { data: T | undefined };
  children: (data: T) => ReactNode;
}

export function Answered<T>({ children, ...asked }: AnsweredProps<T>) {
  return asked.query.data === undefined ? <Unanswered {...asked} /> : children(asked.query.data);
}
