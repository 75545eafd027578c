// Owns the rooms of conversations, and what the server says there and to people about chat. `haveMessage` is the users' own.
import type { ReactionKind } from '../posts/shapes.ts';
import type { LiveMessage } from './shapes.ts';

export interface ChatPersonEvents {
  /**
   * Something about a conversation of this person is different, and it is not a message: ask for the conversation, and for the
   * counts. `read_seq` comes with `read` and `unread`, which an own device said.
   */
  conversationChanged: {
    conversation_id: string;
    reason: 'requested' | 'accepted' | 'read' | 'unread' | 'muted' | 'removed' | 'closed' | 'opened';
    read_seq?: number;
  };
  /** To the staff: a fan answered a message of a broadcast. */
  chatAnswered: { conversation_id: string; message_id: string; answers: number };
}

export interface ChatRoomEvents {
  /**
   * New and changed messages as everybody sees them. In `conversation:<id>`; of direct and member conversations also to both
   * people without watching anything (not to the receiver of a request); of channels and broadcasts also in `talk:<user id>`.
   * Where `last_change` is more than one ahead of what is known, ask `GET /conversations/:id/changes`.
   */
  chatChanged: {
    conversation_id: string;
    messages: LiveMessage[];
    last_seq: number;
    last_change: number;
    /** Whose reaction it was, so that other devices of the same person show it as their own; null took it back. */
    reaction?: { message_id: string; user_id: string; kind: ReactionKind | null };
  };
  /** Where `chatChanged` goes, without `talk:<user id>`: somebody types. Holds for six seconds. */
  chatTyping: { conversation_id: string; user: { id: string; user_name: string; display_name: string } };
  /** Of direct and member conversations, where `chatChanged` goes: somebody has read up to there. */
  chatRead: { conversation_id: string; user_id: string; seq: number; read_at: string };
  /** In `conversation:<id>` of direct and member conversations: the other one came or went. */
  chatPresence: { conversation_id: string; user_id: string; online: boolean };
}

declare module '../realtime.ts' {
  interface PersonEvents extends ChatPersonEvents {}
  interface RoomEvents extends ChatRoomEvents {}
  interface RoomKinds {
    conversation: 'conversation id';
    /** With the channels and broadcasts of all one's clubs, and `haveMessage` of announcements and broadcasts that are not muted. */
    talk: 'user id';
  }
}
