// What a search over all conversations found: people, conversations, messages.
import { ListRow } from '@stagepass/ui/list-row/list-row.tsx';
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
import { plainLine } from '../model/plain-line.ts';
import { ConversationRow } from './conversation-row.tsx';

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
              {people.map((person) => (
                <UserCard key={person.id} user={person} to={newChatPath(person.user_name)} />
              ))}
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
              {messages.map(({ message, conversation }) => (
                <ListRow
                  key={message.id}
                  title={<span dir="auto">{plainLine(message.text)}</span>}
                  detail={words.inPlace({ name: message.author.display_name, place: conversation.title })}
                  leads
                  render={(anatomy) => (
                    <Link {...anatomy} to={`${chatPath(conversation.id)}?at=${message.seq}`} />
                  )}
                />
              ))}
            </section>
          )}
        </div>
      )}
    </Answered>
  );
}
