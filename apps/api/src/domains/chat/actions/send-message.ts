// Owns the sending of a message: stored with its place before anybody is told, told once to everybody who watches.
import { firstLink } from '@stagepass/base/first-link.ts';
import {
  conversationNotFound,
  messageIdTaken,
  requestWaiting,
  voiceTooLong,
} from '@stagepass/contract/chat/errors.ts';
import { messageSent } from '@stagepass/contract/chat/events.ts';
import { type ChatMessage, MAX_VOICE_S } from '@stagepass/contract/chat/shapes.ts';
import { personOf } from '#domains/auth/public/authenticator.ts';
import { claimAudio } from '#domains/media/public/audio-facts.ts';
import { claimMedia } from '#domains/media/public/claim-media.ts';
import type { CarriedEvent } from '#platform/db/db.ts';
import { Failure, fail } from '#platform/failure/failure.ts';
import { type Actor, type SignedIn, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadToWriteFor, requireWriting, type SeenToWrite } from '../access.ts';
import { gistOf, isMutedAt, noticeOf, previewOf } from '../chat.rules.ts';
import { countLater } from '../count-later.ts';
import { freshMessage } from '../fresh-message.rules.ts';
import { tellMessages, tellOwnDevices, tellPerson, withoutQuotedWords } from '../live.ts';
import { findMessageRow, listSeenMessages } from '../messages.store.ts';
import { queuePreview } from '../previews.ts';
import { noticesOfConversation } from '../public/notices-slot.ts';
import { readMessage } from '../reads/read-messages.ts';
import { insertMessage, insertMessageAmongOthers, type NewMessage, type Placed } from '../send.store.ts';
import type { SeenMessage } from '../tables.ts';
import { tellOpened } from '../tell-opened.ts';
import { presentLive, presentMessage } from '../views.ts';
import {
  type Draft,
  holdNewAccountShort,
  mentionsIn,
  quotedBy,
  requireAllowedMedia,
  requireAllowedText,
  requireCard,
  requireContent,
} from './check-content.ts';
import { countStranger, requireFirstContact, requireTextInRequest } from './first-contact.ts';

/** The same id again answers the message that it made, whatever has become of the right to write since. */
export async function sendMessage(
  platform: Platform,
  actor: Actor,
  conversationId: string,
  draft: Draft,
  ahead: Promise<SeenToWrite> = lookAhead(platform, actor, conversationId),
): Promise<ChatMessage> {
  const author = signedIn(actor);
  try {
    return await sendNew(platform, author, draft, ahead);
  } catch (error) {
    const twice = isDoubled(error);
    if (!twice && !(error instanceof Failure)) throw error;
    const stored = await findMessageRow(platform.db, draft.id);
    if (stored?.author_id === author.user_id && stored.conversation_id === conversationId)
      return readMessage(platform, author, draft.id);
    return twice ? fail(messageIdTaken) : Promise.reject(error);
  }
}

/** What every message begins with; over HTTP it is read while the call is counted against its limits. */
export function lookAhead(platform: Platform, actor: Actor, conversationId: string): Promise<SeenToWrite> {
  return loadToWriteFor(platform, platform.db, actor, conversationId);
}

function isDoubled(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'messages_pkey';
}

