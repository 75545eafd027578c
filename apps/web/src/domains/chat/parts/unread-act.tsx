// Marks the conversation as unread from a message on, and leaves it: on screen, it would be read again.
import type { ChatMessage } from '@stagepass/contract/chat/shapes.ts';
import { chatCircleDots } from '@stagepass/ui/icon/phosphor/chat-circle-dots.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useMarkUnread } from '../data/conversation-acts.ts';
import { sheetCopy } from '../sheet-copy.ts';
import { Act } from './act.tsx';
import { useChat } from './chat-context.ts';

interface UnreadActProps {
  message: ChatMessage;
  onFailed: (error: unknown) => void;
}

export function UnreadAct({ message, onFailed }: UnreadActProps) {
  const copy = useCopy(sheetCopy);
  const { conversation, holdSeen, leave } = useChat();
  const { mutateAsync, isPending } = useMarkUnread(conversation.id);
  // A request counts as unread until it is answered.
  if (conversation.state === 'request') return null;
  const mark = async () => {
    await holdSeen(true);
    try {
      await mutateAsync(message.seq);
    } catch (error) {
      await holdSeen(false);
      return onFailed(error);
    }
    leave();
    showToast({ title: copy.options.markedUnread });
  };
  return (
    <Act
      icon={chatCircleDots}
      title={copy.message.unread}
      onPress={() => {
        if (!isPending) void mark();
      }}
    />
  );
}
