// What can be done with a conversation from its list: mark as read or unread, mute, hide.
import type { ConversationView } from '@stagepass/contract/chat/shapes.ts';
import { bell } from '@stagepass/ui/icon/phosphor/bell.ts';
import { bellSlash } from '@stagepass/ui/icon/phosphor/bell-slash.ts';
import { chatCircleDots } from '@stagepass/ui/icon/phosphor/chat-circle-dots.ts';
import { checks } from '@stagepass/ui/icon/phosphor/checks.ts';
import { eyeSlash } from '@stagepass/ui/icon/phosphor/eye-slash.ts';
import { RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useHideConversation, useMarkRead, useMarkUnread } from '../data/conversation-acts.ts';
import { sheetCopy } from '../sheet-copy.ts';
import { Act } from './act.tsx';
import { MuteRows } from './mute-rows.tsx';
import { useMuting } from './use-muting.ts';

interface RowMenuProps {
  conversation: ConversationView;
  onClose: () => void;
}

export function RowMenu({ conversation, onClose }: RowMenuProps) {
  const copy = useCopy(sheetCopy);
  const { options } = copy;
  const [mutes, setMutes] = useState(false);
  const read = useMarkRead(conversation);
  const unreadAgain = useMarkUnread(conversation.id);
  const hide = useHideConversation(conversation.id);
  const mute = useMuting(conversation.id, onClose);
  const onError = (error: unknown) => showToast({ title: errorSentence(copy, error), tone: 'bad' });
  const { partner, muted, unread, last, state } = conversation;
  const hidden = () => {
    onClose();
    showToast({ title: options.hidden });
  };
  return (
    <Sheet onClose={onClose} title={mutes ? options.mute : conversation.title}>
      {mutes ? (
        <MuteRows id={conversation.id} onDone={onClose} />
      ) : (
        <RowGroup>
          {unread > 0 ? (
            <Act
              icon={checks}
              title={options.read}
              onPress={() => read.mutate(undefined, { onSuccess: onClose, onError })}
            />
          ) : null}
          {unread === 0 && last !== null && state !== 'request' ? (
            <Act
              icon={chatCircleDots}
              title={options.unread}
              onPress={() => unreadAgain.mutate(null, { onSuccess: onClose, onError })}
            />
          ) : null}
          <Act
            icon={muted ? bell : bellSlash}
            title={muted ? options.unmute : options.mute}
            detail={muted ? options.unmuteText : options.muteText}
            onPress={() => (muted ? mute(false) : setMutes(true))}
          />
          {partner === null ? null : (
            <Act
              icon={eyeSlash}
              title={options.hide}
              detail={options.hideText}
              onPress={() => hide.mutate(undefined, { onSuccess: hidden, onError })}
            />
          )}
        </RowGroup>
      )}
    </Sheet>
  );
}
