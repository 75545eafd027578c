// Owns events as the server answers them, for tests of their screens.
import type { Cancellation, EventCard, EventView } from '@stagepass/contract/events/shapes.ts';

export function anEventCard(change: Partial<EventCard> = {}): EventCard {
  return {
    id: 'e1',
    club: { id: 'c1', handle: 'velvet-static', name: 'Velvet Static', hue: 305 },
    ...{ kind: 'show', title: 'The long night', picture: null, status: 'published', place: 'Paper Hall' },
    ...{
      online: false,
      doors_at: null,
      starts_at: '2036-11-20T19:00:00.000Z',
      ends_at: '2036-11-20T22:00:00.000Z',
    },
    ...{ time_zone: 'Europe/Berlin', coming: 0, capacity: null, has_tickets: false, mine: null },
    ...change,
  };
}

export function anEvent(change: Partial<EventView> = {}): EventView {
  return {
    ...anEventCard(),
    ...{ story: '', address: 'Quay 1', point: null, link: null, reason: null, changed_at: null },
    ...{ tickets: [], missions: [], faces: [], refusal: null },
    can: { sign_up: true, leave: false, see_people: true, see_guests: false, manage: false },
    ...change,
  };
}

export const aSummary: Cancellation = {
  ...{
    tickets: 3,
    paid_tickets: 2,
    back_cents: 4000,
    by_club_cents: 3600,
    by_platform_cents: 400,
    back_tokens: 0,
  },
  ...{ balance_cents: 1000, signed_up: 0, guests: 1 },
};
