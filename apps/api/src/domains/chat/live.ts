// Owns what is said over the socket about conversations: after the commit, once for all who watch.
import type { ChatPersonEvents, ChatRoomEvents } from '@stagepass/contract/chat/realtime.ts';
import type { LiveMessage } from '@stagepass/contract/chat/shapes.ts';
import type { Platform } from '#platform/platform.ts';
import type { ConversationRow } from './tables.ts';

export function conversationRoom(id: string): string {
  return `conversation:${id}`;
}

/** Heard in `talk:<user id>` by members of the channel's club: no client can ask for it by name. */
export function channelNewsRoom(id: string): string {
  return `channel-news:${id}`;
}

/** Of announcements and broadcasts: entered with `talk:<user id>` by those who have not muted the channel. */
export function channelNoticeRoom(id: string): string {
  return `channel-notices:${id}`;
}

type Spoken = Pick<ConversationRow, 'id' | 'user_a' | 'user_b' | 'started_by'> & { accepted: boolean };

/** The people of a conversation between two, on all their devices; the receiver of a request hears nothing before accepting it. */
function peopleOf({ user_a, user_b, accepted, started_by }: Spoken): string[] {
  return [user_a, user_b].filter((one) => one !== null && (accepted || one === started_by)).map(userRoom);
}

/** Of all devices of a person. */
export function userRoom(id: string | null): string {
  return `user:${id}`;
}

function roomsOf(spoken: Spoken): string[] {
  const room = conversationRoom(spoken.id);
  return spoken.user_a === null ? [room, channelNewsRoom(spoken.id)] : [room, ...peopleOf(spoken)];
}

export function spokenOf(
  row: Pick<ConversationRow, 'id' | 'user_a' | 'user_b' | 'started_by' | 'accepted_at'>,
): Spoken {
  return { ...row, accepted: row.accepted_at !== null || row.started_by === null };
}

/** In a channel: who is not shown the author, or whoever reacted; and who is not shown the author of the quoted message. */
export interface Unheard {
  readonly by: readonly string[];
  readonly quote: readonly string[];
}

const EVERYBODY_HEARS: Unheard = { by: [], quote: [] };

/**
 * Whoever is not shown somebody hears nothing of what they say: the next event is more than one ahead, and the phone asks for what
 * lies between, as its viewer sees it. An answer to somebody unseen comes without the words that it quotes.
 */
export function tellMessages(
  { realtime }: Pick<Platform, 'realtime'>,
  spoken: Spoken,
  told: { messages: LiveMessage[]; last_seq: number; last_change: number } & Pick<
    ChatRoomEvents['chatChanged'],
    'reaction'
  >,
  { by, quote }: Unheard = EVERYBODY_HEARS,
): void {
  const rooms = roomsOf(spoken);
  const changed = { conversation_id: spoken.id, ...told };
  const [silent, unquoted] = [by.map(userRoom), quote.map(userRoom)];
  realtime.toRoom(rooms, 'chatChanged', changed, { except: [...silent, ...unquoted] });
  if (unquoted.length === 0) return;
  const messages = told.messages.map((message) => withoutQuotedWords(message, 'blocked'));
  realtime.toRoom(rooms, 'chatChanged', { ...changed, messages }, { except: silent, only: unquoted });
}

export function withoutQuotedWords(message: LiveMessage, why: 'blocked' | 'hidden'): LiveMessage {
  const { reply_to } = message;
  const gist = reply_to?.gist === 'removed' ? 'removed' : why;
  return { ...message, reply_to: reply_to && { ...reply_to, gist, text: '' } };
}

/** Where two people are apart, or somebody is out of sight: what one of them changes is heard on their own devices. */
export function tellOwnDevices(
  { realtime }: Pick<Platform, 'realtime'>,
  userId: string,
  told: ChatRoomEvents['chatChanged'],
): void {
  realtime.toRoom(userRoom(userId), 'chatChanged', told);
}

export function tellTyping(
  { realtime }: Pick<Platform, 'realtime'>,
  spoken: Spoken,
  user: ChatRoomEvents['chatTyping']['user'],
  unheardBy: readonly string[] = [],
): void {
  const rooms = [conversationRoom(spoken.id), ...(spoken.user_a === null ? [] : peopleOf(spoken))];
  const except = unheardBy.map(userRoom);
  realtime.toRoom(rooms, 'chatTyping', { conversation_id: spoken.id, user }, { except });
}

export function tellRead(
  { realtime }: Pick<Platform, 'realtime'>,
  spoken: Spoken,
  told: Omit<ChatRoomEvents['chatRead'], 'conversation_id'>,
): void {
  const rooms = [conversationRoom(spoken.id), ...peopleOf(spoken)];
  realtime.toRoom(rooms, 'chatRead', { conversation_id: spoken.id, ...told });
}

export function tellPerson(
  { realtime }: Pick<Platform, 'realtime'>,
  userId: string,
  told: ChatPersonEvents['conversationChanged'],
): void {
  realtime.toUser(userId, 'conversationChanged', told);
}
