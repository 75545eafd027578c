// /messages: all conversations, requests of strangers, and the search over people, clubs and words.
import type { ConversationView } from '@stagepass/contract/chat/shapes.ts';
import { Chip, ChipRow } from '@stagepass/ui/chip/chip.tsx';
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
import { unreadFirst } from '../model/unread-first.ts';
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
  const [search, change] = useSearch();
  const isUnread = search.get('view') === 'unread';
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
          <ChipRow label={copy.filters.label}>
            <Chip pressed={!isUnread} onClick={() => change({ view: null })}>
              {copy.filters.all}
            </Chip>
            <Chip pressed={isUnread} onClick={() => change({ view: 'unread' })}>
              {copy.filters.unread}
            </Chip>
          </ChipRow>
          {unread !== undefined && unread.requests > 0 && !isUnread ? <RequestsRow unread={unread} /> : null}
          {isUnread ? <Unread typing={typing} /> : <Everything typing={typing} />}
        </>
      ) : (
        <Found typed={q} />
      )}
    </>
  );
}

type TypingIn = { typing: ReadonlyMap<string, string> };

/** What is unread first, whenever it was written; then the latest. */
function Everything({ typing }: TypingIn) {
  const copy = useCopy(listCopy);
  const query = useConversations('all');
  const { data: unread = [] } = useConversations('unread');
  return (
    <>
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
            <Rows conversations={unreadFirst(conversations, unread)} typing={typing} />
          )
        }
      </Answered>
      <More query={query} />
    </>
  );
}

function Unread({ typing }: TypingIn) {
  const copy = useCopy(listCopy);
  const query = useConversations('unread');
  return (
    <>
      <Answered query={query} copy={copy} failed={copy.failedTitle} picture={<Illustration name="amp" />}>
        {(conversations) => {
          // What was read since the list was asked for.
          const shown = conversations.filter((one) => one.unread > 0);
          return shown.length === 0 ? (
            <EmptyState title={copy.unreadEmptyTitle} picture={<Illustration name="rail" />}>
              {copy.unreadEmpty}
            </EmptyState>
          ) : (
            <Rows conversations={shown} typing={typing} />
          );
        }}
      </Answered>
      <More query={query} />
    </>
  );
}

function Rows({ conversations, typing }: TypingIn & { conversations: readonly ConversationView[] }) {
  const copy = useCopy(listCopy);
  return (
    <ul className="sp-conversations" aria-label={copy.list}>
      {conversations.map((conversation) => (
        <li key={conversation.id}>
          <ConversationRow conversation={conversation} typing={typing.get(conversation.id)} />
        </li>
      ))}
    </ul>
  );
}
