// The answers to a message of a broadcast: all of them for the staff, one's own for a fan.
import type { BroadcastAnswer, ChatMessage } from '@stagepass/contract/chat/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { dotsThree } from '@stagepass/ui/icon/phosphor/lean/dots-three.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { useState } from 'react';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Listed } from '#platform/query/listed.tsx';
import { usePages } from '#platform/query/use-pages.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { answersKey } from '../data/keys.ts';
import { plainLine } from '../model/plain-line.ts';
import { sheetCopy } from '../sheet-copy.ts';
import { AnswerMenu } from './answer-menu.tsx';
import { useChat } from './chat-context.ts';
import './answers-sheet.css';

interface AnswersSheetProps {
  message: ChatMessage;
  onClose: () => void;
}

export function AnswersSheet({ message, onClose }: AnswersSheetProps) {
  const copy = useCopy(sheetCopy);
  const { conversation } = useChat();
  const [chosen, setChosen] = useState<BroadcastAnswer | null>(null);
  const answers = usePages(
    'GET /messages/:id/answers',
    { params: { id: message.id }, query: {} },
    { key: answersKey(message.id), staleTime: 0 },
  );
  const isStaff = conversation.can.read_answers;
  if (chosen !== null) return <AnswerMenu answer={chosen} onClose={() => setChosen(null)} />;
  return (
    <Sheet
      onClose={onClose}
      title={isStaff ? copy.answers.title : copy.answers.yours}
      description={isStaff ? undefined : copy.answers.only}
    >
      {message.text === '' ? null : (
        <p className="sp-answers-to" dir="auto">
          {plainLine(message.text)}
        </p>
      )}
      <Listed
        query={answers}
        copy={copy}
        failed={copy.answers.failed}
        empty={{ title: copy.answers.title, text: copy.answers.none }}
      >
        {(entries) => (
          <ul className="sp-answers">
            {entries.map((answer) => (
              <AnswerRow key={answer.id} answer={answer} onOptions={() => setChosen(answer)} />
            ))}
          </ul>
        )}
      </Listed>
    </Sheet>
  );
}

function AnswerRow({ answer, onOptions }: { answer: BroadcastAnswer; onOptions: () => void }) {
  const { answers: copy } = useCopy(sheetCopy);
  const { tag } = useLocale();
  const { author, text, sent_at, state } = answer;
  const unshown = state === 'hidden' ? copy.hidden : copy.removed;
  return (
    <li>
      <PersonAvatar person={author} size={36} />
      <span className="sp-answers-said">
        <span className="sp-answers-by">
          <b dir="auto">{author.display_name}</b>
          <time dateTime={sent_at}>{momentIn(tag, sent_at)}</time>
        </span>
        <span className="sp-answers-text" dir="auto">
          {state === 'shown' ? text : unshown}
        </span>
      </span>
      {state === 'shown' ? (
        <IconButton
          label={copy.menu}
          icon={<Icon of={dotsThree} weight="bold" />}
          aria-haspopup="dialog"
          onClick={onOptions}
        />
      ) : null}
    </li>
  );
}
