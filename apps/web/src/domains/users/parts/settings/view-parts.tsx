// What the pages inside settings share: their head, their waiting state and their failure.
import { ErrorState } from '@stagepass/ui/error-state/error-state.tsx';
import { SkeletonGroup, SkeletonRow } from '@stagepass/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useTitle } from '#platform/title/title.ts';
import { peopleCopy } from '../../people-copy.ts';
import { type Guarded, stepUpGuard } from '../../public/step-up-slot.ts';
import { lazySlot } from '../lazy-slot.tsx';

export function ViewHead({ title, lead }: { title: string; lead: ReactNode }) {
  useTitle(title);
  return (
    <>
      <h1 className="sp-display">{title}</h1>
      <p className="sp-quiet mt-2.5 mb-5">{lead}</p>
    </>
  );
}

interface Asked<T> {
  data: T | undefined;
  isError: boolean;
  isFetching: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

export function Answered<T>(props: { query: Asked<T>; failed: string; children: (data: T) => ReactNode }) {
  const { query, failed, children } = props;
  const copy = useCopy(peopleCopy);
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

/** Hands its children the way to run an act before which the server may ask again who is there. */
export function Guard({ children }: { children: (guarded: Guarded) => ReactNode }) {
  const load = stepUpGuard();
  const Drawn = lazySlot(async () => (await load()).StepUpGuard, load);
  return <Drawn>{children}</Drawn>;
}