async function sendNew(
  platform: Platform,
  author: SignedIn,
  draft: Draft,
  ahead: Promise<SeenToWrite>,
): Promise<ChatMessage> {
  // Awaited first: a look that fails must not be left without anybody who hears of it.
  const seen = await ahead;
  requireContent(draft);
  await holdNewAccountShort(platform, author);
  requireWriting(seen);
  if (!seen.can.write) fail(requestWaiting);
  requireTextInRequest(seen, draft);
  requireAllowedText(seen, draft.text);
  requireAllowedMedia(seen, draft.media_ids);
  const { db } = platform;
  const quoted = await quotedBy(db, seen, draft.reply_to);
  await requireCard(platform, db, author, draft.card);
  const message = await messageOf(platform, author, seen, draft);
  const event = eventOf(platform, seen, message, quoted);
  // Counted before it is stored: what was sent cannot be unsent where the plan that opened the channel was refunded meanwhile.
  if (!(await tellOpened(platform, author.user_id, seen, 'write')))
    requireWriting(await loadToWriteFor(platform, db, author, seen.row.id));
  const { placed, message: stored } = await store(platform, draft, message, event);
  // Blocked, banned or muted since the rights were looked at, or the fourth of a request: the second look says what it was.
  if (placed === undefined) return refuseNow(platform, author, seen.row.id);
  if (event !== undefined) platform.db.afterCommit(event.wakeHandlers);
  // Nothing is fetched for a stranger before the receiver wants to hear from them.
  if (placed.accepted && firstLink(draft.text) !== undefined) await queuePreview(platform, message.id);
  const row = await shownRow(platform, author, { seen, message: stored, placed, quoted });
  tell(platform, author, { seen, message: stored, placed, row });
  // An answer accepts a request.
  if (seen.state === 'request')
    await noticesOfConversation.read()(platform, {
      ...{ user_id: author.user_id, conversation_id: seen.row.id, seq: null },
    });
  const cards = new Map();
  if (draft.card !== null) return readMessage(platform, author, message.id);
  return presentMessage(platform, row, { viewer_id: author.user_id, seen, cards });
}

async function refuseNow(platform: Platform, author: SignedIn, id: string): Promise<never> {
  const seen = await loadToWriteFor(platform, platform.db, author, id);
  requireWriting(seen);
  return fail(seen.can.write ? conversationNotFound : requestWaiting);
}

async function messageOf(
  platform: Platform,
  author: SignedIn,
  seen: SeenToWrite,
  draft: Draft,
): Promise<NewMessage> {
  const { row } = seen;
  const now = platform.clock.now();
  const user_id = author.user_id;
  const first = row.partner_id !== null && row.last_seq === 0;
  const between = { user_id, partner_id: row.partner_id ?? '' };
  const { strangers } = first ? await requireFirstContact(platform.db, between, now) : { strangers: false };
  const request = strangers && row.kind === 'direct';
  if (request) await countStranger(platform, author);
  const content = {
    text: draft.text,
    media: draft.media_ids.map((id) => ({ id })),
    voice: draft.voice,
    card_kind: draft.card?.kind ?? null,
    removed_at: null,
    hidden_at: null,
  };
  return {
    id: draft.id,
    conversation_id: row.id,
    author_id: user_id,
    text: draft.text,
    mentions: await mentionsIn(platform.db, seen, { text: draft.text, author_id: user_id }),
    media: [],
    voice: null,
    card_kind: content.card_kind,
    card_id: draft.card?.id ?? null,
    reply_to: draft.reply_to,
    created_at: now,
    gist: gistOf(content),
    preview: draft.text === '' ? '' : previewOf(draft.text),
    partner_id: row.partner_id,
    club_id: row.club_id,
    accepted_at: request ? null : now,
  };
}

/** Told where somebody may have to hear of it; what members chat about in a channel is for those who look. */
function eventOf(
  platform: Platform,
  seen: SeenToWrite,
  message: NewMessage,
  quoted: SeenMessage | undefined,
): CarriedEvent | undefined {
  const { row } = seen;
  const reply_author_id =
    quoted === undefined || quoted.author_id === message.author_id ? null : quoted.author_id;
  const chatter = row.kind === 'channel' && row.channel !== 'announcements';
  if (chatter && message.mentions.length === 0 && reply_author_id === null) return undefined;
  const { gist } = message;
  const removed = { removed_at: null, hidden_at: null };
  const picture = gist === 'picture' ? [{}] : [];
  const notice = noticeOf({ ...message, ...removed, media: picture, voice: gist === 'voice' ? {} : null });
  return platform.db.carry(messageSent, {
    message_id: message.id,
    conversation_id: row.id,
    kind: row.kind,
    channel: row.channel,
    club_id: row.club_id,
    author_id: message.author_id,
    seq: 0,
    receiver_id: row.partner_id,
    mentions: message.mentions.map(({ user_id }) => user_id),
    reply_author_id,
    text_preview: notice,
    is_request: row.partner_id !== null && willBeRequest(seen, message),
  });
}

