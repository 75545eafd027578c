// The pinned messages; pressing one leads to it.
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { chatCopy } from '../copy.ts';
import { gistOf } from '../data/lists.ts';
import { usePins } from '../data/pins.ts';
import type { ThreadStore } from '../data/thread.ts';
import { plainLine } from '../model/plain-line.ts';
import { sheetCopy } from '../sheet-copy.ts';

interface PinsSheetProps {
  conversationId: string;
  store: ThreadStore;
  onClose: () => void;
}

export function PinsSheet({ conversationId, store, onClose }: PinsSheetProps) {
  const copy = useCopy(sheetCopy);
  const { gist } = useCopy(chatCopy);
  const { tag } = useLocale();
  const pins = usePins(conversationId);
  return (
    <Sheet onClose={onClose} title={copy.pins.title}>
      <Answered query={pins} copy={copy} failed={copy.pins.failed}>
        {(messages) =>
          messages.length === 0 ? (
            <p className="sp-quiet">{copy.pins.none}</p>
          ) : (
            <RowGroup>
              {messages.map((message) => (
                <ListRow
                  key={message.id}
                  leading={<PersonAvatar person={message.author} size={36} />}
                  title={<span dir="auto">{plainLine(message.text) || gist[gistOf(message)]}</span>}
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
              ))}
            </RowGroup>
          )
        }
      </Answered>
    </Sheet>
  );
}
