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

type Spoken = Pick<ConversationRow, 'id' | 'user_a' | 'user_b' | 'started_by'> & { accepted: boolean };

/** The people of a conversation between two, on all their devices; the receiver of a request hears nothing before accepting it. */
function peopleOf({ user_a, user_b, accepted, started_by }: Spoken): string[] {
  return [user_a, user_b]
    .filter((one) => one !== null && (accepted || one === started_by))
    .map((one) => `user:${one}`);
}

function roomsOf(spoken: Spoken): string[] {
  const room = conversationRoom(spoken.id);
  return spoken.user_a === null ? [room, channelNewsRoom(spoken.id)] : [room, ...peopleOf(spoken)];
}

export function spokenOf(row: ConversationRow): Spoken {
  return { ...row, accepted: row.accepted_at !== null || row.started_by === null };
}

export function tellMessages(
  { realtime }: Pick<Platform, 'realtime'>,
  spoken: Spoken,
  told: { messages: LiveMessage[]; last_seq: number; last_change: number } & Pick<
    ChatRoomEvents['chatChanged'],
    'reaction'
  >,
): void {
  realtime.toRoom(roomsOf(spoken), 'chatChanged', { conversation_id: spoken.id, ...told });
}

/** Where two people are apart: what one of them changes is heard on their own devices. */
export function tellOwnDevices(
  { realtime }: Pick<Platform, 'realtime'>,
  userId: string,
  told: ChatRoomEvents['chatChanged'],
): void {
  realtime.toRoom(`user:${userId}`, 'chatChanged', told);
}

export function tellTyping(
  { realtime }: Pick<Platform, 'realtime'>,
  spoken: Spoken,
  user: ChatRoomEvents['chatTyping']['user'],
): void {
  const rooms = [conversationRoom(spoken.id), ...(spoken.user_a === null ? [] : peopleOf(spoken))];
  realtime.toRoom(rooms, 'chatTyping', { conversation_id: spoken.id, user });
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
