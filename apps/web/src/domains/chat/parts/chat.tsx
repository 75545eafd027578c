// An open conversation: its bar, its messages, its foot, and what opens over them.
import type { ChatMessage, ConversationDetail, QuotedMessage } from '@stagepass/contract/chat/shapes.ts';
import { ChatTyping } from '@stagepass/ui/chat-bubble/chat-bubble.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { Skeleton, SkeletonGroup } from '@stagepass/ui/skeleton/skeleton.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { latePart } from '#platform/late/late-part.tsx';
import { go } from '#platform/navigation/go.ts';
import { LoadFailed } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { chatCopy } from '../copy.ts';
import { gistOf } from '../data/lists.ts';
import { onSent, useOutbox } from '../data/outbox.ts';
import { type OpenThread, useThread } from '../data/use-thread.ts';
import { chatFailures } from '../error-copy.ts';
import { answersLeft } from '../model/outbox-entry.ts';
import { plainLine } from '../model/plain-line.ts';
import { rowsOf } from '../model/rows.ts';
import { ChatContext, type OpenChat, useChat } from './chat-context.ts';
import { ChatFoot } from './chat-foot.tsx';
import { ChatHead } from './chat-head.tsx';
import { MessageList } from './message-list.tsx';
import { MessageRow } from './message-row.tsx';
import { useWriting } from './use-writing.ts';
import { WaitingRow } from './waiting-row.tsx';

const MessageMenu = latePart(() => import('./message-menu.tsx'), 'MessageMenu', null);
const OptionsSheet = latePart(() => import('./options-sheet.tsx'), 'OptionsSheet', null);
const AnswersSheet = latePart(() => import('./answers-sheet.tsx'), 'AnswersSheet', null);
const PinnedBar = latePart(
  () => import('./pinned-bar.tsx'),
  'PinnedBar',
  <div className="sp-chat-pinned-place" />,
);

/** Where nothing has a hue of its own. */
const HUE = 62;

export function quoteOf(message: ChatMessage): QuotedMessage {
  return {
    id: message.id,
    seq: message.seq,
    author: message.author,
    gist: gistOf(message),
    text: plainLine(message.text),
  };
}

interface ChatProps {
  conversation: ConversationDetail;
  above: string;
  /** The place of a message that a search found. */
  at: number | null;
}

export function Chat({ conversation, above, at }: ChatProps) {
  const copy = useCopy(chatCopy);
  useTitle(conversation.title);
  const open = useThread(conversation, at);
  const { store, thread, viewerId, unreadFrom, typing, holdSeen } = open;
  const [over, setOver] = useState<Over | null>(null);
  const { answeringId, setAnsweringId, rewrite, field } = useWriting(conversation.id);
  const { onReply, onEdit } = field;
  const { messages } = thread.timeline;
  // One and the same while nothing in it changes: every row looks at it.
  const chat = useMemo(
    (): OpenChat => ({
      conversation,
      store,
      viewerId,
      openMenu: ({ id }) => setOver({ is: 'menu', id }),
      openAnswers: (message) => setOver({ is: 'answers', message }),
      reply: (message) => onReply(quoteOf(message)),
      holdSeen,
      leave: () => go(above, { replace: true }),
      rewrite,
    }),
    [conversation, store, viewerId, onReply, rewrite, holdSeen, above],
  );
  const answered = useAnswered(messages, answeringId);
  useAnswerSent(store);
  return (
    <ChatContext value={chat}>
      <GelScope hue={hueOf(conversation)} className="sp-chat">
        <LampBeam />
        <ChatHead
          conversation={conversation}
          above={above}
          isTyping={typing.length > 0}
          onExpectOptions={OptionsSheet.expect}
          onOptions={() => setOver({ is: 'options' })}
        />
        {conversation.pins > 0 ? <PinnedBar conversation={conversation} store={store} /> : null}
        {thread.state === 'ready' ? (
          <Messages conversation={conversation} open={open} />
        ) : (
          <NotReady
            failed={thread.state === 'failed'}
            error={thread.error}
            onRetry={() => store.read(at ?? unreadFrom)}
          />
        )}
        <section aria-label={copy.foot}>
          <ChatFoot answered={answered} {...field} />
        </section>
        <OverChat
          over={over}
          messages={messages}
          onClose={() => setOver(null)}
          onEdit={onEdit}
          onAnswer={({ id }) => setAnsweringId(id)}
        />
      </GelScope>
    </ChatContext>
  );
}

/** The message of a broadcast that would be answered: the chosen one, otherwise the latest. */
function useAnswered(messages: readonly ChatMessage[], chosenId: string | null): ChatMessage | null {
  const outbox = useOutbox();
  const chosen = messages.find(({ id }) => id === chosenId);
  const answered = chosen ?? messages.findLast(({ state }) => state === 'shown') ?? null;
  return answered && { ...answered, mine: { ...answered.mine, answers_left: answersLeft(answered, outbox) } };
}

