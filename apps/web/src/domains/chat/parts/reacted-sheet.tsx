// Who reacted to a message.
import type { ChatMessage } from '@stagepass/contract/chat/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { reactionIcons } from '#domains/posts/public/reaction-icons.ts';
import { reactionNames } from '#domains/posts/public/reaction-names.ts';
import { userPath } from '#domains/users/public/paths.ts';
import { UserCard } from '#domains/users/public/user-card.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Listed } from '#platform/query/listed.tsx';
import { usePages } from '#platform/query/use-pages.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { sheetCopy } from '../sheet-copy.ts';

interface ReactedSheetProps {
  message: ChatMessage;
  onClose: () => void;
}

export function ReactedSheet({ message, onClose }: ReactedSheetProps) {
  const copy = useCopy(sheetCopy);
  const names = useCopy(reactionNames);
  const reacted = usePages(
    'GET /messages/:id/reactions',
    { params: { id: message.id }, query: {} },
    { key: ['chat', 'reacted', message.id], staleTime: 0 },
  );
  return (
    <Sheet onClose={onClose} title={copy.reacted.title}>
      <Listed
        query={reacted}
        copy={copy}
        failed={copy.reacted.failed}
        empty={{ title: copy.reacted.title, text: copy.reacted.none }}
      >
        {(entries) => (
          <RowGroup>
            {entries.map(({ user, kind }) => (
              <UserCard
                key={user.id}
                user={user}
                to={userPath(user.user_name)}
                trailing={<Icon of={reactionIcons[kind]} weight="fill" size="1.25rem" label={names[kind]} />}
              />
            ))}
          </RowGroup>
        )}
      </Listed>
    </Sheet>
  );
}
