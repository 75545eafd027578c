// Under a message that the server refused: why, and the ways on. Fetched when one is refused.
import { Button } from '@stagepass/ui/button/button.tsx';
import { ChatReceipt } from '@stagepass/ui/chat-bubble/chat-bubble.tsx';
import { commonCopy } from '#platform/i18n/common-copy.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { chatCopy } from '../copy.ts';
import { discard, tryAgain, useOutbox } from '../data/outbox.ts';
import { chatFailures } from '../error-copy.ts';
import { answersLeft, type OutboxEntry } from '../model/outbox-entry.ts';
import { useChat } from './chat-context.ts';

/** Recordings and cards cannot be changed, only sent anew. */
function isRewritable({ text, pictures, voice, card }: OutboxEntry): boolean {
  return voice === null && card === null && (text !== '' || pictures.length > 0);
}

/** Whether there is a field to write it anew in: for an answer, of the message that it answers. */
function useCanRewrite(entry: OutboxEntry): boolean {
  const { conversation, store } = useChat();
  const outbox = useOutbox();
  if (!isRewritable(entry)) return false;
  if (entry.answers === null) return conversation.can.write;
  const answered = store.find(entry.answers);
  return answered !== undefined && (answersLeft(answered, outbox) ?? 0) > 0;
}

export function Refused({ entry }: { entry: OutboxEntry }) {
  const { receipt } = useCopy(chatCopy);
  const { errors } = useCopy(chatFailures);
  const common = useCopy(commonCopy);
  const { rewrite } = useChat();
  const canRewrite = useCanRewrite(entry);
  const sentences: Readonly<Record<string, string>> = { ...common.errors, ...errors };
  return (
    <div className="sp-chat-refused" role="alert">
      <ChatReceipt state="failed">
        {receipt.failed({ why: sentences[entry.refused ?? ''] ?? common.errors.internal })}
      </ChatReceipt>
      <span className="sp-chat-refused-acts">
        <Button size="small" variant="secondary" onClick={() => tryAgain(entry.id)}>
          {receipt.again}
        </Button>
        {canRewrite ? (
          <Button size="small" variant="secondary" onClick={() => rewrite(entry)}>
            {receipt.edit}
          </Button>
        ) : null}
        <Button size="small" variant="ghost" onClick={() => discard(entry.id)}>
          {receipt.discard}
        </Button>
      </span>
    </div>
  );
}
