// What every row of an open conversation may need of it.
import type { ChatMessage, ConversationDetail } from '@stagepass/contract/chat/shapes.ts';
import { createContext, use } from 'react';
import type { ThreadStore } from '../data/thread.ts';
import type { OutboxEntry } from '../model/outbox-entry.ts';

export interface OpenChat {
  conversation: ConversationDetail;
  store: ThreadStore;
  viewerId: string;
  openMenu: (message: ChatMessage) => void;
  openAnswers: (message: ChatMessage) => void;
  reply: (message: ChatMessage) => void;
  /** While it is on, nothing that is on screen is said to be read. */
  holdSeen: (isOn: boolean) => Promise<void>;
  /** Back to the list that it stands in. */
  leave: () => void;
  /** Puts what was refused back into the field, instead of sending it. */
  rewrite: (entry: OutboxEntry) => void;
}

export const ChatContext = createContext<OpenChat | null>(null);

export function useChat(): OpenChat {
  const chat = use(ChatContext);
  if (chat === null) throw new Error('a part of a conversation stands outside of one');
  return chat;
}
