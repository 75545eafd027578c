// Owns the events of chat, named in the past tense.
import { z } from 'zod';
import { eventType } from '../events.ts';
import { channelType, conversationKind } from './shapes.ts';

const message = z.object({
  message_id: z.string(),
  conversation_id: z.string(),
  kind: conversationKind,
  channel: channelType.nullable(),
  /** Null in direct conversations. */
  club_id: z.string().nullable(),
  author_id: z.string(),
});

/**
 * Told where somebody may have to hear of it: in conversations between two, announcements and broadcasts, and in other channels where
 * it mentions or answers somebody.
 */
export const messageSent = eventType(
  'chat.message-sent',
  message.extend({
    seq: z.int(),
    /** The other person of a direct or member conversation. */
    receiver_id: z.string().nullable(),
    /** Ids of people who are mentioned and may read it. */
    mentions: z.array(z.string()),
    /** Whose message is answered by it; null where none is, or an own one. */
    reply_author_id: z.string().nullable(),
    /** Up to 160 characters, without Markdown; for a picture, voice note or card without text, what it is. */
    text_preview: z.string(),
    /** The receiver has not accepted the conversation: nothing may be sent to the receiver about it. */
    is_request: z.boolean(),
  }),
);
/** Deleted by its author or the staff, or hidden by moderation. */
export const messageRemoved = eventType('chat.message-removed', message);
/** A fan answered a message of a broadcast: only the staff may learn of it. */
export const broadcastAnswered = eventType(
  'chat.broadcast-answered',
  z.object({
    answer_id: z.string(),
    message_id: z.string(),
    conversation_id: z.string(),
    /** Of the message that is answered. */
    seq: z.int(),
    club_id: z.string(),
    author_id: z.string(),
    text_preview: z.string(),
  }),
);
/** Deleted by its author, or hidden by moderation. */
export const broadcastAnswerRemoved = eventType(
  'chat.broadcast-answer-removed',
  z.object({ answer_id: z.string(), message_id: z.string(), club_id: z.string() }),
);
/** Somebody wrote or deleted messages in a club's channels: whoever counts them counts anew. */
export const countersOutdated = eventType(
  'chat.counters-outdated',
  z.object({ club_id: z.string(), user_id: z.string() }),
);
