// Owns the shapes of chat: conversations as their reader sees them, messages as everybody sees them, and channels.
import { z } from 'zod';
import { describedCondition } from '../conditions/shapes.ts';
import { mediaView } from '../media/shapes.ts';
import { linkPreview, mention, postAuthor, postClub, reactionCounts, reactionKind } from '../posts/shapes.ts';
import { id, time } from '../shapes.ts';
import { subjectCard } from '../subjects/shapes.ts';
import { userCard } from '../users/shapes.ts';

/**
 * `direct`: two people. `member`: two members inside a club. `channel`: of a club. `broadcast`: the staff of a club write to all
 * its members, and only the staff read the answers.
 */
export const conversationKinds = ['direct', 'member', 'channel', 'broadcast'] as const;
export const conversationKind = z.enum(conversationKinds);
export type ConversationKind = z.infer<typeof conversationKind>;

/** `announcements`: staff write. `lounge`: members write. `custom`: conditions say who may read and who may write. */
export const channelTypes = ['announcements', 'lounge', 'custom'] as const;
export const channelType = z.enum(channelTypes);
export type ChannelType = z.infer<typeof channelType>;

/**
 * As the viewer finds it. `request`: a stranger wrote, and the viewer has not answered yet. `requested`: the viewer wrote to a
 * stranger, who has not answered yet, or has opened a conversation with a stranger in which nothing is written. `closed`: nobody can write anymore; what was written stays readable.
 */
export const conversationStates = ['open', 'request', 'requested', 'closed'] as const;
export const conversationState = z.enum(conversationStates);
export type ConversationState = z.infer<typeof conversationState>;

/** Why a conversation is closed. `unavailable` where one side blocked the other, or is gone: it does not say which. */
export const closedReasons = ['unavailable', 'not-a-member', 'club-closed'] as const;
export const closedReason = z.enum(closedReasons);
export type ClosedReason = z.infer<typeof closedReason>;

export const MAX_MESSAGE_TEXT = 4000;
export const MAX_MESSAGE_PICTURES = 10;
export const MAX_CONVERSATION_PINS = 50;
export const MAX_CHANNELS = 30;
export const MAX_VOICE_S = 120;
export const VOICE_PEAKS = 48;
export const EDIT_WINDOW_S = 15 * 60;
/** Answers of one fan to one message of a broadcast. */
export const ANSWERS_PER_MESSAGE = 3;
/** Messages to a stranger before the stranger answers. */
export const MESSAGES_PER_REQUEST = 3;
/** Messages in one page of the history, and in one page of changes. */
export const MESSAGES_PER_PAGE = 50;
/** How long somebody counts as typing, and how often the phone says so. */
export const TYPING_SHOWN_S = 6;
export const TYPING_SENT_EVERY_S = 3;

/** Safe Markdown, kept as it was typed. Empty where pictures, a voice note or a card come instead. */
export const messageText = z.string().trim().max(MAX_MESSAGE_TEXT, 'is longer than 4,000 characters');

/** The kinds of subjects that can be sent as a card. */
export const cardKinds = ['item', 'mission'] as const;
export const cardRef = z.strictObject({ kind: z.enum(cardKinds), id });
export type CardRef = z.infer<typeof cardRef>;

/** A voice note as it is sent: the uploaded file, and how loud it is over its length, for the drawing. */
export const voiceSent = z.strictObject({
  media_id: id,
  peaks: z.array(z.int().min(0).max(100)).length(VOICE_PEAKS),
});

export const voiceView = z.object({
  media_id: id,
  duration_s: z.number(),
  /** 48 of them, 0 to 100. */
  peaks: z.array(z.int()),
  /** Signed for the viewer; null over the socket: ask `GET /messages/:id` for it. */
  audio_url: z.string().nullable(),
});
export type VoiceView = z.infer<typeof voiceView>;

/** What a message mostly is, for lines where it is shown in short; where it is not shown, why, as in `messageStates`. */
const shownGists = ['text', 'picture', 'voice', 'item', 'mission'] as const;
export const messageGists = [...shownGists, 'removed', 'hidden', 'blocked'] as const;
export const messageGist = z.enum(messageGists);
export type MessageGist = z.infer<typeof messageGist>;

