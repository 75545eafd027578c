// Owns how the inbox tells what people did.
import { announcing, quoting, type Sayings, type Words } from './saying.ts';

/** Without words where the message was withdrawn. */
function inChat(
  lead: string,
  { channel, excerpt }: { channel: string | null; excerpt: string },
  copy: {
    direct: (values: { excerpt: string }) => string;
    channel: (values: { channel: string; excerpt: string }) => string;
    plain: string;
  },
): Words {
  if (excerpt === '') return { lead, text: copy.plain };
  return { lead, text: channel === null ? copy.direct({ excerpt }) : copy.channel({ channel, excerpt }) };
}

export const people = {
  follower: (_, { people: lead }, copy) => ({ lead, text: copy.text }),
  comment: ({ payload }, said, copy) => quoting(said.people, payload.excerpt, copy.text, copy.plain),
  reply: ({ payload }, said, copy) => quoting(said.people, payload.excerpt, copy.text, copy.plain),
  mention: ({ payload }, said, copy) => quoting(said.people, payload.excerpt, copy[payload.where]),
  reaction: ({ payload: { where, excerpt } }, said, copy) =>
    quoting(said.people, excerpt, copy[where], where === 'post' ? copy.plainPost : copy.plainComment),
  message: ({ payload }, said, copy) => quoting(said.people, payload.excerpt, copy.text, copy.plain),
  'message-request': (_, { people: lead }, copy) => ({ lead, text: copy.text }),
  'chat-mention': ({ payload }, { people: lead }, copy) => inChat(lead, payload, copy),
  'chat-reply': ({ payload }, { people: lead }, copy) => inChat(lead, payload, copy),
  announcement: ({ payload }, said, copy) => announcing(said, payload.excerpt, copy),
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
  'broadcast-answer': ({ payload }, said, copy) => ({
    ...quoting(said.people, payload.excerpt, copy.text, copy.plain),
    action: copy.action,
  }),
  'new-subscriber': ({ payload: { title } }, { people: lead, club, many }, copy) => ({
    lead,
    text: many ? copy.many({ club }) : copy.text({ title, club }),
  }),
  'subscriber-left': ({ payload: { title } }, { people: lead, club, many }, copy) => ({
    lead,
    text: many ? copy.many({ club }) : copy.text({ title, club }),
  }),
  'text-held': ({ payload }, { people: lead }, copy) => ({
    lead,
    text: copy[payload.where],
    action: copy.action,
  }),
} satisfies Partial<Sayings>;
