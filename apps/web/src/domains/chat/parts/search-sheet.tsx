// Searching inside a conversation; pressing what was found leads to it.
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { magnifyingGlass } from '@stagepass/ui/icon/phosphor/lean/magnifying-glass.ts';
import { ListRow } from '@stagepass/ui/list-row/list-row.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Listed } from '#platform/query/listed.tsx';
import { usePages } from '#platform/query/use-pages.ts';
import { useSettled } from '#platform/query/use-settled.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import type { ThreadStore } from '../data/thread.ts';
import { plainLine } from '../model/plain-line.ts';
import { sheetCopy } from '../sheet-copy.ts';

interface SearchSheetProps {
  conversationId: string;
  store: ThreadStore;
  onClose: () => void;
}

export function SearchSheet({ conversationId, store, onClose }: SearchSheetProps) {
  const copy = useCopy(sheetCopy);
  const { tag } = useLocale();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed);
  const found = usePages(
    'GET /conversations/:id/found',
    { params: { id: conversationId }, query: { q } },
    { key: ['chat', 'found-in', conversationId, q], enabled: q.length > 1, keepPrevious: true },
  );
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
      {q.length > 1 ? (
        <Listed
          query={found}
          copy={copy}
          failed={copy.search.failed}
          empty={{ title: copy.search.title, text: copy.search.none }}
        >
          {(entries) =>
            entries.map(({ message }) => (
              <ListRow
                key={message.id}
                title={<span dir="auto">{plainLine(message.text)}</span>}
                detail={copy.search.found({
                  name: message.author.display_name,
                  time: momentIn(tag, message.created_at),
                })}
                leads
                onPress={() => {
                  onClose();
                  void store.jump(message.seq);
                }}
              />
            ))
          }
        </Listed>
      ) : (
        <p className="sp-small sp-quiet mt-2">{copy.search.hint}</p>
      )}
    </Sheet>
  );
}
