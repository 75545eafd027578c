// All results of one kind, page by page.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { arrowLeft } from '@stagepass/ui/icon/phosphor/arrow-left.ts';
import { RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { LoadFailed } from '#platform/query/answered.tsx';
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
      {found.isError ? <LoadFailed query={found} copy={copy} title={copy.failedTitle} /> : null}
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
