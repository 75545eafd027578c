// Owns whether a message, or an answer to a broadcast, is deleted or hidden by now: then nobody is told of it any more.
import { type Executor, prepared } from '#platform/db/executor.ts';

interface Gone {
  gone: boolean;
}

const gone = 'select removed_at is not null or hidden_at is not null as gone from';
const message = prepared<Gone>('chat-message-gone', `${gone} messages where id = $1`);
const heldMessage = prepared<Gone>('chat-message-gone-held', `${gone} messages where id = $1 for share`);
const heldAnswer = prepared<Gone>(
  'chat-answer-gone-held',
  `${gone} broadcast_answers where id = $1 for share`,
);

export async function isMessageGone(tx: Executor, id: string): Promise<boolean> {
  return (await message(tx, [id]))[0]?.gone === true;
}

/**
 * The same for a short transaction that tells of it: whoever deletes the message meanwhile waits for its end, so that all that was told
 * is there to be withdrawn. Not for telling a whole club: people who react to the message would wait too.
 */
export async function holdUnlessGone(tx: Executor, id: string): Promise<boolean> {
  return (await heldMessage(tx, [id]))[0]?.gone !== true;
}

/** As `holdUnlessGone`, for an answer to a broadcast. */
export async function holdAnswerUnlessGone(tx: Executor, id: string): Promise<boolean> {
  return (await heldAnswer(tx, [id]))[0]?.gone !== true;
}
