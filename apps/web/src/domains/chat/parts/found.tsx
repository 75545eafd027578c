// What a search over all conversations found: people, conversations, messages.
import type { FoundMessage as FoundView } from '@stagepass/contract/chat/found-shapes.ts';
import { RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { chatPath, newChatPath } from '#domains/users/public/paths.ts';
import { UserCard } from '#domains/users/public/user-card.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { useCall } from '#platform/query/query.ts';
import { useSettled } from '#platform/query/use-settled.ts';
import { listCopy } from '../list-copy.ts';
import { ConversationRow } from './conversation-row.tsx';
import { FoundMessage } from './found-message.tsx';

/** A channel of a club, or a chat inside it. */
function placeOf({ title, club }: FoundView['conversation']): string {
  return club === null ? title : `${title}, ${club.name}`;
}

export function Found({ typed }: { typed: string }) {
  const copy = useCopy(listCopy);
  const { found: words } = copy;
  const q = useSettled(typed);
  const query = useCall(
    'GET /messages/found',
    { query: { q } },
    { key: ['chat', 'found', q], enabled: q !== '', placeholderData: keepPreviousData },
  );
  return (
    <Answered query={query} copy={copy} failed={words.failed}>
      {({ people, conversations, messages }) => (
        <div aria-live="polite">
          {people.length + conversations.length + messages.length === 0 ? (
            <p className="sp-quiet mt-4">{words.none({ q })}</p>
          ) : null}
          {people.length === 0 ? null : (
            <section aria-label={words.people}>
              <SectionHead title={words.people} />
              <RowGroup>
                {people.map((person) => (
                  <UserCard key={person.id} user={person} to={newChatPath(person.user_name)} />
                ))}
              </RowGroup>
            </section>
          )}
          {conversations.length === 0 ? null : (
            <section aria-label={words.conversations}>
              <SectionHead title={words.conversations} />
              <ul className="sp-conversations">
                {conversations.map((one) => (
                  <li key={one.id}>
                    <ConversationRow conversation={one} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {messages.length === 0 ? null : (
            <section aria-label={words.messages}>
              <SectionHead title={words.messages} />
              <ul className="sp-conversations">
                {messages.map(({ message, conversation }) => (
                  <li key={message.id}>
                    <Link
                      to={`${chatPath(conversation.id)}?at=${message.seq}`}
                      className="sp-conversation-link"
                    >
                      <FoundMessage
                        message={message}
                        q={q}
                        place={conversation.kind === 'direct' ? undefined : placeOf(conversation)}
                      />
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </Answered>
  );
}
