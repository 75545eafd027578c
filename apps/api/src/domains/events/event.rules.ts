// Owns the decisions about an event: its status by the clock, what of a draft does not fit, and what stands in the way of coming.

import type { ErrorCode } from '@stagepass/contract/endpoint.ts';
import {
  eventCancelled,
  eventFull,
  eventOver,
  needsTicket,
  notPublished,
} from '@stagepass/contract/events/errors.ts';
import {
  type EventStatus,
  LONGEST_EVENT_DAYS,
  TICKET_RESERVE_DAYS,
} from '@stagepass/contract/events/kinds.ts';
import type { EventRow } from './tables.ts';

const DAY_MS = 86_400_000;

type Times = Pick<EventRow, 'doors_at' | 'starts_at' | 'ends_at'>;

export function doorsOf({ doors_at, starts_at }: Pick<EventRow, 'doors_at' | 'starts_at'>): Date {
  return doors_at ?? starts_at;
}

/** It runs from when doors open. */
export function statusOf(event: Times & Pick<EventRow, 'state'>, now: Date): EventStatus {
  if (event.state !== 'published') return event.state;
  if (event.ends_at <= now) return 'over';
  return doorsOf(event) <= now ? 'running' : 'published';
}

export type DraftProblem =
  | 'ends-before-start'
  | 'doors-after-start'
  | 'too-long'
  | 'in-the-past'
  | 'no-place'
  | 'time-zone';

type Draft = Times & Pick<EventRow, 'place' | 'link' | 'time_zone'>;

/** Undefined where everything fits. What goes out needs somewhere to go, and an end that is still to come. */
export function draftProblem(
  draft: Draft,
  { now, out }: { now: Date; out: boolean },
): DraftProblem | undefined {
  const { doors_at, starts_at, ends_at } = draft;
  if (ends_at <= starts_at) return 'ends-before-start';
  if (doors_at !== null && doors_at > starts_at) return 'doors-after-start';
  if (ends_at.getTime() - doorsOf(draft).getTime() > LONGEST_EVENT_DAYS * DAY_MS) return 'too-long';
  if (!isTimeZone(draft.time_zone)) return 'time-zone';
  if (!out) return undefined;
  if (draft.place === '' && draft.link === null) return 'no-place';
  return ends_at <= now ? 'in-the-past' : undefined;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Whether whoever comes has to be told, and calendars have to be right. */
export function movesPeople(
  before: Times & Pick<EventRow, 'place' | 'address' | 'link'>,
  after: Times & Pick<EventRow, 'place' | 'address' | 'link'>,
): boolean {
  const times = ['doors_at', 'starts_at', 'ends_at'] as const;
  if (times.some((name) => before[name]?.getTime() !== after[name]?.getTime())) return true;
  return before.place !== after.place || before.address !== after.address || before.link !== after.link;
}

/** What stands in the way of signing up, whoever asks; null where nothing does. */
export function whyNotSignUp(
  event: Times & Pick<EventRow, 'state' | 'people' | 'capacity'>,
  { now, has_tickets }: { now: Date; has_tickets: boolean },
): ErrorCode | null {
  if (event.state === 'draft') return notPublished;
  if (event.state === 'cancelled') return eventCancelled;
  if (event.ends_at <= now) return eventOver;
  if (has_tickets) return needsTicket;
  return event.capacity !== null && event.people >= event.capacity ? eventFull : null;
}

/** Income from tickets of events whose doors opened after this moment stays with the club. */
export function reserveBegins(now: Date): Date {
  return new Date(now.getTime() - TICKET_RESERVE_DAYS * DAY_MS);
}
