// All results of one kind, page by page.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { arrowLeft } from '@stagepass/ui/icon/phosphor/arrow-left.ts';
import { RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { ErrorState } from '#platform/late/error-state.tsx';
import { searchCopy } from '../copy.ts';
import { type SearchKind, useSearchKind } from '../data/use-search.ts';
import { ResultRow, type ResultRowProps } from './result-row.tsx';
import { ResultsLoading } from './results-loading.tsx';

export interface KindResultsProps extends Pick<ResultRowProps, 'onOpen'> {
  q: string;
  kind: SearchKind;
  onBack: () => void;
}

export function KindResults({ q, kind, onBack, onOpen }: KindResultsProps) {
  const copy = useCopy(searchCopy);
  const found = useSearchKind(q, kind);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon={<Icon of={arrowLeft} weight="bold" mirror size="1rem" />}
        onClick={onBack}
      >
        {copy.back}
      </Button>
      {found.isPending ? <ResultsLoading /> : null}
      {found.isError ? (
        <ErrorState
          title={copy.failedTitle}
          retry={{ label: copy.retry, onRetry: () => void found.refetch() }}
        >
          {errorSentence(copy, found.error)}
        </ErrorState>
      ) : null}
      {found.data ? (
        <RowGroup heading={copy.groups[kind]}>
          {found.data.map((card) => (
            <ResultRow key={card.id} card={card} onOpen={onOpen} />
          ))}
        </RowGroup>
      ) : null}
      {found.hasNextPage ? (
        <Button
          variant="secondary"
          wide
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {copy.loadMore}
        </Button>
      ) : null}
    </>
  );
}
