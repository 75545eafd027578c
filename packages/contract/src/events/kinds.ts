// Owns the closed sets and bounds of events as plain values, without a schema: the phone needs them too.

export const eventKinds = ['show', 'match', 'stream', 'meet-up'] as const;
export type EventKind = (typeof eventKinds)[number];

/** `running` and `over` follow from the clock; the others were decided. */
export const eventStatuses = ['draft', 'published', 'running', 'over', 'cancelled'] as const;
export type EventStatus = (typeof eventStatuses)[number];

export const MOST_TICKET_TYPES = 10;
export const MOST_MISSIONS = 10;
export const MOST_GUESTS_AT_ONCE = 50;
/** Of one event. */
export const MOST_GUESTS = 1000;
/** An event lasts no longer than this. */
export const LONGEST_EVENT_DAYS = 31;
/** Income from tickets can be paid out this long after doors. */
export const TICKET_RESERVE_DAYS = 1;
