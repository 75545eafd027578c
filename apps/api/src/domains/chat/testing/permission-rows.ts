// Owns who may call the endpoints of chat: in the lounge of the club, at messages of its owner, and with its owner.
import { randomUUID } from 'node:crypto';
import { answerOf, channelOf, messageOf } from '#app/testing/chat.ts';
import {
  type Cells,
  outOfScope,
  type RowsOf,
  refuse,
  signedInOnly,
  staffOnly,
  verifiedOnly,
} from '#app/testing/role-row.ts';
import type { Stage } from '#app/testing/world.ts';

const atLounge = async ({ app, club }: Stage) => ({
  params: { id: await channelOf(app, club.id, 'lounge') },
});
const atMessage = async (stage: Stage) => ({ params: { id: await messageOf(stage) } });
const atBroadcast = async (stage: Stage) => ({ params: { id: await messageOf(stage, 'broadcast') } });
const withOwner = ({ owner }: Stage) => ({ body: { user_name: owner.user_name } });

const outsiders = ['unverified', 'guest'] as const;

/** Members read, and whoever runs the site; those who were banned are told so where they may know of the club. */
function inside(gate: Cells, missing: string): { cells: Cells; in_private: Cells } {
  const cells = { ...refuse(gate, 'clubs.members-only', outsiders), banned: 'clubs.banned' };
  return { cells, in_private: { ...cells, banned: missing } };
}
const reading = () => inside(signedInOnly(), 'chat.not-found');
const readingMessage = () => inside(signedInOnly(), 'chat.message-not-found');

/** Those who read and are not muted; whoever runs the site has no voice in it. */
function voice(missing: string, operator: string) {
  const { cells, in_private } = inside(verifiedOnly(), missing);
  const silent = { muted: 'clubs.muted', operator };
  return { cells: { ...cells, ...silent }, in_private: { ...in_private, ...silent } };
}

const notOwn = () => {
  const { cells, in_private } = inside(verifiedOnly('chat.message-not-found'), 'chat.message-not-found');
  const own = { owner: 'ok', banned: cells.banned };
  const told = (these: Cells): Cells => ({ ...these, guest: 'clubs.members-only', ...own });
  return { cells: told(cells), in_private: { ...told(in_private), banned: 'chat.message-not-found' } };
};

function staff(missing: string, out = 'clubs.staff-only') {
  const fans = refuse(verifiedOnly(), 'clubs.staff-only', ['member', 'muted']);
  const gate = outOfScope(fans, 'moderator', out);
  const cells = {
    ...gate,
    guest: 'clubs.members-only',
    banned: 'clubs.banned',
    operator: 'clubs.staff-only',
  };
  return { cells, in_private: { ...cells, banned: missing } };
}

/** By the club itself: those outside are told about the staff, as everywhere. */
const managing = () => {
  const cells = staffOnly(verifiedOnly(), 'moderator');
  return { cells, in_private: { ...cells, banned: 'clubs.not-found' } };
};

/** By the club itself: for members and whoever runs the site. */
function insideClub() {
  const cells = { ...refuse(signedInOnly(), 'clubs.members-only', outsiders), banned: 'clubs.banned' };
  return { cells, in_private: { ...cells, banned: 'clubs.not-found' } };
}

const never = (cells: Cells, outcome: string): Cells => {
  const roles = Object.keys(cells) as (keyof Cells)[];
  return refuse(cells, outcome, roles);
};

