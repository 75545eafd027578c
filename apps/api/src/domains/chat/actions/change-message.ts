// Owns what happens to a message after it was sent: edited, deleted, reacted to, pinned; each under the conversation's lock, so that
// changes have one order for everybody.
import { firstLink } from '@stagepass/base/first-link.ts';
import {
  conversationClosed,
  editTooLate,
  messageEmpty,
  messageNotFound,
  tooManyChatPins,
} from '@stagepass/contract/chat/errors.ts';
import { messageRemoved } from '@stagepass/contract/chat/events.ts';
import { type ChatMessage, MAX_CONVERSATION_PINS } from '@stagepass/contract/chat/shapes.ts';
import { staffOnly } from '@stagepass/contract/clubs/errors.ts';
import type { ReactionKind } from '@stagepass/contract/posts/shapes.ts';
import { passOnMedia } from '#domains/media/public/pass-on-media.ts';
import { releaseMedia } from '#domains/media/public/release-media.ts';
import { findEvidence } from '#domains/safety/public/evidence.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadMessageFor, requireVoice, requireWriting } from '../access.ts';
import { EVIDENCE, gistOf, isEditable, previewOf } from '../chat.rules.ts';
import { findConversationRow, lockConversation } from '../conversations.store.ts';
import { countLater } from '../count-later.ts';
import {
  listSeenMessages,
  lockMessage,
  raiseChange,
  setLastLine,
  setReaction,
  updateMessage,
} from '../messages.store.ts';
import { queuePreview, takesPreviews } from '../previews.ts';
import { changeWritten, forgetMentions } from '../readers.store.ts';
import { readMessage } from '../reads/read-messages.ts';
import type { ConversationRow, MessageRow } from '../tables.ts';
import { tellChanged } from '../tell-changed.ts';
import { mentionsIn, requireAllowedText } from './check-content.ts';

/** The conversation first, then the message: the order in which everything here locks. */
async function lockBoth(
  tx: Tx,
  at: { id: string; conversation_id: string },
): Promise<MessageRow | undefined> {
  await lockConversation(tx, at.conversation_id);
  return lockMessage(tx, at.id);
}

async function lockShown(tx: Tx, found: MessageRow): Promise<MessageRow> {
  const message = await lockBoth(tx, found);
  if (message === undefined || message.removed_at !== null || message.hidden_at !== null)
    return fail(messageNotFound);
  return message;
}

export async function editMessage(
  platform: Platform,
  actor: Actor,
  { id, text }: { id: string; text: string },
): Promise<ChatMessage> {
  const { user_id } = signedIn(actor);
  await platform.db.transaction(async (tx) => {
    const { seen, message: found } = await loadMessageFor(platform, tx, actor, id);
    if (found.author_id !== user_id) fail(messageNotFound);
    requireWriting(seen);
    requireAllowedText(seen, text);
    if (text === found.text && isEditable(found, platform.clock.now())) return;
    const mentions = await mentionsIn(tx, seen, { text, author_id: user_id });
    const message = await lockShown(tx, found);
    if (!isEditable(message, platform.clock.now())) fail(editTooLate);
    if (text === '' && gistOf({ ...message, text: '' }) === 'text') fail(messageEmpty);
    if (text === message.text) return;
    // Raised only from here on: a number that nobody is told of would look like a gap to every reader.
    const raised = await raiseChange(tx, message);
    const sameLink = firstLink(text) === firstLink(message.text);
    await updateMessage(tx, id, {
      text,
      mentions: JSON.stringify(mentions),
      edited_at: platform.clock.now(),
      ...(sameLink ? {} : { link: null }),
    });
    if (!sameLink && message.link !== null) await releaseLink(platform, tx, message);
    await keepLine(tx, { ...message, text });
    await tellChanged(platform, tx, id, raised);
    if (!sameLink && firstLink(text) !== undefined && takesPreviews(seen.row))
      tx.afterCommit(() => queuePreview(platform, id));
  });
  return readMessage(platform, actor, id);
}

/** The picture of a link that stands there no more; what was sent with the message stays. */
async function releaseLink(platform: Platform, tx: Tx, { id, media, voice }: MessageRow): Promise<void> {
  const keep = [...media, ...(voice === null ? [] : [voice])].map((one) => one.id);
  await releaseMedia(platform, tx, { for: { kind: 'message', id }, keep });
}

async function keepLine(tx: Tx, message: MessageRow): Promise<void> {
  const gist = gistOf(message);
  const text = gist === 'text' ? previewOf(message.text) : '';
  await setLastLine(tx, { conversation_id: message.conversation_id, message_id: message.id, gist, text });
}

export async function removeMessage(platform: Platform, actor: Actor, id: string): Promise<void> {
  const { user_id } = signedIn(actor);
  await platform.db.transaction(async (tx) => {
    const { seen, message: found } = await loadMessageFor(platform, tx, actor, id);
    const own = found.author_id === user_id;
    if (!own && !seen.can.moderate) fail(seen.row.partner_id === null ? staffOnly : messageNotFound);
    if (found.removed_at !== null) return;
    const message = (await lockBoth(tx, found)) ?? fail(messageNotFound);
    if (message.removed_at !== null) return;
    const raised = await raiseChange(tx, message);
    await emptyMessage(platform, tx, seen.row, message);
    await tellChanged(platform, tx, id, raised, { user_id });
    if (!own)
      await recordDeed(platform, tx, {
        club_id: seen.row.club_id,
        actor_id: user_id,
        deed: 'chat.message-removed',
        subject: { kind: 'message', id },
        details: { name: seen.row.name, author_id: message.author_id },
      });
  });
}

type Spot = Pick<ConversationRow, 'id' | 'kind' | 'channel' | 'club_id'>;

