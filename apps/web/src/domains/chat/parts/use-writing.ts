// What the field of a conversation is for at the moment: a new message, an answer to one, new words for one, or one that was refused.
import type { ChatMessage, QuotedMessage } from '@stagepass/contract/chat/shapes.ts';
import { useCallback, useState } from 'react';
import { readDraft } from '../data/drafts.ts';
import { takeBack } from '../data/outbox.ts';
import type { OutboxEntry } from '../model/outbox-entry.ts';

export function useWriting(conversationId: string) {
  const [replyTo, setReplyTo] = useState<QuotedMessage | null>(() => readDraft(conversationId).reply_to);
  const [editing, setEditing] = useState<ChatMessage | null>(null);
  const [answeringId, setAnsweringId] = useState<string | null>(null);
  const [rewriting, setRewriting] = useState<OutboxEntry | null>(null);
  const rewrite = useCallback(({ id }: OutboxEntry) => {
    const entry = takeBack(id);
    if (entry === undefined) return;
    setEditing(null);
    // A quoted message that is gone would have it refused again.
    if (entry.reply_to !== null && entry.refused !== 'chat.quote-not-found') setReplyTo(entry.reply_to);
    if (entry.answers !== null) setAnsweringId(entry.answers);
    setRewriting(entry);
  }, []);
  return {
    answeringId,
    setAnsweringId,
    rewrite,
    /** As the field takes it. */
    field: {
      replyTo,
      editing,
      rewriting,
      onReply: setReplyTo,
      onEdit: setEditing,
      onRewritten: () => setRewriting(null),
    },
  };
}
