// What was found for a typed text: clubs, people and posts in groups, or all of one kind.
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { LoadFailed } from '#platform/query/answered.tsx';
import { useSettled } from '#platform/query/use-settled.ts';
import { searchCopy } from '../copy.ts';
import { type SearchGroup, type SearchKind, useSearch } from '../data/use-search.ts';
import { KindResults } from '../parts/kind-results.tsx';
import { ResultRow, type ResultRowProps } from '../parts/result-row.tsx';
import { ResultsLoading } from '../parts/results-loading.tsx';
import './search-results.css';

export interface SearchResultsProps extends Pick<ResultRowProps, 'onOpen'> {
  /** As it stands in the field, letter by letter. */
  typed: string;
}

export function SearchResults({ typed, onOpen }: SearchResultsProps) {
  const copy = useCopy(searchCopy);
  const q = useSettled(typed);
  const [all, setAll] = useState<{ q: string; kind: SearchKind } | null>(null);
  if (typed.trim() === '') return null;
  return (
    <section className="sp-search-results" aria-label={copy.results}>
      {q === '' ? (
        <ResultsLoading />
      ) : all?.q === q ? (
        <KindResults q={q} kind={all.kind} onBack={() => setAll(null)} onOpen={onOpen} />
      ) : (
        <GroupedResults q={q} onAll={(kind) => setAll({ q, kind })} onOpen={onOpen} />
      )}
    </section>
  );
}

interface GroupedResultsProps extends Pick<ResultRowProps, 'onOpen'> {
  q: string;
  onAll: (kind: SearchKind) => void;
}

function GroupedResults({ q, onAll, onOpen }: GroupedResultsProps) {
  const copy = useCopy(searchCopy);
  const found = useSearch(q);
  if (found.isPending) return <ResultsLoading />;
  if (found.isError) return <LoadFailed query={found} copy={copy} title={copy.failedTitle} />;
  const groups = found.data.filter((group) => group.cards.length > 0);
  const count = groups.reduce((sum, group) => sum + group.cards.length, 0);
  return (
    <>
      <div role="status">
        <VisuallyHidden>{found.isPlaceholderData ? '' : copy.found({ count })}</VisuallyHidden>
      </div>
      {groups.map((group) => (
        <ResultGroup key={group.kind} group={group} onAll={onAll} onOpen={onOpen} />
      ))}
      {/* What is still being asked for may well be found: only an answer about this very text says that there is nothing. */}
      {groups.length === 0 && !found.isPlaceholderData ? (
        <EmptyState title={copy.nothingTitle}>{copy.nothing({ typed: q })}</EmptyState>
      ) : null}
    </>
  );
}

interface ResultGroupProps extends Omit<GroupedResultsProps, 'q'> {
  group: SearchGroup;
}

function ResultGroup({ group, onAll, onOpen }: ResultGroupProps) {
  const copy = useCopy(searchCopy);
  return (
    <>
      <RowGroup heading={copy.groups[group.kind]}>
        {group.cards.map((card) => (
          <ResultRow key={card.id} card={card} onOpen={onOpen} />
        ))}
      </RowGroup>
      {group.next_cursor === null ? null : (
        <Button variant="ghost" size="small" onClick={() => onAll(group.kind)}>
          {copy.more[group.kind]}
        </Button>
      )}
    </>
  );
}
