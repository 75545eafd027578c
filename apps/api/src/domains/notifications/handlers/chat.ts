// Owns who is told of messages: whom they are for, whom they mention or answer, and a club's members of announcements.
import {
  broadcastAnswered,
  broadcastAnswerRemoved,
  messageRemoved,
  messageSent,
} from '@stagepass/contract/chat/events.ts';
import { holdAnswerUnlessGone, holdUnlessGone, isMessageGone } from '#domains/chat/public/is-gone.ts';
import { conversationPath, messagePath } from '#domains/chat/public/paths.ts';
import { readAmong } from '#domains/chat/public/read-among.ts';
import { listeningAmong, mutedAmong, nameOfConversation } from '#domains/chat/public/whom-to-tell.ts';
import { notify } from '../notify.ts';
import { tellClub } from '../tell-club.ts';
import { withdraw } from '../withdraw.ts';
import { staffFor, tells } from './told.ts';

const isForEverybody = ({ kind, channel }: { kind: string; channel: string | null }) =>
  kind === 'broadcast' || channel === 'announcements';

export const chatHandlers = [
  tells(
    'message',
    messageSent,
    async (platform, tx, sent) => {
      const { conversation_id, receiver_id, author_id, message_id, club_id, text_preview } = sent;
      if (receiver_id === null || !(await holdUnlessGone(tx, message_id))) return;
      const shared = {
        ...{ user_ids: [receiver_id], club_id, actor_id: author_id, bundle: conversation_id },
        subject: { kind: 'conversation', id: conversation_id },
        link: conversationPath(conversation_id),
      };
      if (sent.is_request) {
        // One line in the inbox for a request, however much the stranger writes; nothing is sent.
        const payload = { conversation_id };
        await notify(platform, tx, { ...shared, kind: 'message-request', source: conversation_id, payload });
        return;
      }
      const now = platform.clock.now();
      const muted = await mutedAmong(tx, { conversation_id, user_ids: [receiver_id], now });
      const read = await readAmong(tx, { conversation_id, user_ids: [receiver_id], seq: sent.seq });
      if (muted.has(receiver_id) || read.has(receiver_id)) return;
      const payload = { conversation_id, excerpt: text_preview, seq: sent.seq };
      await notify(platform, tx, { ...shared, kind: 'message', source: message_id, payload });
    },
    'prompt',
  ),
  tells(
    'chat-mention',
    messageSent,
    async (platform, tx, sent) => {
      const { conversation_id, author_id, message_id, club_id, reply_author_id, text_preview } = sent;
      // Between two, and in what everybody is told of, the message itself is told already.
      if (sent.receiver_id !== null || club_id === null || isForEverybody(sent)) return;
      const asked = [...sent.mentions, ...(reply_author_id === null ? [] : [reply_author_id])];
      if (asked.length === 0 || !(await holdUnlessGone(tx, message_id))) return;
      const now = platform.clock.now();
      const read = await readAmong(tx, { conversation_id, user_ids: asked, seq: sent.seq });
      // Whose message is quoted may have left, or may not read the channel any more.
      const mayRead = await listeningAmong(tx, {
        ...{ conversation_id, club_id, author_id, user_ids: asked, now },
      });
      const channel = (await nameOfConversation(tx, conversation_id)) || null;
      const shared = {
        ...{ club_id, actor_id: author_id, source: message_id, bundle: conversation_id },
        subject: { kind: 'conversation', id: conversation_id },
        payload: { conversation_id, channel, excerpt: text_preview, seq: sent.seq },
        link: messagePath(sent),
      };
      const listening = mayRead.filter((id) => !read.has(id));
      // Whoever is answered is not told of the same words as a mention too.
      const answered = listening.filter((id) => id === reply_author_id);
      const mentioned = listening.filter((id) => id !== reply_author_id);
      await notify(platform, tx, { ...shared, kind: 'chat-reply', user_ids: answered });
      await notify(platform, tx, { ...shared, kind: 'chat-mention', user_ids: mentioned });
    },
    'prompt',
  ),
  tells('announcement', messageSent, async (platform, tx, sent) => {
    const { conversation_id, author_id, message_id, club_id, text_preview } = sent;
    if (club_id === null || !isForEverybody(sent) || (await isMessageGone(tx, message_id))) return;
    const channel = (await nameOfConversation(tx, conversation_id)) || null;
    await tellClub(platform, tx, {
      ...{ kind: 'announcement', club_id, actor_id: author_id, source: message_id, bundle: conversation_id },
      subject: { kind: 'conversation', id: conversation_id },
      payload: { conversation_id, channel, excerpt: text_preview, seq: sent.seq },
      link: messagePath(sent),
    });
  }),
  tells('broadcast-answer', broadcastAnswered, async (platform, tx, answer) => {
    const { answer_id, message_id, conversation_id, club_id, author_id, text_preview } = answer;
    if (!(await holdAnswerUnlessGone(tx, answer_id))) return;
    const staff = await staffFor(platform, tx, club_id, 'manage-content');
    if (staff === undefined) return;
    const channel = (await nameOfConversation(tx, conversation_id)) || null;
    await notify(platform, tx, {
      ...{ kind: 'broadcast-answer', user_ids: staff.user_ids, club_id, actor_id: author_id },
      ...{ source: answer_id, bundle: message_id, subject: { kind: 'conversation', id: conversation_id } },
      payload: { conversation_id, channel, excerpt: text_preview },
      link: messagePath(answer),
    });
  }),
  tells('broadcast-answer-removed', broadcastAnswerRemoved, (platform, tx, { answer_id }) =>
    withdraw(platform, tx, { source: answer_id }),
  ),
  tells('message-removed', messageRemoved, (platform, tx, { message_id }) =>
    withdraw(platform, tx, { source: message_id }),
  ),
];
