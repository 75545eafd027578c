// One message: what was said by whom, with its reactions and the way to everything that can be done with it.
import type { ChatMessage, ConversationDetail } from '@stagepass/contract/chat/shapes.ts';
import { ChatBubble, ChatDay, ChatReceipt } from '@stagepass/ui/chat-bubble/chat-bubble.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { dotsThree } from '@stagepass/ui/icon/phosphor/lean/dots-three.ts';
import { pushPinSimple } from '@stagepass/ui/icon/phosphor/push-pin-simple.ts';
import { memo, type ReactNode } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { chatCopy } from '../copy.ts';
import { clockIn, sinceWords } from '../model/chat-time.ts';
import type { MessageRow as Row } from '../model/rows.ts';
import { AuthorFace, AuthorName } from './author-link.tsx';
import { useChat } from './chat-context.ts';
import { MessageBody } from './message-body.tsx';
import { useLongPress } from './use-long-press.ts';
import './message-row.css';

const CardTicket = latePart(
  () => import('./card-ticket.tsx'),
  'CardTicket',
  <span className="sp-card-place" />,
);
/** Most messages have none. */
const MessageReactions = latePart(() => import('./message-reactions.tsx'), 'MessageReactions');

export function Since({ time }: { time: string }) {
  const { when } = useCopy(chatCopy);
  const { tag } = useLocale();
  return <ChatDay>{sinceWords(tag, time, when)}</ChatDay>;
}

interface MessageRowProps {
  row: Row;
  /** Under the latest message of one's own to another person; null elsewhere. */
  receipt: 'sent' | 'seen' | null;
  /** When the other person saw it. */
  seenAt: string | null;
}

export const MessageRow = memo(function MessageRow({ row, receipt, seenAt }: MessageRowProps) {
  const copy = useCopy(chatCopy);
  const { tag } = useLocale();
  const { conversation, viewerId } = useChat();
  const { message, starts, ends } = row;
  const isMine = message.author.id === viewerId;
  const isCrowd = conversation.kind === 'channel' || conversation.kind === 'broadcast';
  const time = clockIn(tag, message.created_at);
  const label = isMine
    ? copy.message.mine({ time })
    : copy.message.theirs({ name: message.author.display_name, time });
  return (
    <>
      {row.since === null ? null : <Since time={row.since} />}
      {row.isFirstUnread ? <p className="sp-chat-new">{copy.newMessages}</p> : null}
      <article
        className="sp-chat-said"
        data-mine={isMine}
        data-crowd={isCrowd}
        data-starts={starts}
        data-ends={ends}
        aria-label={label}
      >
        {isCrowd && !isMine ? (
          <span className="sp-chat-face">{starts ? <AuthorFace author={message.author} /> : null}</span>
        ) : null}
        <div className="sp-chat-words">
          <Said row={row} isMine={isMine} isCrowd={isCrowd}>
            <When row={row} receipt={receipt} seenAt={seenAt} />
          </Said>
        </div>
      </article>
    </>
  );
});

/** Under the last of a run: when it was said, or how far it has come. */
function When({ row: { message, ends }, receipt, seenAt }: MessageRowProps) {
  const copy = useCopy(chatCopy);
  const { tag } = useLocale();
  const time = clockIn(tag, message.created_at);
  if (receipt === 'seen' && seenAt !== null)
    return <ChatReceipt state="seen">{copy.receipt.seen({ time: clockIn(tag, seenAt) })}</ChatReceipt>;
  if (receipt !== null) return <ChatReceipt state="sent">{copy.receipt.sent({ time })}</ChatReceipt>;
  if (!ends) return null;
  // Whoever listens has heard it with the name of the message.
  return (
    <time className="sp-chat-time" dateTime={message.created_at} aria-hidden="true">
      {time}
    </time>
  );
}

interface SaidProps {
  row: Row;
  isMine: boolean;
  isCrowd: boolean;
  /** Stands beside the reactions. */
  children: ReactNode;
}

