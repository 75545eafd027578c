// What can be done about the author of a message in a channel: see who it is, write to them, mute or block them; for staff, their membership.
import type { ChatMessage } from '@stagepass/contract/chat/shapes.ts';
import { chatCircle } from '@stagepass/ui/icon/phosphor/chat-circle.ts';
import { prohibit } from '@stagepass/ui/icon/phosphor/prohibit.ts';
import { speakerSlash } from '@stagepass/ui/icon/phosphor/speaker-slash.ts';
import { user } from '@stagepass/ui/icon/phosphor/user.ts';
import { userGear } from '@stagepass/ui/icon/phosphor/user-gear.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { newChatPath, userPath } from '#domains/users/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { go } from '#platform/navigation/go.ts';
import { useMutePerson } from '../data/block.ts';
import { clubChatPath } from '../public/paths.ts';
import { sheetCopy } from '../sheet-copy.ts';
import { Act } from './act.tsx';
import { useChat } from './chat-context.ts';

interface AuthorActsProps {
  author: ChatMessage['author'];
  onAsk: (what: 'block' | 'member') => void;
  onClose: () => void;
  onFailed: (error: unknown) => void;
}

export function AuthorActs({ author, onAsk, onClose, onFailed }: AuthorActsProps) {
  const { person } = useCopy(sheetCopy);
  const { conversation, store } = useChat();
  const { club, can } = conversation;
  const mute = useMutePerson(author.id);
  const { user_name, display_name: name } = author;
  const muteIt = () =>
    mute.mutate(undefined, {
      onSuccess: () => {
        onClose();
        store.hideAuthor(author.id);
        showToast({ title: person.muted({ name }) });
      },
      onError: onFailed,
    });
  return (
    <>
      <Act icon={user} title={person.profile} onPress={() => go(userPath(user_name))} />
      <Act
        icon={chatCircle}
        title={person.message({ name })}
        onPress={() => go(club === null ? newChatPath(user_name) : clubChatPath(club.handle, user_name))}
      />
      {can.moderate && club !== null && author.role !== 'owner' ? (
        <Act
          icon={userGear}
          title={person.manage}
          detail={person.manageText}
          onPress={() => onAsk('member')}
        />
      ) : null}
      <Act icon={speakerSlash} title={person.mute({ name })} detail={person.muteText} onPress={muteIt} />
      <Act
        icon={prohibit}
        title={person.block({ name })}
        detail={person.blockText}
        onPress={() => onAsk('block')}
      />
    </>
  );
}
