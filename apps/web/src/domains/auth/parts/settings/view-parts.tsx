// What the pages inside settings share: their head, their waiting state and their failure.
import { ErrorState } from '@stagepass/ui/error-state/error-state.tsx';
import { SkeletonGroup, SkeletonRow } from '@stagepass/ui/skeleton/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useTitle } from '#platform/title/title.ts';
import { accountCopy } from '../../account-copy.ts';

export function ViewHead({ title, lead }: { title: string; lead?: ReactNode }) {
  useTitle(title);
  return (
    <>
      <h1 className="sp-display">{title}</h1>
      {lead === undefined ? null : <p className="sp-quiet mt-2.5 mb-5">{lead}</p>}
    </>
  );
}

export function Answered<T>(props: {
  query: UseQueryResult<T>;
  failed: string;
  children: (data: T) => ReactNode;
}) {
  const { query, failed, children } = props;
  const copy = useCopy(accountCopy);
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <div className="mt-6">
        <ErrorState
          title={failed}
          retry={{ label: copy.retry, onRetry: () => void query.refetch(), busy: query.isFetching }}
        >
          {errorSentence(copy, query.error)}
        </ErrorState>
      </div>
    );
  }
  return (
    <SkeletonGroup label={copy.loading}>
      <div className="mt-5 grid gap-3">
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </div>
    </SkeletonGroup>
  );
}
