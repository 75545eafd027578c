// The foot of a conversation: where one writes, answers a broadcast, decides about a request, or learns why one cannot write.
import type { ChatMessage } from '@stagepass/contract/chat/shapes.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { chatCopy } from '../copy.ts';
import { useChat } from './chat-context.ts';
import { Composer } from './composer.tsx';
import type { Writing } from './use-composer.ts';

const RequestFoot = latePart(
  () => import('./request-foot.tsx'),
  'RequestFoot',
  <div className="sp-chat-request sp-chat-request-place" />,
);
const UnblockButton = latePart(() => import('./unblock-button.tsx'), 'UnblockButton', null);
const ConditionFoot = latePart(() => import('./condition-foot.tsx'), 'ConditionFoot');

export interface ChatFootProps extends Omit<Writing, 'answers'> {
  /** The message of a broadcast that would be answered: the chosen one, otherwise the latest. */
  answered: ChatMessage | null;
}

export function ChatFoot({ answered, ...writing }: ChatFootProps) {
  const copy = useCopy(chatCopy);
  const { conversation } = useChat();
  const { state, kind, title, can } = conversation;
  if (state === 'request') return <RequestFoot />;
  if (state === 'closed') return <ClosedFoot />;
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

/** Whoever blocked the other person finds the way back here; whoever was blocked is not told. */
function ClosedFoot() {
  const { closed } = useCopy(chatCopy);
  const { id, title, partner, closed_reason, blocked_by_me } = useChat().conversation;
  if (partner === null || !blocked_by_me)
    return <p className="sp-chat-foot">{closed[closed_reason ?? 'other']}</p>;
  return (
    <div className="sp-chat-foot">
      <p>{closed.blocked({ name: title })}</p>
      <UnblockButton person={partner} conversationId={id} />
    </div>
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
  const plain = <p className="sp-chat-foot">{readOnly.plain}</p>;
  if (club_muted_until !== null)
    return <p className="sp-chat-foot">{readOnly.muted({ time: momentIn(tag, club_muted_until) })}</p>;
  if (channel === 'announcements') return <p className="sp-chat-foot">{readOnly.announcements}</p>;
  if (write_condition === null) return plain;
  return <ConditionFoot condition={write_condition} meanwhile={plain} />;
}
