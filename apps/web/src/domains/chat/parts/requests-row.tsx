// The ticket above the list that leads to messages of strangers.
import type { UnreadCounts } from '@stagepass/contract/chat/shapes.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { listCopy } from '../list-copy.ts';
import { messagesPath } from '../public/paths.ts';
import '@stagepass/ui/mission-ticket/mission-ticket.css';
import './requests-row.css';

export function RequestsRow({ unread }: { unread: UnreadCounts }) {
  const copy = useCopy(listCopy);
  return (
    <Link to={messagesPath('requests')} className="sp-ticket sp-requests-row">
      <span className="sp-ticket-main">
        <span className="sp-requests-faces">
          {unread.request_people.map((person) => (
            <PersonAvatar key={person.id} person={person} size={36} />
          ))}
        </span>
        <span className="sp-ticket-words">
          <b>{copy.requests}</b>
          <span className="sp-ticket-by">{copy.requestsText}</span>
        </span>
      </span>
      <span className="sp-ticket-stub">
        <span aria-hidden="true" className="sp-title sp-requests-count">
          {unread.requests}
        </span>
        <VisuallyHidden>{copy.requestsCount({ count: unread.requests })}</VisuallyHidden>
      </span>
    </Link>
  );
}
