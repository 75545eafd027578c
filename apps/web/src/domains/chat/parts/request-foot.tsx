// The foot of a conversation that a stranger began: accepted, declined, or blocked.
import { Button } from '@stagepass/ui/button/button.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { go } from '#platform/navigation/go.ts';
import { chatCopy } from '../copy.ts';
import { useAcceptRequest, useHideConversation } from '../data/conversation-acts.ts';
import { chatFailures } from '../error-copy.ts';
import { messagesPath } from '../public/paths.ts';
import { useChat } from './chat-context.ts';

const BlockButton = latePart(() => import('./block-button.tsx'), 'BlockButton', null);

export function RequestFoot() {
  const { request } = useCopy(chatCopy);
  const failures = useCopy(chatFailures);
  const { conversation } = useChat();
  const { id, title, partner } = conversation;
  const accept = useAcceptRequest(id);
  const decline = useHideConversation(id);
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
