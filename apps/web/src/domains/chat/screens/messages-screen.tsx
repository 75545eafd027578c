// /messages: all conversations, requests of strangers, and the search over people, clubs and words.
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { magnifyingGlass } from '@stagepass/ui/icon/phosphor/lean/magnifying-glass.ts';
import { notePencil } from '@stagepass/ui/icon/phosphor/note-pencil.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { latePart } from '#platform/late/late-part.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useTitle } from '#platform/title/title.ts';
import { useConversations, useLiveLists } from '../data/lists.ts';
import { useUnread } from '../data/unread.ts';
import { listCopy } from '../list-copy.ts';
import { ConversationRow } from '../parts/conversation-row.tsx';
import { RequestsRow } from '../parts/requests-row.tsx';
import { newChatPath } from '../public/paths.ts';
import '../parts/conversation-row.css';

const Found = latePart(() => import('../parts/found.tsx'), 'Found', null);
const Requests = latePart(() => import('../parts/requests.tsx'), 'Requests');

export function Component() {
  const copy = useCopy(listCopy);
  const [search] = useSearch();
  useTitle(copy.title);
  const typing = useLiveLists();
  if (search.get('view') === 'requests')
    return (
      <ScreenBody>
        <Requests />
      </ScreenBody>
    );
  return (
    <ScreenBody>
      <div className="sp-messages-head">
        <h1 className="sp-display">{copy.title}</h1>
        <IconButton
          label={copy.newChat}
          icon={<Icon of={notePencil} />}
          render={(anatomy) => <Link {...anatomy} to={newChatPath()} />}
        />
      </div>
      <All typing={typing} />
    </ScreenBody>
  );
}

function All({ typing }: { typing: ReadonlyMap<string, string> }) {
  const copy = useCopy(listCopy);
  const [q, setQ] = useState('');
  const query = useConversations('all');
  const { data: unread } = useUnread();
  return (
    <>
      <Field
        label={copy.search}
        labelHidden
        type="search"
        placeholder={copy.searchPlaceholder}
        icon={<Icon of={magnifyingGlass} />}
        value={q}
        onFocus={Found.expect}
        onChange={(event) => setQ(event.target.value)}
      />
      {q.trim() === '' ? (
        <>
          {unread !== undefined && unread.requests > 0 ? <RequestsRow unread={unread} /> : null}
          <Answered query={query} copy={copy} failed={copy.failedTitle} picture={<Illustration name="amp" />}>
            {(conversations) =>
              conversations.length === 0 ? (
                <EmptyState
                  title={copy.emptyTitle}
                  picture={<Illustration name="rail" />}
                  action={<LinkButton to={newChatPath()}>{copy.newChat}</LinkButton>}
                >
                  {copy.empty}
                </EmptyState>
              ) : (
                <ul className="sp-conversations" aria-label={copy.list}>
                  {conversations.map((conversation) => (
                    <li key={conversation.id}>
                      <ConversationRow conversation={conversation} typing={typing.get(conversation.id)} />
                    </li>
                  ))}
                </ul>
              )
            }
          </Answered>
          <More query={query} />
        </>
      ) : (
        <Found typed={q} />
      )}
    </>
  );
}