/** The message that is answered, in short. */
export const quotedMessage = z.object({
  id,
  seq: z.int(),
  author: z.object({ id, user_name: z.string(), display_name: z.string() }),
  gist: messageGist,
  /** Up to 160 characters of it. */
  text: z.string(),
});
export type QuotedMessage = z.infer<typeof quotedMessage>;

/**
 * `removed`: deleted by its author or the staff. `hidden`: taken out of sight by moderation, alone or with its author. `blocked`: by somebody of whom the viewer
 * sees nothing, through a block either way or a mute; it does not say which. All leave their place.
 */
export const messageStates = ['shown', 'hidden', 'removed', 'blocked'] as const;
export const messageState = z.enum(messageStates);

/** A message as everybody in the conversation sees it. */
export const liveMessage = z.object({
  id,
  conversation_id: id,
  /** Its place in the conversation, from 1 without gaps; it never changes. */
  seq: z.int(),
  /** Raised by every edit, deletion, reaction and pin, in one count per conversation: a copy with a smaller one is older. */
  change: z.int(),
  /** `role` and `tier` are of the conversation's club; null in direct conversations. */
  author: postAuthor,
  state: messageState,
  /** Empty unless the state is `shown`, as is everything below up to `reactions`. */
  text: z.string(),
  mentions: z.array(mention),
  link: linkPreview.nullable(),
  /** Pictures. Over the socket their addresses are null: ask `GET /messages/:id` for them. */
  media: z.array(mediaView),
  voice: voiceView.nullable(),
  /** `view` is null where the viewer may not see the subject, and over the socket: ask `GET /messages/:id`. */
  card: z.object({ kind: z.enum(cardKinds), id, view: subjectCard.nullable() }).nullable(),
  reply_to: quotedMessage.nullable(),
  reactions: reactionCounts,
  created_at: time,
  edited_at: time.nullable(),
  pinned_at: time.nullable(),
});
export type LiveMessage = z.infer<typeof liveMessage>;