function willBeRequest({ row, state }: SeenToWrite, message: NewMessage): boolean {
  return row.started_by === null ? message.accepted_at === null : state === 'requested';
}

interface Stored {
  placed: Placed | undefined;
  message: NewMessage;
}

/** Text alone shares its statement with what others send; files are claimed in the transaction of their message. */
async function store(
  platform: Platform,
  draft: Draft,
  message: NewMessage,
  event: CarriedEvent | undefined,
): Promise<Stored> {
  if (draft.media_ids.length === 0 && draft.voice === null)
    return { placed: await insertMessageAmongOthers(platform.db, message, event), message };
  return platform.db.transaction(async (tx) => {
    const owner = { owner_id: message.author_id, for: { kind: 'message', id: message.id } };
    const media = await claimMedia(platform, tx, { ...owner, ids: draft.media_ids, audience: 'members' });
    const audio = draft.voice && (await claimAudio(tx, { ...owner, id: draft.voice.media_id }));
    if (audio !== null && audio.duration_s > MAX_VOICE_S + 2) fail(voiceTooLong);
    const voice = audio && { ...audio, peaks: [...(draft.voice?.peaks ?? [])] };
    const whole = { ...message, media, voice };
    return { placed: await insertMessage(tx, whole, event), message: whole };
  });
}

interface Sent {
  seen: SeenToWrite;
  message: NewMessage;
  placed: Placed;
}

/** Everything is known of what was written this moment; only a session without its person has to ask. */
async function shownRow(
  platform: Platform,
  author: SignedIn,
  { seen, message, placed, quoted }: Sent & { quoted: SeenMessage | undefined },
): Promise<SeenMessage> {
  const person = personOf(author);
  if (person !== undefined) return freshMessage({ message, placed, quoted, person, standing: seen.standing });
  const [row] = await listSeenMessages(platform.db, author.user_id, [message.id]);
  return row ?? fail(conversationNotFound);
}

function tell(
  platform: Platform,
  author: SignedIn,
  { seen, message, placed, row }: Sent & { row: SeenMessage },
): void {
  const { row: at } = seen;
  const { seq, change, accepted, author_out, hidden_from, quote_hidden_from } = placed;
  const unheard = { by: hidden_from ?? [], quote: quote_hidden_from ?? [] };
  const spoken = { ...at, started_by: at.started_by ?? author.user_id, accepted };
  const live = presentLive(platform, row);
  const messages = [placed.quote_out ? withoutQuotedWords(live, 'hidden') : live];
  const told = { messages, last_seq: seq, last_change: change };
  if (author_out) {
    tellOwnDevices(platform, author.user_id, { conversation_id: at.id, ...told });
    return;
  }
  tellMessages(platform, spoken, told, unheard);
  if (at.partner_id === null) {
    if (at.kind === 'channel' && at.club_id !== null)
      countLater(platform, { club_id: at.club_id, user_id: author.user_id });
    return;
  }
  if (!accepted) {
    if (at.declined_at === null)
      tellPerson(platform, at.partner_id, { conversation_id: at.id, reason: 'requested' });
    return;
  }
  // An answer accepts the request, as does a message of somebody who is no stranger any more: the other one learns that it is a
  // conversation now.
  if (at.accepted_at === null && at.started_by !== null)
    tellPerson(platform, at.partner_id, { conversation_id: at.id, reason: 'accepted' });
  const silent = isMutedAt({ muted: at.partner_muted, until: at.partner_muted_until }, message.created_at);
  if (silent) return;
  const content = noticeOf(row);
  platform.realtime.toUser(at.partner_id, 'haveMessage', {
    user_name: row.user_name,
    content,
    conversation_id: at.id,
  });
}
