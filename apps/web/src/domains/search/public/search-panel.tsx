// The search with its field: what a screen puts in place of its own content while somebody searches.
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { magnifyingGlass } from '@stagepass/ui/icon/phosphor/magnifying-glass.ts';
import { x } from '@stagepass/ui/icon/phosphor/x.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { searchCopy } from '../copy.ts';
import { keepSearch } from '../data/recent-searches.ts';
import { nextFocus } from '../model/result-keys.ts';
import { RecentSearches } from '../parts/recent-searches.tsx';
import { SearchResults, type SearchResultsProps } from './search-results.tsx';
import './search-panel.css';

export interface SearchPanelProps extends SearchResultsProps {
  onType: (typed: string) => void;
  /** Escape on an empty field, and the cross where nothing is typed. */
  onClose: () => void;
  /** Shown while nothing is typed. */
  children?: ReactNode;
}

export function SearchPanel({ typed, onType, onClose, onOpen, children }: SearchPanelProps) {
  const copy = useCopy(searchCopy);
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Enter' && event.target === field.current) return keepSearch(typed);
    if (event.key === 'Escape') {
      event.preventDefault();
      if (typed === '') return onClose();
      onType('');
      return field.current?.focus();
    }
    const next = panel.current
      ? nextFocus(event.key, { panel: panel.current, field: field.current })
      : undefined;
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  const clear = () => {
    if (typed === '') return onClose();
    onType('');
    field.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are heard on their way up from the field and the links.
    <div ref={panel} className="sp-search-panel" role="presentation" onKeyDown={press}>
      <search>
        <Field
          ref={field}
          label={copy.field}
          labelHidden
          placeholder={copy.field}
          type="search"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={80}
          autoFocus
          value={typed}
          onChange={(event) => onType(event.target.value)}
          icon={<Icon of={magnifyingGlass} />}
          trailing={
            <IconButton
              label={typed === '' ? copy.close : copy.clear}
              icon={<Icon of={x} weight="bold" size="1.125rem" />}
              onClick={clear}
            />
          }
        />
      </search>
      <Below
        typed={typed}
        onOpen={onOpen}
        onSearch={(again) => {
          onType(again);
          field.current?.focus();
        }}
      >
        {children}
      </Below>
    </div>
  );
}

type BelowProps = SearchResultsProps & { onSearch: (typed: string) => void; children: ReactNode };

/** What was found, or, before a letter is typed, what could be looked for. */
function Below({ typed, onOpen, onSearch, children }: BelowProps) {
  if (typed.trim() === '')
    return (
      <>
        <RecentSearches onSearch={onSearch} />
        {children}
      </>
    );
  return (
    <SearchResults
      typed={typed}
      onOpen={(card) => {
        // Not while it is typed: only what led somewhere, or was sent, is worth finding again.
        keepSearch(typed);
        onOpen?.(card);
      }}
    />
  );
}
