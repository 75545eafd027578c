// A conversation by its id: asked for, missing, or open.
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Screen } from '@stagepass/ui/screen/screen.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { isApiError } from '#platform/api/api-error.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { LoadFailed } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { chatCopy } from '../copy.ts';
import { useConversation, usePlaceOf } from '../data/conversation.ts';
import { chatFailures } from '../error-copy.ts';
import { messagesPath } from '../public/paths.ts';
import { Chat, ChatSkeleton } from './chat.tsx';

interface OpenByIdProps {
  id: string;
  above: string;
}

export function OpenById({ id, above }: OpenByIdProps) {
  const query = useConversation(id);
  const [search] = useSearch();
  const place = Number(search.get('at')) || null;
  const { at, isWaiting } = usePlaceOf(place === null ? search.get('message') : null, id);
  const { title } = useCopy(chatCopy);
  useTitle(query.data?.title ?? title);
  if (query.data !== undefined && !isWaiting)
    return <Chat key={`${id} ${place ?? at}`} conversation={query.data} above={above} at={place ?? at} />;
  return query.isError ? <ChatFailed query={query} above={above} /> : <ChatWaiting above={above} />;
}

export function ChatWaiting({ above }: { above: string }) {
  return (
    <Screen className="sp-chat">
      <TopBar leading={<BackButton above={above} />} />
      <ChatSkeleton />
    </Screen>
  );
}

interface ChatFailedProps {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  above: string;
}

export function ChatFailed({ query, above }: ChatFailedProps) {
  const copy = useCopy(chatCopy);
  const failures = useCopy(chatFailures);
  const isMissing = isApiError(query.error) && (query.error.status === 404 || query.error.status === 403);
  const toMessages = (variant?: 'outline') => (
    <LinkButton to={messagesPath()} {...(variant ? { variant } : {})}>
      {copy.toMessages}
    </LinkButton>
  );
  if (isMissing)
    return (
      <BackScreen above={above}>
        <EmptyState
          level={1}
          title={copy.missingTitle}
          picture={<Illustration name="ticket" />}
          action={toMessages()}
        >
          {errorSentence(failures, query.error)}
        </EmptyState>
      </BackScreen>
    );
  return (
    <BackScreen above={above}>
      <LoadFailed
        query={query}
        copy={failures}
        level={1}
        title={copy.failedTitle}
        picture={<Illustration name="amp" />}
        secondary={toMessages('outline')}
      />
    </BackScreen>
  );
}
