// Owns the words about events of clubs: published, changed, canceled, paid back, guest lists and doors.
import { formatUsd } from '@stagepass/base/money.ts';
import type { NotificationKind } from '@stagepass/base/notification-kinds.ts';
import { byClub, inClub, open, type Write } from './text-parts.rules.ts';

const view = open('View event');

export const eventWords = {
  'event-published': ({ title, starts_at }, about) => ({
    title: `New event${inClub(about)}`,
    body: `${title}, ${about.at(starts_at)}`,
    actions: view,
  }),
  'event-changed': ({ title, starts_at, place }, about) => ({
    title: `${title} has changed`,
    body: `Now ${about.at(starts_at)}${place === '' ? '' : ` at ${place}`}. Check time and place.`,
    actions: view,
  }),
  'event-cancelled': ({ title, reason }, about) => ({
    title: `${title} was canceled by ${byClub(about)}`,
    body: reason,
    actions: view,
  }),
  'event-refunded': ({ title, amount_cents, tokens }) => ({
    title: `${tokens > 0 ? `${tokens} fan tokens` : formatUsd(amount_cents)} paid back for ${title}`,
    body: 'The event was canceled. It’s in your wallet.',
    actions: open('View wallet'),
  }),
  'event-guest': ({ title, starts_at }, about) => ({
    title: `You’re on the guest list for ${title}`,
    body: `${about.at(starts_at)}. Say your name at the door.`,
    actions: view,
  }),
  'event-soon': ({ title, doors_at, place }, about) => ({
    title: `Doors for ${title} open ${about.at(doors_at)}`,
    body: place === '' ? 'It’s online.' : `At ${place}.`,
    actions: view,
  }),
} satisfies { [Kind in NotificationKind]?: Write<Kind> };
