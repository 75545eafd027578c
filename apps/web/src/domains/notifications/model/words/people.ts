// Owns how the inbox tells what people did.
import { quoting, type Sayings } from './saying.ts';

export const people = {
  follower: (_, { people: lead }, copy) => ({ lead, text: copy.text }),
  comment: ({ payload }, said, copy) => quoting(said.people, payload.excerpt, copy.text, copy.plain),
  reply: ({ payload }, said, copy) => quoting(said.people, payload.excerpt, copy.text, copy.plain),
  mention: ({ payload }, said, copy) => quoting(said.people, payload.excerpt, copy[payload.where]),
  reaction: ({ payload: { where, excerpt } }, said, copy) =>
    quoting(said.people, excerpt, copy[where], where === 'post' ? copy.plainPost : copy.plainComment),
  message: ({ payload }, said, copy) => quoting(said.people, payload.excerpt, copy.text, copy.plain),
  'message-request': (_, { people: lead }, copy) => ({ lead, text: copy.text }),
  'chat-mention': ({ payload: { channel, excerpt } }, { people: lead }, copy) => ({
    lead,
    text: channel === null ? copy.direct({ excerpt }) : copy.channel({ channel, excerpt }),
  }),
  'chat-reply': ({ payload: { channel, excerpt } }, { people: lead }, copy) => ({
    lead,
    text: channel === null ? copy.direct({ excerpt }) : copy.channel({ channel, excerpt }),
  }),
  announcement: ({ payload: { excerpt } }, { club, many, count }, copy) => ({
    lead: club,
    text: many ? copy.many({ count, excerpt }) : copy.text({ excerpt }),
  }),
  'invite-used': (_, { people: lead, club }, copy) => ({ lead, text: copy.text({ club }) }),
  'join-request': (_, { people: lead, club }, copy) => ({
    lead,
    text: copy.text({ club }),
    action: copy.action,
  }),
  'review-waiting': ({ payload }, { people: lead }, copy) => ({
    lead,
    text: copy.text(payload),
    action: copy.action,
  }),
  'text-held': ({ payload }, { people: lead }, copy) => ({
    lead,
    text: copy[payload.where],
    action: copy.action,
  }),
} satisfies Partial<Sayings>;
