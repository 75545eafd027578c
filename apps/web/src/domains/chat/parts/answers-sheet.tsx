// The answers to a message of a broadcast: all of them for the staff, one's own for a fan.
import type { ChatMessage } from '@stagepass/contract/chat/shapes.ts';
import { ListRow } from '@stagepass/ui/list-row/list-row.tsx';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Listed } from '#platform/query/listed.tsx';
import { usePages } from '#platform/query/use-pages.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { sheetCopy } from '../sheet-copy.ts';
import { useChat } from './chat-context.ts';

interface AnswersSheetProps {
  message: ChatMessage;
  onClose: () => void;
}

export function AnswersSheet({ message, onClose }: AnswersSheetProps) {
  const copy = useCopy(sheetCopy);
  const { tag } = useLocale();
  const { conversation } = useChat();
  const answers = usePages(
    'GET /messages/:id/answers',
    { params: { id: message.id }, query: {} },
    { key: ['chat', 'answers', message.id], staleTime: 0 },
  );
  const isStaff = conversation.can.read_answers;
  return (
    <Sheet
      onClose={onClose}
      title={isStaff ? copy.answers.title : copy.answers.yours}
      description={isStaff ? undefined : copy.answers.only}
    >
      <Listed
        query={answers}
        copy={copy}
        failed={copy.answers.failed}
        empty={{ title: copy.answers.title, text: copy.answers.none }}
      >
        {(entries) =>
          entries.map(({ id, author, text, sent_at, state }) => (
            <ListRow
              key={id}
              leading={<PersonAvatar person={author} size={36} />}
              title={<span dir="auto">{state === 'shown' ? text : copy.answers.removed}</span>}
              detail={copy.answers.time({ name: author.display_name, time: momentIn(tag, sent_at) })}
            />
          ))
        }
      </Listed>
    </Sheet>
  );
}