/** Its place stays, so that the order has no gap; nothing of what it said does. */
export async function emptyMessage(platform: Platform, tx: Tx, at: Spot, message: MessageRow): Promise<void> {
  const { id, conversation_id, author_id } = message;
  await letGoOfMedia(platform, tx, id);
  await tx.query({ text: 'delete from message_reactions where message_id = $1', values: [id] });
  await tx.query({
    text: `update messages set text = '', mentions = '[]', link = null, media = '[]', voice = null, card_kind = null,
        card_id = null, reply_to = null, heart = 0, fire = 0, clap = 0, laugh = 0, wow = 0, sad = 0, pinned_at = null,
        removed_at = $2 where id = $1`,
    values: [id, platform.clock.now()],
  });
  await setLastLine(tx, { conversation_id, message_id: id, gist: 'removed', text: '' });
  if (message.pinned_at !== null) await changePins(tx, conversation_id, -1);
  await forgetMentions(tx, message);
  await changeWritten(tx, { conversation_id, user_id: author_id, by: -1 });
  await tx.emit(messageRemoved, removedEvent(at, message));
  const { club_id } = at;
  if (at.kind === 'channel' && club_id !== null)
    tx.afterCommit(() => countLater(platform, { club_id, user_id: author_id }));
}

/** Pictures of a reported message stay for whoever judges it, until its case is closed. */
async function letGoOfMedia(platform: Platform, tx: Tx, id: string): Promise<void> {
  const from = { kind: 'message', id };
  if ((await findEvidence(tx, 'message', [id])).size > 0)
    return passOnMedia(tx, { from, to: { kind: EVIDENCE, id } });
  await releaseMedia(platform, tx, { for: from });
}

export function removedEvent(at: Spot, message: Pick<MessageRow, 'id' | 'author_id'>) {
  return {
    message_id: message.id,
    conversation_id: at.id,
    kind: at.kind,
    channel: at.channel,
    club_id: at.club_id,
    author_id: message.author_id,
  };
}

async function changePins(tx: Tx, conversationId: string, by: number): Promise<void> {
  await tx.query({
    text: 'update conversations set pins = greatest(0, pins + $2) where id = $1',
    values: [conversationId, by],
  });
}

export async function reactToMessage(
  platform: Platform,
  actor: Actor,
  { id, kind }: { id: string; kind: ReactionKind | null },
): Promise<ChatMessage> {
  const { user_id } = signedIn(actor);
  await platform.db.transaction(async (tx) => {
    const { seen, message: found } = await loadMessageFor(platform, tx, actor, id);
    if (kind !== null) {
      requireVoice(seen);
      if (!seen.can.react) fail(conversationClosed, { reason: seen.closed_reason });
    }
    const raised = await raiseChange(tx, await lockShown(tx, found));
    await setReaction(tx, { id, user_id, kind, at: platform.clock.now() });
    // Also where it was the same before: a number that nobody is told of would look like a gap to every reader.
    await tellChanged(platform, tx, id, raised, { user_id, reaction: kind });
  });
  return readMessage(platform, actor, id);
}

export async function pinMessage(
  platform: Platform,
  actor: Actor,
  { id, pinned }: { id: string; pinned: boolean },
): Promise<ChatMessage> {
  const { user_id } = signedIn(actor);
  await platform.db.transaction(async (tx) => {
    const { seen, message: found } = await loadMessageFor(platform, tx, actor, id);
    if (seen.state === 'closed') fail(conversationClosed, { reason: seen.closed_reason });
    if (!seen.can.pin) fail(seen.row.partner_id === null ? staffOnly : conversationClosed);
    if ((found.pinned_at !== null) === pinned) return;
    const message = await lockShown(tx, found);
    if ((message.pinned_at !== null) === pinned) return;
    const at = await findConversationRow(tx, message.conversation_id);
    if (pinned && (at?.pins ?? 0) >= MAX_CONVERSATION_PINS) fail(tooManyChatPins);
    const raised = await raiseChange(tx, message);
    await updateMessage(tx, id, { pinned_at: pinned ? platform.clock.now() : null });
    await changePins(tx, message.conversation_id, pinned ? 1 : -1);
    await tellChanged(platform, tx, id, raised);
    if (seen.row.club_id !== null && seen.row.partner_id === null)
      await recordDeed(platform, tx, {
        club_id: seen.row.club_id,
        actor_id: user_id,
        deed: pinned ? 'chat.message-pinned' : 'chat.message-unpinned',
        subject: { kind: 'message', id },
        details: { name: seen.row.name },
      });
  });
  return readMessage(platform, actor, id);
}

/** For moderation: out of sight, or back, in its place. */
export async function setHidden(platform: Platform, tx: Tx, id: string, hidden: boolean): Promise<void> {
  const [found] = await listSeenMessages(tx, null, [id]);
  if (found === undefined) return;
  const message = await lockBoth(tx, found);
  if (message === undefined || message.removed_at !== null || (message.hidden_at !== null) === hidden) return;
  const raised = await raiseChange(tx, message);
  const after = { ...message, hidden_at: hidden ? platform.clock.now() : null };
  await updateMessage(tx, id, { hidden_at: after.hidden_at, ...(hidden ? { pinned_at: null } : {}) });
  if (hidden && message.pinned_at !== null) await changePins(tx, message.conversation_id, -1);
  await keepLine(tx, after);
  const at = await findConversationRow(tx, message.conversation_id);
  if (at === undefined) return;
  if (hidden) await forgetMentions(tx, message);
  if (hidden) await tx.emit(messageRemoved, removedEvent(at, message));
  await changeWritten(tx, {
    conversation_id: at.id,
    user_id: message.author_id,
    by: hidden ? -1 : 1,
  });
  await tellChanged(platform, tx, id, raised);
}
