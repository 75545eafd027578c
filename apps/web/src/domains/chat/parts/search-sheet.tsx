// Searching inside a conversation; pressing what was found leads to it.
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { magnifyingGlass } from '@stagepass/ui/icon/phosphor/lean/magnifying-glass.ts';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { usePages } from '#platform/query/use-pages.ts';
import { useSettled } from '#platform/query/use-settled.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import type { ThreadStore } from '../data/thread.ts';
import { sheetCopy } from '../sheet-copy.ts';
import { FoundMessage } from './found-message.tsx';

interface SearchSheetProps {
  conversationId: string;
  store: ThreadStore;
  onClose: () => void;
}

export function SearchSheet({ conversationId, store, onClose }: SearchSheetProps) {
  const copy = useCopy(sheetCopy);
  const [typed, setTyped] = useState('');
  const q = useSettled(typed);
  const found = usePages(
    'GET /conversations/:id/found',
    { params: { id: conversationId }, query: { q } },
    { key: ['chat', 'found-in', conversationId, q], enabled: q.length > 1, keepPrevious: true },
  );
  const open = (seq: number) => {
    onClose();
    void store.jump(seq);
  };
  return (
    <Sheet onClose={onClose} title={copy.search.title}>
      <Field
        label={copy.search.label}
        labelHidden
        type="search"
        placeholder={copy.search.placeholder}
        icon={<Icon of={magnifyingGlass} />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {/* As high as a list of some, so that the field stays under the finger while one types. */}
      <div className="sp-search-results-place" aria-live="polite">
        {q.length > 1 ? (
          <Answered query={found} copy={copy} failed={copy.search.failed}>
            {(entries) =>
              entries.length === 0 ? (
                <p className="sp-quiet mt-4">{copy.search.none({ q })}</p>
              ) : (
                <ul className="sp-conversations" aria-label={copy.search.title}>
                  {entries.map(({ message }) => (
                    <li key={message.id}>
                      <button
                        type="button"
                        className="sp-conversation-link"
                        onClick={() => open(message.seq)}
                      >
                        <FoundMessage message={message} q={q} />
                      </button>
                    </li>
                  ))}
                </ul>
              )
            }
          </Answered>
        ) : (
          <p className="sp-small sp-quiet mt-2">{copy.search.hint}</p>
        )}
        {q.length > 1 ? <More query={found} /> : null}
      </div>
    </Sheet>
  );
}