/** Said once the server has stored it: without a connection an answer waits. */
function useAnswerSent(store: OpenThread['store']): void {
  const { composer } = useCopy(chatCopy);
  const say = useEffectEvent(() => showToast({ title: composer.answerSent }));
  useEffect(
    () => onSent({ onAnswer: ({ message_id }) => void (store.find(message_id) !== undefined && say()) }),
    [store],
  );
}

function hueOf({ club, partner }: ConversationDetail): number {
  return club?.hue ?? partner?.creator_of?.hue ?? HUE;
}

/** What lies over the messages. */
type Over = { is: 'menu'; id: string } | { is: 'answers'; message: ChatMessage } | { is: 'options' };

interface OverChatProps {
  over: Over | null;
  messages: readonly ChatMessage[];
  onClose: () => void;
  onEdit: (message: ChatMessage) => void;
  onAnswer: (message: ChatMessage) => void;
}

function OverChat({ over, messages, onClose, onEdit, onAnswer }: OverChatProps) {
  const { conversation, store } = useChat();
  if (over === null) return null;
  if (over.is === 'options')
    return <OptionsSheet conversation={conversation} store={store} onClose={onClose} />;
  if (over.is === 'answers') return <AnswersSheet message={over.message} onClose={onClose} />;
  // The message as it is by now: somebody may have changed it since.
  const message = messages.find(({ id }) => id === over.id);
  if (message === undefined) return null;
  return (
    <MessageMenu key={over.id} message={message} onClose={onClose} onEdit={onEdit} onAnswer={onAnswer} />
  );
}

function Messages({ conversation, open }: { conversation: ConversationDetail; open: OpenThread }) {
  const copy = useCopy(chatCopy);
  const rows = useRows(conversation, open);
  const { title: name, partner, can } = conversation;
  const latest = latestOwn(conversation, open);
  return (
    <MessageList
      label={partner === null ? copy.logIn({ name }) : copy.log({ name })}
      rows={rows}
      open={open}
      end={<Typing names={open.typing} />}
      empty={<EmptyState title={copy.emptyTitle}>{can.write ? copy.empty : copy.emptyReadOnly}</EmptyState>}
    >
      {(row) =>
        row.kind === 'waiting' ? (
          <WaitingRow row={row} />
        ) : (
          <MessageRow
            row={row}
            receipt={row.message.id === latest?.id ? latest.receipt : null}
            seenAt={row.message.id === latest?.id ? conversation.partner_read_at : null}
          />
        )
      }
    </MessageList>
  );
}

function useRows({ id }: ConversationDetail, { thread, viewerId, unreadFrom }: OpenThread) {
  const outbox = useOutbox();
  const { messages, hasAfter } = thread.timeline;
  return useMemo(() => {
    // What waits stands behind the latest message, which is not shown while one reads older ones.
    const waiting = hasAfter ? [] : outbox.filter((one) => one.conversation_id === id);
    return rowsOf({ messages, waiting, viewerId, unreadFrom });
  }, [messages, hasAfter, outbox, id, viewerId, unreadFrom]);
}

/** One's own message at the end of a conversation between two: an answer below it says as well that it was seen. */
function latestOwn(
  { partner, partner_read_seq, partner_read_at }: ConversationDetail,
  { thread, viewerId }: OpenThread,
): { id: string; receipt: 'sent' | 'seen' } | null {
  const { messages, hasAfter } = thread.timeline;
  const last = messages.at(-1);
  if (partner === null || hasAfter || last?.author.id !== viewerId || last.state !== 'shown') return null;
  const isSeen = partner_read_seq !== null && partner_read_at !== null && last.seq <= partner_read_seq;
  return { id: last.id, receipt: isSeen ? 'seen' : 'sent' };
}

function Typing({ names }: { names: readonly string[] }) {
  const { typing } = useCopy(chatCopy);
  const [name, other] = names;
  if (name === undefined) return null;
  return (
    <ChatTyping>
      {other === undefined
        ? typing.one({ name })
        : names.length === 2
          ? typing.two({ name, other })
          : typing.many}
    </ChatTyping>
  );
}

interface NotReadyProps {
  failed: boolean;
  error: unknown;
  onRetry: () => Promise<void>;
}

function NotReady({ failed, error, onRetry }: NotReadyProps) {
  const copy = useCopy(chatCopy);
  const failures = useCopy(chatFailures);
  if (failed)
    return (
      <main className="sp-chat-log-frame overflow-y-auto px-5" tabIndex={-1}>
        <LoadFailed
          query={{ isFetching: false, error, refetch: onRetry }}
          copy={failures}
          title={copy.failedTitle}
          picture={<Illustration name="amp" />}
        />
      </main>
    );
  return <ChatSkeleton />;
}

export function ChatSkeleton() {
  const copy = useCopy(chatCopy);
  return (
    <main className="sp-chat-log-frame" tabIndex={-1}>
      <SkeletonGroup label={copy.loading}>
        <div className="grid gap-3 p-4">
          <Skeleton width="70%" height="4.5rem" />
          <Skeleton width="55%" height="3rem" />
          <Skeleton width="75%" height="6rem" />
          <Skeleton width="40%" height="3rem" />
        </div>
      </SkeletonGroup>
    </main>
  );
}
