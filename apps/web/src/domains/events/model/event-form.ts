// Owns what the editor of an event types and what is sent of it: times by the clock of the event's own zone.
import type { EventKind } from '@stagepass/contract/events/kinds.ts';
import type { EventDraft, EventView } from '@stagepass/contract/events/shapes.ts';
import { fromZoneTime, toZoneTime } from '#platform/i18n/zone-times.ts';

export interface TypedEvent {
  kind: EventKind;
  title: string;
  story: string;
  place: string;
  address: string;
  link: string;
  starts: string;
  ends: string;
  doors: string;
  capacity: string;
  ticket_ids: readonly string[];
  mission_ids: readonly string[];
}

export function typedOf(event: EventView | null, zone: string): TypedEvent {
  if (event === null)
    return {
      ...{ kind: 'show', title: '', story: '', place: '', address: '', link: '' },
      ...{ starts: '', ends: '', doors: '', capacity: '', ticket_ids: [], mission_ids: [] },
    };
  const { kind, title, story, place, address, link, capacity, tickets, missions } = event;
  return {
    ...{ kind, title, story, place, address, link: link ?? '' },
    starts: toZoneTime(event.starts_at, zone),
    ends: toZoneTime(event.ends_at, zone),
    doors: toZoneTime(event.doors_at, zone),
    capacity: capacity === null ? '' : String(capacity),
    ticket_ids: tickets.map(({ design }) => design.id),
    mission_ids: missions.map(({ id }) => id),
  };
}

export type WrongField = 'title' | 'starts' | 'ends' | 'capacity';

export function wrongIn({ title, starts, ends, capacity }: TypedEvent): WrongField[] {
  return [
    ...(title.trim() === '' ? (['title'] as const) : []),
    ...(starts === '' ? (['starts'] as const) : []),
    ...(ends === '' ? (['ends'] as const) : []),
    ...(capacity.trim() === '' || /^[1-9]\d{0,6}$/.test(capacity.trim()) ? [] : (['capacity'] as const)),
  ];
}

/** Of what nothing is wrong with. A point on the map is kept as it was. */
export function draftOf(
  typed: TypedEvent,
  { zone, event }: { zone: string; event: EventView | null },
): EventDraft {
  const { kind, title, story, place, address, link, capacity } = typed;
  return {
    ...{ kind, title: title.trim(), story: story.trim(), place: place.trim(), address: address.trim() },
    link: link.trim() === '' ? null : link.trim(),
    point: event?.point ?? null,
    picture: event === null ? { from: 'drawn', object: kind === 'match' ? 'scarf' : 'mic' } : undefined,
    starts_at: fromZoneTime(typed.starts, zone) ?? '',
    ends_at: fromZoneTime(typed.ends, zone) ?? '',
    doors_at: fromZoneTime(typed.doors, zone),
    time_zone: zone,
    capacity: capacity.trim() === '' ? null : Number(capacity),
    ticket_ids: [...typed.ticket_ids],
    mission_ids: [...typed.mission_ids],
  };
}
