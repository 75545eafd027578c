// The reactions on the edge of a message; pressing one joins it, pressing the own one takes it back.
import type { ChatMessage } from '@stagepass/contract/chat/shapes.ts';
import type { ReactionKind } from '@stagepass/contract/posts/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { reactionIcons } from '#domains/posts/public/reaction-icons.ts';
import { kindsIn } from '#domains/posts/public/reaction-step.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { chatCopy } from '../copy.ts';
import { reactTo } from '../data/message-acts.ts';
import { chatFailures } from '../error-copy.ts';
import { useChat } from './chat-context.ts';

export function MessageReactions({ message }: { message: ChatMessage }) {
  return kindsIn(message.reactions).map((kind) => <Reaction key={kind} message={message} kind={kind} />);
}

function Reaction({ message, kind }: { message: ChatMessage; kind: ReactionKind }) {
  const copy = useCopy(chatCopy);
  const failures = useCopy(chatFailures);
  const { store, conversation } = useChat();
  const isMine = message.mine.reaction === kind;
  const said = { kind: copy.reactions[kind], count: message.reactions[kind] ?? 0 };
  const press = () =>
    void reactTo(store, message, isMine ? null : kind).catch((error: unknown) =>
      showToast({ title: errorSentence(failures, error), tone: 'bad' }),
    );
  return (
    <button
      type="button"
      className="sp-chat-reacted"
      aria-pressed={isMine}
      aria-label={isMine ? copy.message.reactionMine(said) : copy.message.reaction(said)}
      disabled={!conversation.can.react && !isMine}
      onClick={press}
    >
      <Icon of={reactionIcons[kind]} weight="fill" />
      {said.count}
    </button>
  );
}
