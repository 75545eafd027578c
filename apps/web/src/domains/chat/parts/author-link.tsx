// The author of a message in a channel: face and name lead to the profile.
import type { ChatMessage } from '@stagepass/contract/chat/shapes.ts';
import { userPath } from '#domains/users/public/paths.ts';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { chatCopy } from '../copy.ts';
import './author-link.css';

type Author = ChatMessage['author'];

export function AuthorFace({ author }: { author: Author }) {
  const { message } = useCopy(chatCopy);
  return (
    <Link
      to={userPath(author.user_name)}
      className="sp-chat-face-link"
      aria-label={message.profile({ name: author.display_name })}
    >
      <PersonAvatar person={author} size={28} />
    </Link>
  );
}

export function AuthorName({ author }: { author: Author }) {
  return (
    // The face beside it is the same link, with more words.
    <Link
      to={userPath(author.user_name)}
      className="sp-chat-name"
      dir="auto"
      tabIndex={-1}
      aria-hidden="true"
    >
      {author.display_name}
    </Link>
  );
}