const conversationRows = {
  openConversation: { given: withOwner, cells: { ...verifiedOnly(), owner: 'users.own-account' } },
  openMemberConversation: {
    given: (stage) => ({ params: { id: stage.club.id }, ...withOwner(stage) }),
    cells: {
      ...refuse(verifiedOnly(), 'clubs.members-only', ['guest', 'operator']),
      banned: 'clubs.banned',
      muted: 'clubs.muted',
      owner: 'users.own-account',
    },
    in_private: {
      ...refuse(verifiedOnly(), 'clubs.members-only', ['guest', 'operator']),
      banned: 'clubs.not-found',
      muted: 'clubs.muted',
      owner: 'users.own-account',
    },
  },
  listConversations: { given: () => ({ query: {} }), cells: signedInOnly() },
  countUnread: { given: () => ({}), cells: signedInOnly() },
  getConversation: { given: atLounge, ...reading() },
  listMessages: { given: async (stage) => ({ ...(await atLounge(stage)), query: {} }), ...reading() },
  listChanges: {
    given: async (stage) => ({ ...(await atLounge(stage)), query: { after: 0 } }),
    ...reading(),
  },
  listPinnedMessages: { given: atLounge, ...reading() },
  findInConversation: {
    given: async (stage) => ({ ...(await atLounge(stage)), query: { q: 'doors' } }),
    ...reading(),
  },
  findMessages: { given: () => ({ query: { q: 'doors' } }), cells: signedInOnly() },
  // Without a club it is about the caller alone, whoever that is.
  listChatPeople: { given: ({ club }) => ({ query: { club_id: club.id } }), ...insideClub() },
  markRead: { given: async (stage) => ({ ...(await atLounge(stage)), body: { seq: 1 } }), ...reading() },
  markUnread: { given: async (stage) => ({ ...(await atLounge(stage)), body: { seq: null } }), ...reading() },
  sayTyping: { given: atLounge, ...inside(verifiedOnly(), 'chat.not-found') },
  muteConversation: {
    given: async (stage) => ({ ...(await atLounge(stage)), body: { until: null } }),
    ...reading(),
  },
  unmuteConversation: { given: atLounge, ...reading() },
  acceptRequest: { given: atLounge, cells: never(verifiedOnly(), 'chat.not-found') },
  removeConversation: { given: atLounge, cells: never(signedInOnly(), 'chat.not-found') },
} satisfies Partial<RowsOf<'chat'>>;

const messageRows = {
  sendMessage: {
    given: async (stage) => ({ ...(await atLounge(stage)), body: { id: randomUUID(), text: 'Evening!' } }),
    ...voice('chat.not-found', 'chat.read-only'),
  },
  getMessage: { given: atMessage, ...readingMessage() },
  editMessage: {
    given: async (stage) => ({ ...(await atMessage(stage)), body: { text: 'Doors at nine.' } }),
    ...notOwn(),
  },
  removeMessage: { given: atMessage, ...staff('chat.message-not-found') },
  reactToMessage: {
    given: async (stage) => ({ ...(await atMessage(stage)), body: { kind: 'heart' } }),
    ...voice('chat.message-not-found', 'chat.closed'),
  },
  takeBackMessageReaction: { given: atMessage, ...inside(verifiedOnly(), 'chat.message-not-found') },
  listMessageReactions: {
    given: async (stage) => ({ ...(await atMessage(stage)), query: {} }),
    ...readingMessage(),
  },
  pinMessage: { given: atMessage, ...staff('chat.message-not-found') },
  unpinMessage: { given: atMessage, ...staff('chat.message-not-found') },
  answerBroadcast: {
    given: async (stage) => ({ ...(await atBroadcast(stage)), body: { id: randomUUID(), text: 'Me!' } }),
    ...voice('chat.message-not-found', 'clubs.members-only'),
  },
  /** Of the club's owner, who is staff: nobody else's to delete. */
  removeBroadcastAnswer: {
    given: async (stage) => ({ params: { id: await answerOf(stage) } }),
    cells: { ...verifiedOnly('chat.message-not-found'), owner: 'ok' },
  },
  listBroadcastAnswers: {
    given: async (stage) => ({ ...(await atBroadcast(stage)), query: {} }),
    ...readingMessage(),
  },
} satisfies Partial<RowsOf<'chat'>>;

const channelRows = {
  listChannels: {
    given: ({ club }) => ({ params: { id: club.id } }),
    ...insideClub(),
  },
  createChannel: {
    given: ({ club }) => ({ params: { id: club.id }, body: { name: 'Away end' } }),
    ...managing(),
    spends: true,
  },
  changeChannel: {
    given: async (stage) => ({ ...(await atLounge(stage)), body: { topic: 'Anything goes' } }),
    ...staff('chat.not-found', 'clubs.scope-missing'),
  },
  removeChannel: {
    given: atLounge,
    ...staffNever(),
  },
  orderChannels: {
    given: async ({ app, club }) => ({
      params: { id: club.id },
      body: {
        ids: [
          await channelOf(app, club.id, 'lounge'),
          await channelOf(app, club.id, 'announcements'),
          await channelOf(app, club.id, 'broadcast'),
        ],
      },
    }),
    ...managing(),
    spends: true,
  },
} satisfies Partial<RowsOf<'chat'>>;

/** The lounge stays, whoever asks; who may not ask is told that first. */
function staffNever() {
  const { cells, in_private } = staff('chat.not-found', 'clubs.scope-missing');
  const fixed = (these: Cells): Cells => never(these, 'chat.channel-fixed');
  return { cells: fixed(cells), in_private: fixed(in_private) };
}

export const chatRows: RowsOf<'chat'> = { ...conversationRows, ...messageRows, ...channelRows };
