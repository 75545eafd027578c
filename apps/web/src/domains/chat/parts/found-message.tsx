// A message that a search found: who said it where and when, and the words that were looked for.
import type { ChatMessage } from '@stagepass/contract/chat/shapes.ts';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { listCopy } from '../list-copy.ts';
import { listTime } from '../model/chat-time.ts';
import { markedParts } from '../model/marked-parts.ts';
import { plainLine } from '../model/plain-line.ts';
import './conversation-row.css';
import './found-message.css';

interface FoundMessageProps {
  message: ChatMessage;
  q: string;
  /** Where it was said; left out inside its own conversation. */
  place?: string | undefined;
}

export function FoundMessage({ message, q, place }: FoundMessageProps) {
  const copy = useCopy(listCopy);
  const { tag } = useLocale();
  const { author, created_at } = message;
  return (
    <>
      <span className="sp-found-face">
        <PersonAvatar person={author} size={36} />
      </span>
      <span className="sp-found-words">
        <span className="sp-conversation-line">
          <span className="sp-conversation-name">
            <b dir="auto">{author.display_name}</b>
            {place === undefined ? null : <small dir="auto">{copy.found.inPlace({ place })}</small>}
          </span>
          <time dateTime={created_at}>{listTime(tag, created_at, copy.now)}</time>
        </span>
        <span className="sp-found-text" dir="auto">
          {markedParts(plainLine(message.text), q).map(({ text, isFound, at }) =>
            isFound ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
          )}
        </span>
      </span>
    </>
  );
}
