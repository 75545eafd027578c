// Owns who is told of events: members of a new one, whoever comes of changes and of a cancellation, and each of their own money or place.
import {
  doorsSoon,
  eventChanged,
  eventPublished,
  eventWasCancelled,
  guestAdded,
  ticketPaidBack,
} from '@stagepass/contract/events/events.ts';
import { notify } from '../notify.ts';
import { queueNotice, tellClub } from '../tell-club.ts';
import { tells } from './told.ts';

const linkOf = (id: string) => `/club/event/${id}`;

export const eventHandlers = [
  tells('event-published', eventPublished, async (platform, tx, { event_id, club_id, title, starts_at }) =>
    tellClub(platform, tx, {
      ...{ kind: 'event-published', club_id, source: event_id, link: linkOf(event_id) },
      payload: { title, starts_at },
    }),
  ),
  tells('event-changed', eventChanged, async (platform, tx, { event_id, club_id, version, ...payload }) =>
    queueNotice(
      platform,
      tx,
      {
        ...{ kind: 'event-changed', club_id, source: `${event_id}:${version}`, link: linkOf(event_id) },
        payload,
      },
      { event_id },
    ),
  ),
  tells('event-cancelled', eventWasCancelled, async (platform, tx, { event_id, club_id, ...payload }) =>
    queueNotice(
      platform,
      tx,
      { ...{ kind: 'event-cancelled', club_id, source: event_id, link: linkOf(event_id) }, payload },
      { event_id },
    ),
  ),
  tells('event-refunded', ticketPaidBack, async (platform, tx, paid) => {
    const { club_id, item_id, user_id, title, amount_cents, amount_tokens, order_refunded } = paid;
    // What went back with their own order is told as every refund is.
    if (order_refunded || amount_cents + amount_tokens === 0) return;
    await notify(platform, tx, {
      ...{ kind: 'event-refunded', user_ids: [user_id], club_id, source: item_id, link: '/user/wallet' },
      payload: { title, amount_cents, tokens: amount_tokens },
    });
  }),
  tells('event-guest', guestAdded, async (platform, tx, { event_id, club_id, user_id, title, starts_at }) =>
    notify(platform, tx, {
      ...{ kind: 'event-guest', user_ids: [user_id], club_id, source: event_id, link: linkOf(event_id) },
      payload: { title, starts_at },
    }),
  ),
  tells(
    'event-soon',
    doorsSoon,
    async (platform, tx, { event_id, club_id, user_id, title, place, doors_at }) =>
      notify(platform, tx, {
        ...{ kind: 'event-soon', user_ids: [user_id], club_id, source: event_id, link: linkOf(event_id) },
        payload: { title, place, doors_at },
      }),
  ),
];
