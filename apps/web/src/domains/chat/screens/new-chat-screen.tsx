// /user/new-chat: whom to write to; ?to= opens the conversation with somebody at once.

import { Navigate } from 'react-router';
import { chatPath, newChatPath } from '#domains/users/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { useTitle } from '#platform/title/title.ts';
import { useConversationWith } from '../data/conversation.ts';
import { listCopy } from '../list-copy.ts';
import { ChatFailed, ChatWaiting } from '../parts/open-by-id.tsx';
import { PeopleToWrite } from '../parts/people-to-write.tsx';
import { messagesPath } from '../public/paths.ts';

export function Component() {
  const [search] = useSearch();
  const to = search.get('to') ?? '';
  return to === '' ? <Choose /> : <OpenWith key={to} userName={to} />;
}

function OpenWith({ userName }: { userName: string }) {
  const { start } = useCopy(listCopy);
  useTitle(start.opening);
  const opened = useConversationWith(userName);
  if (opened.data !== undefined) return <Navigate replace to={chatPath(opened.data)} />;
  return opened.isError ? (
    <ChatFailed query={opened} above={messagesPath()} />
  ) : (
    <ChatWaiting above={messagesPath()} />
  );
}

function Choose() {
  const { start } = useCopy(listCopy);
  useTitle(start.title);
  return (
    <BackScreen above={messagesPath()}>
      <h1 className="sp-display mb-3">{start.title}</h1>
      <PeopleToWrite heading={start.known} pathTo={({ user_name }) => newChatPath(user_name)} />
    </BackScreen>
  );
}