function Said({ row, isMine, isCrowd, children }: SaidProps) {
  const copy = useCopy(chatCopy);
  const { openMenu, reply, conversation } = useChat();
  const { message } = row;
  const { author, card } = message;
  const isShown = message.state === 'shown';
  const press = useLongPress(
    () => openMenu(message),
    conversation.can.write ? () => reply(message) : undefined,
  );
  const speaker =
    isCrowd && !isMine && row.starts ? (
      <>
        <AuthorName author={author} />
        {author.role === 'owner' || author.role === 'admin' ? ` · ${copy.message[author.role]}` : null}
      </>
    ) : null;
  const isCardOnly = isShown && card !== null && message.text === '' && message.reply_to === null;
  return (
    <div className="sp-chat-piece" {...(isShown ? press : {})}>
      {isCardOnly && speaker !== null ? <span className="sp-chat-speaker">{speaker}</span> : null}
      {isShown && card !== null ? <CardTicket card={card} /> : null}
      {isCardOnly ? null : <Bubble row={row} isMine={isMine} speaker={speaker} />}
      <div className="sp-chat-below">
        {children}
        <Under message={message} />
      </div>
      {isShown ? (
        <button
          type="button"
          className="sp-chat-dots"
          aria-label={copy.message.menu}
          aria-haspopup="dialog"
          onClick={() => openMenu(message)}
        >
          <Icon of={dotsThree} weight="bold" />
        </button>
      ) : null}
    </div>
  );
}

interface BubbleProps {
  row: Row;
  isMine: boolean;
  speaker: ReactNode;
}

function Bubble({ row, isMine, speaker }: BubbleProps) {
  const copy = useCopy(chatCopy);
  const { conversation } = useChat();
  const { message, starts, ends } = row;
  const isPaper = !isMine && message.state === 'shown' && isOfCreator(message, conversation);
  return (
    <ChatBubble
      from={isMine ? 'me' : isPaper ? 'creator' : 'them'}
      tail={ends}
      taped={isPaper && starts && row.since !== null}
      lean={message.seq % 2 === 0 ? 'end' : 'start'}
      speaker={speaker}
    >
      <MessageBody message={message} />
      {message.edited_at !== null && message.state === 'shown' ? (
        <span className="sp-chat-edited"> {copy.message.edited}</span>
      ) : null}
      {message.pinned_at === null ? null : (
        <span className="sp-chat-pin">
          <Icon of={pushPinSimple} weight="fill" label={copy.message.pinned} />
        </span>
      )}
    </ChatBubble>
  );
}

/** Paper is what comes from the stage: a creator's words, and in a club those of its staff. */
function isOfCreator({ author }: ChatMessage, { kind, partner }: ConversationDetail): boolean {
  if (kind === 'direct') return partner?.creator_of != null;
  return author.role === 'owner' || author.role === 'admin';
}

/** On the edge of the message: reactions, and the answers of a broadcast. */
function Under({ message }: { message: ChatMessage }) {
  const counts = Object.values(message.reactions).filter((count) => count > 0);
  const { conversation, openAnswers } = useChat();
  const copy = useCopy(chatCopy);
  const count = conversation.can.read_answers ? message.answers : message.mine.answers;
  const hasAnswers = conversation.kind === 'broadcast' && count !== null && count > 0;
  if (counts.length === 0 && !hasAnswers) return null;
  return (
    <div className="sp-chat-under">
      {counts.length === 0 ? null : <MessageReactions message={message} meanwhile={<Counts of={counts} />} />}
      {hasAnswers ? (
        <button type="button" className="sp-chat-reacted" onClick={() => openAnswers(message)}>
          {conversation.can.read_answers
            ? copy.broadcast.answers({ count })
            : copy.broadcast.yours({ count })}
        </button>
      ) : null}
    </div>
  );
}

/** As wide and as high as what comes in its place, but for the signs. */
function Counts({ of }: { of: readonly number[] }) {
  return of.map((count, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they stand for a moment, in one order.
    <span key={place} className="sp-chat-reacted">
      <span className="sp-icon" />
      {count}
    </span>
  ));
}
