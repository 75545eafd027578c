// The foot of a conversation: where one writes, answers a broadcast, decides about a request, or learns why one cannot write.
import type { ChatMessage, QuotedMessage } from '@stagepass/contract/chat/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { conditionSentence } from '#domains/conditions/public/condition-sentence.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { go } from '#platform/navigation/go.ts';
import { chatCopy } from '../copy.ts';
import { useAcceptRequest, useRemoveConversation } from '../data/conversation.ts';
import { chatFailures } from '../error-copy.ts';
import { messagesPath } from '../public/paths.ts';
import { useChat } from './chat-context.ts';
import { Composer } from './composer.tsx';

const BlockButton = latePart(() => import('./block-button.tsx'), 'BlockButton', null);

export interface ChatFootProps {
  /** The message of a broadcast that would be answered: the chosen one, otherwise the latest. */
  answered: ChatMessage | null;
  replyTo: QuotedMessage | null;
  editing: ChatMessage | null;
  onReply: (to: QuotedMessage | null) => void;
  onEdit: (message: ChatMessage | null) => void;
}

export function ChatFoot({ answered, ...writing }: ChatFootProps) {
  const copy = useCopy(chatCopy);
  const { conversation } = useChat();
  const { state, kind, title, can } = conversation;
  if (state === 'request') return <RequestFoot />;
  if (state === 'closed')
    return <p className="sp-chat-foot">{copy.closed[conversation.closed_reason ?? 'other']}</p>;
  const isFanOfBroadcast = kind === 'broadcast' && !can.write;
  if (isFanOfBroadcast) return <AnswerFoot answered={answered} {...writing} />;
  if (!can.write && state === 'requested')
    return <p className="sp-chat-foot">{copy.request.waiting({ name: title })}</p>;
  if (!can.write) return <ReadOnly />;
  return (
    <>
      {state === 'requested' ? (
        <p className="sp-chat-foot-note">{copy.request.sent({ name: title })}</p>
      ) : null}
      <Composer label={copy.composer.label({ name: title })} answers={null} {...writing} />
    </>
  );
}

function AnswerFoot({ answered, ...writing }: ChatFootProps) {
  const { composer, readOnly } = useCopy(chatCopy);
  const left = answered?.mine.answers_left ?? null;
  if (answered === null || left === null) return <p className="sp-chat-foot">{readOnly.announcements}</p>;
  if (left === 0) return <p className="sp-chat-foot">{composer.answersGone}</p>;
  return (
    <>
      <p className="sp-chat-foot-note">{composer.answersLeft({ count: left })}</p>
      <Composer label={composer.answerLabel} answers={answered} {...writing} replyTo={writing.replyTo} />
    </>
  );
}

function ReadOnly() {
  const { readOnly } = useCopy(chatCopy);
  const { tag } = useLocale();
  const { channel, club_muted_until, write_condition } = useChat().conversation;
  const text =
    club_muted_until !== null
      ? readOnly.muted({ time: momentIn(tag, club_muted_until) })
      : channel === 'announcements'
        ? readOnly.announcements
        : write_condition === null
          ? readOnly.plain
          : readOnly.condition({ needs: conditionSentence(write_condition) });
  return <p className="sp-chat-foot">{text}</p>;
}

function RequestFoot() {
  const { request } = useCopy(chatCopy);
  const failures = useCopy(chatFailures);
  const { conversation } = useChat();
  const { id, title, partner } = conversation;
  const accept = useAcceptRequest(id);
  const decline = useRemoveConversation(id);
  const failed = (error: unknown) => showToast({ title: errorSentence(failures, error), tone: 'bad' });
  const leave = () => {
    showToast({ title: request.declined });
    go(messagesPath('requests'), { replace: true });
  };
  return (
    <section className="sp-chat-request" aria-label={request.title({ name: title })}>
      <div>
        <b dir="auto">{request.title({ name: title })}</b>
        <p>{request.text}</p>
      </div>
      <div className="sp-chat-request-acts">
        <Button loading={accept.isPending} onClick={() => accept.mutate(undefined, { onError: failed })}>
          {request.accept}
        </Button>
        <Button
          variant="secondary"
          loading={decline.isPending}
          onClick={() => decline.mutate(undefined, { onSuccess: leave, onError: failed })}
        >
          {request.decline}
        </Button>
        {partner === null ? null : <BlockButton person={partner} conversationId={id} label={request.block} />}
      </div>
    </section>
  );
}