/** A message with what is the viewer's own. What may be done with it follows from the conversation's `can`. */
export const chatMessage = liveMessage.extend({
  mine: z.object({
    reaction: reactionKind.nullable(),
    /** The viewer's own answers to a message of a broadcast, without deleted ones; 0 elsewhere. */
    answers: z.int(),
    /** Null where it cannot be answered by the viewer. Deleted answers stay used. */
    answers_left: z.int().nullable(),
  }),
  /** How many answers a message of a broadcast has; null for everybody but the staff. */
  answers: z.int().nullable(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** One page of a conversation, oldest first. */
export const messagePage = z.object({
  messages: z.array(chatMessage),
  has_before: z.boolean(),
  has_after: z.boolean(),
  last_seq: z.int(),
  last_change: z.int(),
});
export type MessagePage = z.infer<typeof messagePage>;

/** What changed since, in the order of `change`; ask again with `next_after` until it is null. */
export const changesPage = z.object({
  messages: z.array(chatMessage),
  next_after: z.int().nullable(),
  last_seq: z.int(),
  last_change: z.int(),
});
export type ChangesPage = z.infer<typeof changesPage>;

/** The other person of a direct or member conversation. */
export const chatPartner = userCard.extend({
  /** In the conversation's club; of a direct conversation in the club that is named by `creator_of`. */
  role: postAuthor.shape.role,
  tier: postAuthor.shape.tier,
  /** The largest club that they own; null for most. */
  creator_of: postClub.nullable(),
  /** Had a connection within the last minute; null in a request. */
  online: z.boolean().nullable(),
});
export type ChatPartner = z.infer<typeof chatPartner>;

/** The latest message in one line. */
export const lastMessage = z.object({
  seq: z.int(),
  author: z.object({ id, user_name: z.string(), display_name: z.string() }),
  gist: messageGist,
  /** Up to 160 characters of it, without Markdown. */
  text: z.string(),
  sent_at: time,
});
export type LastMessage = z.infer<typeof lastMessage>;

export const conversationView = z.object({
  id,
  kind: conversationKind,
  /** Null unless it is a channel. */
  channel: channelType.nullable(),
  /** A channel's or broadcast's name; otherwise the other person's display name. */
  title: z.string(),
  topic: z.string(),
  /** Null in direct conversations. */
  club: postClub.nullable(),
  /** Null in channels and broadcasts. */
  partner: chatPartner.nullable(),
  state: conversationState,
  closed_reason: closedReason.nullable(),
  /** The viewer blocked the other person, and can unblock them. It never tells whether the other one did. */
  blocked_by_me: z.boolean(),
  last_seq: z.int(),
  last_change: z.int(),
  /** The viewer has read up to here; before what they marked as unread. */
  read_seq: z.int(),
  unread: z.int(),
  /** Somebody mentioned the viewer in what is unread. */
  mentioned: z.boolean(),
  /** How far the other one has read, and since when; null in channels, broadcasts and requests. */
  partner_read_seq: z.int().nullable(),
  partner_read_at: time.nullable(),
  last: lastMessage.nullable(),
  /** By this the list is sorted, latest first. */
  last_at: time,
  muted: z.boolean(),
  /** Null for a mute without an end, and where it is not muted. */
  muted_until: time.nullable(),
  pins: z.int(),
  /** Of a broadcast's latest message; null elsewhere and for staff. */
  answers_left: z.int().nullable(),
  can: z.object({
    write: z.boolean(),
    react: z.boolean(),
    /** Pins and unpins messages. */
    pin: z.boolean(),
    /** Deletes messages of others. */
    moderate: z.boolean(),
    /** Reads the answers of a broadcast. */
    read_answers: z.boolean(),
    /** Changes the channel. */
    manage: z.boolean(),
    /** Shows that one types and how far one has read. */
    presence: z.boolean(),
  }),
});
export type ConversationView = z.infer<typeof conversationView>;

/** One conversation, with what only its own screen needs. */
export const conversationDetail = conversationView.extend({
  /** How many can read a channel or a broadcast; null elsewhere. */
  members: z.int().nullable(),
  /** Who may write in a custom channel, with what the viewer meets of it; null where nothing is asked. */
  write_condition: describedCondition.nullable(),
  /** Why the viewer cannot write in an open conversation: muted by the staff until then. */
  club_muted_until: time.nullable(),
});
export type ConversationDetail = z.infer<typeof conversationDetail>;

/** Counts of conversations with something unread. Muted ones and requests are not in `conversations`. */
export const unreadCounts = z.object({
  conversations: z.int(),
  requests: z.int(),
  /** Up to two of those who wrote requests, latest first. */
  request_people: z.array(userCard),
  clubs: z.array(z.object({ club_id: id, conversations: z.int() })),
});
export type UnreadCounts = z.infer<typeof unreadCounts>;

/** A channel or broadcast in a club's list, also one that the viewer cannot read. */
export const channelView = z.object({
  id,
  kind: z.enum(['channel', 'broadcast']),
  channel: channelType.nullable(),
  name: z.string(),
  topic: z.string(),
  /** From 0. */
  position: z.int(),
  /** The viewer does not meet the condition to read it. */
  locked: z.boolean(),
  read_condition: describedCondition.nullable(),
  write_condition: describedCondition.nullable(),
  /** Null where it is locked. */
  conversation: conversationView.nullable(),
});
export type ChannelView = z.infer<typeof channelView>;

export const broadcastAnswer = z.object({
  id,
  message_id: id,
  author: postAuthor,
  text: z.string(),
  sent_at: time,
  state: messageState,
});
export type BroadcastAnswer = z.infer<typeof broadcastAnswer>;

/** A person one may write to, and how it will arrive. */
export const chatPerson = userCard.extend({
  /** `open`: arrives at once. `request`: arrives as a request. */
  arrives: z.enum(['open', 'request']),
  /** Null outside of a club. */
  role: postAuthor.shape.role,
  tier: postAuthor.shape.tier,
  follows: z.boolean(),
});
export type ChatPerson = z.infer<typeof chatPerson>;
