// What tests of chat ask again and again: a conversation between two, messages in one over HTTP, and messages at nobody's pace.
import { randomUUID } from 'node:crypto';
import type { Registered } from '#app/testing/people.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { insertMessage } from '../send.store.ts';

/** `at`: what the file starts before its tests, which is not there yet when this is called. */
export function chatCalls(at: () => TestApp) {
  const openCall = (as: Registered, to: Registered) =>
    at().call('POST /conversations', { body: { user_name: to.user_name } }, as.as);
  const call = (as: Registered, id: string, text: string, more: object = {}) => {
    const body = { id: randomUUID(), text, ...more };
    return at().call('POST /conversations/:id/messages', { params: { id }, body }, as.as);
  };
  return {
    openCall,
    open: async (as: Registered, to: Registered) => {
      const opened = await openCall(as, to);
      if (!opened.ok) throw new Error(opened.error.code);
      return opened.body.data;
    },
    call,
    send: async (...given: Parameters<typeof call>) => {
      const sent = await call(...given);
      if (!sent.ok) throw new Error(sent.error.code);
      return sent.body.data;
    },
    /** Straight into a channel, past what is asked of whoever writes; undefined where the statement itself refuses. */
    store: (
      author: Registered,
      place: { conversation_id: string; club_id: string },
      text: string,
    ): ReturnType<typeof insertMessage> => {
      const nothing = {
        mentions: [],
        media: [],
        voice: null,
        card_kind: null,
        card_id: null,
        reply_to: null,
      };
      const who = { id: randomUUID(), author_id: author.id, partner_id: null };
      const message = { ...who, ...place, ...nothing, text, gist: 'text' as const, preview: text };
      const now = at().clock.now();
      return insertMessage(at().platform.db, { ...message, created_at: now, accepted_at: now }, undefined);
    },
  };
}
