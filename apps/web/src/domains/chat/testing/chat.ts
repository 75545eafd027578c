// Conversations and messages for tests.
import type {
  ChannelView,
  ChatMessage,
  ConversationDetail,
  ConversationView,
  MessagePage,
} from '@stagepass/contract/chat/shapes.ts';

export const juno = { id: 'u2', user_name: 'juno', display_name: 'Juno Vale', avatar: null };
export const mara = { id: 'u1', user_name: 'mara', display_name: 'Mara Okafor', avatar: null };

const { avatar: _, ...junoNamed } = juno;
const { avatar: __, ...maraNamed } = mara;
/** As lines about a message name them. */
export const named = { juno: junoNamed, mara: maraNamed };

/** What the server makes of a message that was sent. */
export function stored(body: unknown, change: Partial<ChatMessage> & { seq: number }): ChatMessage {
  const { id, text } = body as { id: string; text: string };
  return aMessage({ ...change, id, text });
}

export const velvet = {
  id: '6f1a5f0e-0000-4000-8000-000000000001',
  handle: 'velvet-static',
  name: 'Velvet Static',
  hue: 355,
  picture_url: null,
};

/** With `seq` as its text and `change`, unless said otherwise. */
export function aMessage(change: Partial<ChatMessage> & { seq: number }): ChatMessage {
  const { seq } = change;
  return {
    id: `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`,
    conversation_id: 'c1',
    change: seq,
    author: { ...juno, role: null, tier: null },
    state: 'shown',
    text: `message ${seq}`,
    mentions: [],
    link: null,
    media: [],
    voice: null,
    card: null,
    reply_to: null,
    reactions: {},
    created_at: new Date(Date.UTC(2026, 10, 18, 8) + seq * 60_000).toISOString(),
    edited_at: null,
    pinned_at: null,
    mine: { reaction: null, answers: 0, answers_left: null },
    answers: null,
    ...change,
  };
}

export function aPage(messages: ChatMessage[], change: Partial<MessagePage> = {}): MessagePage {
  const last = messages.at(-1)?.seq ?? 0;
  return {
    messages,
    has_before: false,
    has_after: false,
    last_seq: last,
    last_change: Math.max(0, ...messages.map((one) => one.change)),
    ...change,
  };
}

export function aConversation(change: Partial<ConversationDetail> = {}): ConversationDetail {
  return {
    id: 'c1',
    kind: 'direct',
    channel: null,
    title: 'Juno Vale',
    topic: '',
    club: null,
    partner: { ...juno, role: null, tier: null, creator_of: velvet, online: true },
    state: 'open',
    closed_reason: null,
    blocked_by_me: false,
    last_seq: 3,
    last_change: 3,
    read_seq: 3,
    unread: 0,
    mentioned: false,
    partner_read_seq: 0,
    partner_read_at: null,
    last: { seq: 3, author: named.juno, gist: 'text', text: 'message 3', sent_at: '2026-11-18T08:03:00Z' },
    last_at: '2026-11-18T08:03:00Z',
    muted: false,
    muted_until: null,
    pins: 0,
    answers_left: null,
    can: {
      write: true,
      react: true,
      pin: true,
      moderate: false,
      read_answers: false,
      manage: false,
      presence: true,
    },
    members: null,
    write_condition: null,
    club_muted_until: null,
    ...change,
  };
}

/** As lists have it, without what only its own screen needs. */
export function aListed(change: Partial<ConversationView> = {}): ConversationView {
  const { members: _m, write_condition: _w, club_muted_until: _c, ...listed } = aConversation(change);
  return listed;
}

const inClub = { club: velvet, partner: null, partner_read_seq: null, unread: 0 } as const;

/** The channels of a club as its members find them: announcements, the lounge, the broadcast. */
export function channelsOf(...further: ChannelView[]): ChannelView[] {
  return [
    aChannel({ id: 'ch1', channel: 'announcements', name: 'Announcements' }),
    aChannel({ id: 'ch2', channel: 'lounge', name: 'Lounge' }),
    aChannel({ id: 'ch3', kind: 'broadcast', channel: null, name: 'Broadcast' }),
    ...further,
  ];
}

export function aChannel(change: Partial<ChannelView> & Pick<ChannelView, 'id' | 'name'>): ChannelView {
  const { id, name: title, kind = 'channel', channel = 'custom' } = change;
  return {
    kind,
    channel,
    topic: '',
    position: 0,
    locked: false,
    read_condition: null,
    write_condition: null,
    conversation: aListed({ ...inClub, id, kind, channel, title }),
    ...change,
  };
}
