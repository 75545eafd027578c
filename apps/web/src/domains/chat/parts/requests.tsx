// Messages of people one does not know.
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { Listed } from '#platform/query/listed.tsx';
import { useConversations } from '../data/lists.ts';
import { listCopy } from '../list-copy.ts';
import { messagesPath } from '../public/paths.ts';
import { ConversationRow } from './conversation-row.tsx';
import './requests-row.css';

export function Requests() {
  const copy = useCopy(listCopy);
  const query = useConversations('requests');
  return (
    <>
      <div className="sp-requests-head">
        <BackButton above={messagesPath()} />
        <h1 className="sp-title">{copy.requests}</h1>
      </div>
      <p className="sp-small sp-quiet mt-1">{copy.requestsHint}</p>
      <Listed
        query={query}
        copy={copy}
        failed={copy.failedTitle}
        empty={{
          title: copy.requestsEmptyTitle,
          text: copy.requestsEmpty,
          picture: <Illustration name="rail" />,
        }}
      >
        {(conversations) => (
          <ul className="sp-conversations" aria-label={copy.requests}>
            {conversations.map((conversation) => (
              <li key={conversation.id}>
                <ConversationRow conversation={conversation} />
              </li>
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}
