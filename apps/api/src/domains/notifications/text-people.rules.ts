// Owns the words about people and chat.
import type { NotificationKind } from '@stagepass/base/notification-kinds.ts';
import { byClub, markRead, mute, open, quoted, reply, somebody, type Write } from './text-parts.rules.ts';

export const peopleWords = {
  follower: (_, about) => ({
    title: `${somebody(about)} started following you`,
    body: '',
    actions: open('View profile'),
  }),
  comment: ({ excerpt }, about) => ({
    title: `${somebody(about)} commented on your post`,
    body: quoted(excerpt),
    actions: [reply, markRead],
  }),
  reply: ({ excerpt }, about) => ({
    title: `${somebody(about)} replied to your comment`,
    body: quoted(excerpt),
    actions: [reply, markRead],
  }),
  mention: ({ where, excerpt }, about) => ({
    title: `${somebody(about)} mentioned you in a ${where}`,
    body: quoted(excerpt),
    actions: [...open('View'), markRead],
  }),
  reaction: ({ where, excerpt }, about) => ({
    title: `${somebody(about)} reacted to your ${where}`,
    body: quoted(excerpt),
  }),
  message: ({ excerpt }, about) => ({
    title: somebody(about),
    body: about.count > 1 ? `${about.count} new messages` : excerpt,
    actions: [reply, markRead],
  }),
  'message-request': (_, about) => ({ title: `${somebody(about)} wants to message you`, body: '' }),
  'chat-mention': ({ channel, excerpt }, about) => ({
    title: `${somebody(about)} mentioned you${channel === null ? '' : ` in ${channel}`}`,
    body: quoted(excerpt),
    actions: [reply, mute],
  }),
  'chat-reply': ({ channel, excerpt }, about) => ({
    title: `${somebody(about)} replied to ${channel === null ? 'your message' : `you in ${channel}`}`,
    body: quoted(excerpt),
    actions: [reply, mute],
  }),
  announcement: ({ excerpt }, about) => ({
    title: about.count > 1 ? `${byClub(about)}: ${about.count} announcements` : byClub(about),
    body: excerpt,
    actions: [markRead, mute],
  }),
} satisfies { [Kind in NotificationKind]?: Write<Kind> };
