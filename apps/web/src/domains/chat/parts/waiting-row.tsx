// A message that is not sent yet: it waits, is on its way, or was refused with a reason and a way on.
import { ChatBubble, ChatReceipt } from '@stagepass/ui/chat-bubble/chat-bubble.tsx';
import { memo } from 'react';
import { useOnline } from '#platform/api/use-online.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { chatCopy } from '../copy.ts';
import { clockIn } from '../model/chat-time.ts';
import type { WaitingRow as Row } from '../model/rows.ts';
import { MessageText } from './message-body.tsx';
import { Since } from './message-row.tsx';

const Refused = latePart(() => import('./refused.tsx'), 'Refused', null);
const WaitingFiles = latePart(() => import('./waiting-files.tsx'), 'WaitingFiles', null);

export const WaitingRow = memo(function WaitingRow({ row }: { row: Row }) {
  const copy = useCopy(chatCopy);
  const { entry } = row;
  const isRefused = entry.refused !== null;
  return (
    <>
      {row.since === null ? null : <Since time={row.since} />}
      <article
        className="sp-chat-said"
        data-mine="true"
        data-starts={row.starts}
        data-ends={row.ends}
        aria-label={copy.receipt.sending}
      >
        <div className="sp-chat-words">
          <div className="sp-chat-piece">
            <ChatBubble from="me" tail={row.ends} state={isRefused ? 'failed' : 'waiting'}>
              {entry.reply_to === null ? null : (
                <span className="sp-chat-quote">
                  <b dir="auto">{entry.reply_to.author.display_name}</b>
                  <span dir="auto">{entry.reply_to.text || copy.gist[entry.reply_to.gist]}</span>
                </span>
              )}
              {entry.pictures.length > 0 || entry.voice !== null ? <WaitingFiles entry={entry} /> : null}
              {entry.card === null ? null : <b dir="auto">{entry.card.title}</b>}
              {entry.text === '' ? null : <MessageText text={entry.text} mentions={[]} />}
            </ChatBubble>
          </div>
          {isRefused ? (
            <Refused entry={entry} />
          ) : row.ends || entry.held_until != null ? (
            <Waits heldUntil={entry.held_until} />
          ) : null}
        </div>
      </article>
    </>
  );
});

function Waits({ heldUntil }: { heldUntil: string | null | undefined }) {
  const { receipt } = useCopy(chatCopy);
  const { tag } = useLocale();
  const isOnline = useOnline();
  if (heldUntil != null && isOnline)
    return <ChatReceipt state="waiting">{receipt.held({ time: clockIn(tag, heldUntil) })}</ChatReceipt>;
  return <ChatReceipt state="waiting">{isOnline ? receipt.sending : receipt.waiting}</ChatReceipt>;
}
