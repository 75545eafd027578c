// Owns the answering of a broadcast: three times at most to one message, read by the club's staff alone.
import {
  answersUsedUp,
  messageIdTaken,
  messageNotFound,
  notBroadcast,
} from '@stagepass/contract/chat/errors.ts';
import { broadcastAnswered, broadcastAnswerRemoved } from '@stagepass/contract/chat/events.ts';
import { ANSWERS_PER_MESSAGE, type BroadcastAnswer } from '@stagepass/contract/chat/shapes.ts';
import { membersOnly } from '@stagepass/contract/clubs/errors.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Page } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { loadMessageFor, requireVoice } from '../access.ts';
import {
  changeAnswers,
  countOwnAnswers,
  emptyAnswer,
  findAnswer,
  findAnswerPlace,
  insertAnswer,
  listAnswers,
  listStaffIds,
  updateAnswer,
} from '../answers.store.ts';
import { byMoment, previewOf } from '../chat.rules.ts';
import { lockMessage } from '../messages.store.ts';
import { presentAnswer } from '../views.ts';
import { holdNewAccountShort, requireAllowedText } from './check-content.ts';

const ANSWERS_PER_PAGE = 30;
const IN_SIGHT = { hidden_at: null, removed_at: null };

export async function answerBroadcast(
  platform: Platform,
  actor: Actor,
  given: { message_id: string; id: string; text: string },
): Promise<BroadcastAnswer> {
  const author = signedIn(actor);
  const { message_id, id, text } = given;
  await holdNewAccountShort(platform, author);
  const { seen } = await loadMessageFor(platform, platform.db, actor, message_id);
  const club_id = seen.row.club_id ?? fail(notBroadcast);
  if (seen.row.kind !== 'broadcast') fail(notBroadcast);
  requireVoice(seen);
  // Whoever runs the site reads along, and is no fan of the club.
  if (!seen.can.react) fail(membersOnly, { way_in: 'join', club_id, handle: seen.row.in_club?.club_handle });
  requireAllowedText(seen, text);
  await platform.db.transaction(async (tx) => {
    const message = await lockMessage(tx, message_id);
    if (message === undefined || message.removed_at !== null || message.hidden_at !== null)
      return fail(messageNotFound);
    const known = await findAnswer(tx, id);
    if (known !== undefined) {
      if (known.author_id !== author.user_id || known.message_id !== message_id) fail(messageIdTaken);
      return;
    }
    const of = { message_id, author_id: author.user_id };
    const sent = await countOwnAnswers(tx, of);
    if (sent >= ANSWERS_PER_MESSAGE) fail(answersUsedUp);
    const created_at = platform.clock.now();
    await insertAnswer(tx, { id, ...of, nth: sent + 1, text, created_at, ...IN_SIGHT });
    const answers = await changeAnswers(tx, message_id, 1);
    const at = { conversation_id: seen.row.id, message_id };
    await tx.emit(broadcastAnswered, {
      ...at,
      seq: message.seq,
      answer_id: id,
      club_id,
      author_id: author.user_id,
      text_preview: previewOf(text),
    });
    const staff = await listStaffIds(tx, club_id);
    tx.afterCommit(() => {
      for (const one of staff) platform.realtime.toUser(one, 'chatAnswered', { ...at, answers });
    });
  });
  const own = { message_id, club_id, author_id: author.user_id, limit: ANSWERS_PER_MESSAGE };
  const row = (await listAnswers(platform.db, own)).find((one) => one.id === id);
  return row === undefined ? fail(messageNotFound) : presentAnswer(platform, row);
}

/** All for the staff; a fan reads only their own. */
export async function readAnswers(
  platform: Platform,
  actor: Actor,
  { message_id, cursor }: { message_id: string; cursor: string | undefined },
): Promise<Page<BroadcastAnswer>> {
  const { user_id } = signedIn(actor);
  const { seen } = await loadMessageFor(platform, platform.db, actor, message_id);
  const { club_id } = seen.row;
  if (club_id === null || seen.row.kind !== 'broadcast') return fail(notBroadcast);
  const author_id = seen.can.read_answers ? null : user_id;
  const { rows, next_cursor } = await byMoment.page({ cursor, limit: ANSWERS_PER_PAGE }, (page) =>
    listAnswers(platform.db, { message_id, club_id, author_id, ...page }),
  );
  return { data: rows.map((row) => presentAnswer(platform, row)), next_cursor };
}

/** Its place among the three stays used: whoever answers and deletes does not reach the staff more often. */
export async function removeAnswer(platform: Platform, actor: Actor, id: string): Promise<void> {
  const { user_id } = signedIn(actor);
  await platform.db.transaction(async (tx) => {
    const at = await findAnswerPlace(tx, id);
    if (at === undefined || at.author_id !== user_id) return fail(messageNotFound);
    await lockMessage(tx, at.message_id);
    const answer = await findAnswer(tx, id);
    if (answer === undefined || answer.removed_at !== null) return;
    await emptyAnswer(tx, id, platform.clock.now());
    const answers = await changeAnswers(tx, at.message_id, -1);
    await tellRemoved(platform, tx, at, answers);
  });
}

/** For moderation: out of the staff's sight, or back. */
export async function setAnswerHidden(
  platform: Platform,
  tx: Tx,
  id: string,
  hidden: boolean,
): Promise<void> {
  const at = await findAnswerPlace(tx, id);
  if (at === undefined) return;
  await updateAnswer(tx, id, { hidden_at: hidden ? platform.clock.now() : null });
  if (hidden) await tx.emit(broadcastAnswerRemoved, { answer_id: id, ...placeOf(at) });
}

type Place = NonNullable<Awaited<ReturnType<typeof findAnswerPlace>>>;

function placeOf({ message_id, club_id }: Place) {
  return { message_id, club_id };
}

async function tellRemoved(platform: Platform, tx: Tx, at: Place, answers: number): Promise<void> {
  await tx.emit(broadcastAnswerRemoved, { answer_id: at.id, ...placeOf(at) });
  const staff = await listStaffIds(tx, at.club_id);
  const told = { conversation_id: at.conversation_id, message_id: at.message_id, answers };
  tx.afterCommit(() => {
    for (const one of staff) platform.realtime.toUser(one, 'chatAnswered', told);
  });
}
