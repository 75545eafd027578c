// Owns the slot by which chat says that somebody has read a conversation, to whoever keeps notifications about its messages.
import type { Platform } from '#platform/platform.ts';
import { slot } from '#platform/slot/slot.ts';

export interface ConversationRead {
  user_id: string;
  conversation_id: string;
  /** The place up to which it was read; null where nothing is left. */
  seq: number | null;
}

export const noticesOfConversation =
  slot<(platform: Platform, read: ConversationRead) => Promise<void>>('notices-of-conversation');
