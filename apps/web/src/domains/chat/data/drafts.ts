// What was begun to be written in each conversation: kept on the phone with every key pressed, for each account by itself.
import type { QuotedMessage } from '@stagepass/contract/chat/shapes.ts';
import { getSession } from '#platform/session/session.ts';
import { readLocalJson, removeLocal, writeLocal } from '#platform/storage/local.ts';

export interface ChatDraft {
  text: string;
  reply_to: QuotedMessage | null;
}

const empty: ChatDraft = { text: '', reply_to: null };

function keyOf(conversationId: string): string {
  return `spc-chat-draft/${getSession()?.user_id ?? ''}/${conversationId}`;
}

export function readDraft(conversationId: string): ChatDraft {
  const kept = readLocalJson(keyOf(conversationId));
  if (typeof kept !== 'object' || kept === null || !('text' in kept)) return empty;
  const { text, reply_to } = kept as Partial<ChatDraft>;
  return { text: typeof text === 'string' ? text : '', reply_to: reply_to ?? null };
}

export function keepDraft(conversationId: string, draft: ChatDraft): void {
  if (draft.text === '' && draft.reply_to === null) removeLocal(keyOf(conversationId));
  else writeLocal(keyOf(conversationId), JSON.stringify(draft));
}
