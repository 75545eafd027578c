// Everything that can be done with a message: reacting first, then the acts that this viewer has.
import type { ChatMessage } from '@stagepass/contract/chat/shapes.ts';
import type { ReactionKind } from '@stagepass/contract/posts/shapes.ts';
import { arrowUUpLeft } from '@stagepass/ui/icon/phosphor/arrow-u-up-left.ts';
import { chats } from '@stagepass/ui/icon/phosphor/chats.ts';
import { copy as copySign } from '@stagepass/ui/icon/phosphor/copy.ts';
import { flag } from '@stagepass/ui/icon/phosphor/flag.ts';
import { pencilSimple } from '@stagepass/ui/icon/phosphor/pencil-simple.ts';
import { pushPinSimple } from '@stagepass/ui/icon/phosphor/push-pin-simple.ts';
import { smiley } from '@stagepass/ui/icon/phosphor/smiley.ts';
import { trash } from '@stagepass/ui/icon/phosphor/trash.ts';
import { RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { ReactionChoice } from '#domains/posts/public/reaction-choice.tsx';
import { totalOf } from '#domains/posts/public/reaction-step.ts';
import { ReportSheet } from '#domains/safety/public/report-sheet.tsx';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { reactTo, removeMessage } from '../data/message-acts.ts';
import { usePinMessage } from '../data/pin-message.ts';
import { editWindow_ms } from '../model/limits.ts';
import { sheetCopy } from '../sheet-copy.ts';
import { Act } from './act.tsx';
import { AuthorActs } from './author-acts.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { useChat } from './chat-context.ts';
import { ReactedSheet } from './reacted-sheet.tsx';
import { UnreadAct } from './unread-act.tsx';

const MemberActs = latePart(() => import('#domains/memberships/public/member-acts.tsx'), 'MemberActs', null);

interface MessageMenuProps {
  message: ChatMessage;
  onClose: () => void;
  onEdit: (message: ChatMessage) => void;
  /** Chooses the message of a broadcast that is answered. */
  onAnswer: (message: ChatMessage) => void;
}

type Asks = 'remove' | 'report' | 'reacted' | 'block' | 'member';

export function MessageMenu(props: MessageMenuProps) {
  const { message, onClose } = props;
  const copy = useCopy(sheetCopy);
  const { tag } = useLocale();
  const { store, viewerId, conversation } = useChat();
  const [asks, setAsks] = useState<Asks | null>(null);
  const failed = (error: unknown) => showToast({ title: errorSentence(copy, error), tone: 'bad' });
  const react = (kind: ReactionKind | null) => {
    onClose();
    void reactTo(store, message, kind).catch(failed);
  };
  if (asks === 'remove') return <RemoveDialog message={message} onClose={onClose} />;
  if (asks === 'report')
    return <ReportSheet subject={{ kind: 'message', id: message.id }} open onOpenChange={onClose} />;
  if (asks === 'reacted') return <ReactedSheet message={message} onClose={onClose} />;
  const { author } = message;
  if (asks === 'block')
    return (
      <BlockDialog
        person={author}
        conversationId={store.id}
        open
        onClose={onClose}
        onBlocked={() => store.hideAuthor(author.id)}
      />
    );
  if (asks === 'member' && conversation.club !== null)
    return <MemberActs clubId={conversation.club.id} person={author} onClose={onClose} />;
  const isMine = message.author.id === viewerId;
  return (
    <Sheet
      onClose={onClose}
      title={isMine ? copy.message.titleMine : copy.message.title({ name: message.author.display_name })}
      description={momentIn(tag, message.created_at)}
    >
      {conversation.can.react ? (
        <div className="sp-chat-react">
          <ReactionChoice mine={message.mine.reaction} onChoose={react} />
        </div>
      ) : null}
      <Acts {...props} isMine={isMine} ask={setAsks} failed={failed} />
    </Sheet>
  );
}

interface ActsProps extends MessageMenuProps {
  isMine: boolean;
  ask: (what: Asks) => void;
  failed: (error: unknown) => void;
}

function Acts({ message, onClose, onEdit, onAnswer, isMine, ask, failed }: ActsProps) {
  const copy = useCopy(sheetCopy).message;
  const { conversation, reply, openAnswers, store } = useChat();
  const { can, kind } = conversation;
  const pin = usePinMessage(store, message);
  const [now_ms] = useState(() => Date.now());
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(message.text);
      showToast({ title: copy.copied });
    } catch {
      showToast({ title: copy.copyFailed, tone: 'bad' });
    }
  };
  const isPinned = message.pinned_at !== null;
  const pinIt = () =>
    pin.mutate(undefined, {
      onSuccess: () => showToast({ title: isPinned ? copy.unpinned : copy.pinned }),
      onError: failed,
    });
  const canEdit =
    isMine && can.write && message.text !== '' && now_ms - Date.parse(message.created_at) < editWindow_ms;
  const canAnswer = kind === 'broadcast' && (message.mine.answers_left ?? 0) > 0;
  return (
    <RowGroup>
      {can.write ? (
        <Act icon={arrowUUpLeft} title={copy.reply} onPress={choose(() => reply(message))} />
      ) : null}
      {canAnswer ? (
        <Act icon={arrowUUpLeft} title={copy.answer} onPress={choose(() => onAnswer(message))} />
      ) : null}
      {kind === 'broadcast' && can.read_answers ? (
        <Act icon={chats} title={copy.answers} onPress={choose(() => openAnswers(message))} />
      ) : null}
      {canEdit ? (
        <Act
          icon={pencilSimple}
          title={copy.edit}
          detail={copy.editText}
          onPress={choose(() => onEdit(message))}
        />
      ) : null}
      {message.text === '' ? null : (
        <Act icon={copySign} title={copy.copy} onPress={choose(() => void copyText())} />
      )}
      {can.pin ? (
        <Act icon={pushPinSimple} title={isPinned ? copy.unpin : copy.pin} onPress={choose(pinIt)} />
      ) : null}
      <UnreadAct message={message} onFailed={failed} />
      {totalOf(message.reactions) > 0 ? (
        <Act icon={smiley} title={copy.reacted} onPress={() => ask('reacted')} />
      ) : null}
      {isMine || conversation.partner !== null ? null : (
        <AuthorActs author={message.author} onAsk={ask} onClose={onClose} onFailed={failed} />
      )}
      {isMine ? null : <Act icon={flag} title={copy.report} onPress={() => ask('report')} />}
      {isMine || can.moderate ? (
        <Act icon={trash} title={copy.remove} tone="danger" onPress={() => ask('remove')} />
      ) : null}
    </RowGroup>
  );
}

function RemoveDialog({ message, onClose }: Pick<MessageMenuProps, 'message' | 'onClose'>) {
  const copy = useCopy(sheetCopy);
  const { store } = useChat();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await removeMessage(store, message);
      showToast({ title: copy.remove.done });
    } catch (error) {
      showToast({ title: errorSentence(copy, error), tone: 'bad' });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={copy.remove.title}
      description={copy.remove.text}
      confirm={{
        label: copy.remove.confirm,
        tone: 'danger',
        loading: isBusy,
        onConfirm: () => void confirm(),
      }}
    />
  );
}
