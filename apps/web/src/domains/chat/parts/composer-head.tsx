// Above the field: the message that is answered or edited, and the way to leave it.
import type { ChatMessage, QuotedMessage } from '@stagepass/contract/chat/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { x } from '@stagepass/ui/icon/phosphor/x.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { chatCopy } from '../copy.ts';
import { useChat } from './chat-context.ts';

interface ComposerHeadProps {
  editing: ChatMessage | null;
  replyTo: QuotedMessage | null;
  onReply: (to: QuotedMessage | null) => void;
  onEdit: (message: ChatMessage | null) => void;
}

export function ComposerHead({ editing, replyTo, onReply, onEdit }: ComposerHeadProps) {
  const copy = useCopy(chatCopy);
  const { viewerId } = useChat();
  if (editing === null && replyTo === null) return null;
  const title =
    editing !== null
      ? copy.composer.editing
      : replyTo?.author.id === viewerId
        ? copy.composer.replyingSelf
        : copy.composer.replying({ name: replyTo?.author.display_name ?? '' });
  const text = editing?.text ?? (replyTo?.text || copy.gist[replyTo?.gist ?? 'text']);
  return (
    <div className="sp-chat-answering">
      <span>
        <b>{title}</b>
        <span dir="auto">{text}</span>
      </span>
      <IconButton
        label={editing !== null ? copy.composer.cancelEdit : copy.composer.cancelReply}
        icon={<Icon of={x} />}
        onClick={() => (editing !== null ? onEdit(null) : onReply(null))}
      />
    </div>
  );
}
