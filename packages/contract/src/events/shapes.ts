// Owns the shapes of a club's events: what is on, its tickets and who is coming. US cents, times in UTC beside the event's time zone.
import { z } from 'zod';
import { drawnObjects, itemDesignCard, itemPicture } from '../items/shapes.ts';
import { missionCard } from '../missions/shapes.ts';
import { id, time } from '../shapes.ts';
import { userCard } from '../users/shapes.ts';
import { eventKinds, eventStatuses, MOST_GUESTS_AT_ONCE, MOST_MISSIONS, MOST_TICKET_TYPES } from './kinds.ts';

const eventKind = z.enum(eventKinds);
const eventStatus = z.enum(eventStatuses);

const eventPoint = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/** How this viewer comes: with a ticket, on the guest list, or signed up. */
const coming = z.enum(['ticket', 'guest', 'going']);
export type Coming = z.infer<typeof coming>;

const common = {
  id,
  club: z.object({ id, handle: z.string(), name: z.string(), hue: z.int() }),
  kind: eventKind,
  title: z.string(),
  picture: itemPicture.nullable(),
  status: eventStatus,
  /** The name of the place; empty where it is online only. */
  place: z.string(),
  online: z.boolean(),
  doors_at: time.nullable(),
  starts_at: time,
  ends_at: time,
  /** IANA name: the clock on the wall of the place. */
  time_zone: z.string(),
  /** People who come: signed up, on the guest list, or with a ticket. */
  coming: z.int(),
  /** Null without a limit. */
  capacity: z.int().nullable(),
  has_tickets: z.boolean(),
  mine: coming.nullable(),
};

export const eventCard = z.object(common);
export type EventCard = z.infer<typeof eventCard>;

export const eventTicket = z.object({
  design: itemDesignCard,
  /** The cheapest one in the club's store now; null where none is for sale. */
  offer: z.object({ listing_id: id, price_cents: z.int() }).nullable(),
  /** Copies that can still be made; null without a limit. */
  left: z.int().nullable(),
  /** Copies that this viewer holds. */
  held: z.int(),
});
export type EventTicket = z.infer<typeof eventTicket>;

export const eventView = z.object({
  ...common,
  story: z.string(),
  address: z.string(),
  point: eventPoint.nullable(),
  /** Where a stream is watched; shown to everybody who may see the event. */
  link: z.string().nullable(),
  /** Why it was cancelled; null where it was not. */
  reason: z.string().nullable(),
  /** Last changed after it was published. */
  changed_at: time.nullable(),
  tickets: z.array(eventTicket),
  missions: z.array(missionCard),
  /** Some of those who come, for members of the club; empty for everybody else. */
  faces: z.array(userCard),
  /** Why this viewer cannot sign up; null where they can, or do not need to. */
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
  can: z.object({
    sign_up: z.boolean(),
    leave: z.boolean(),
    see_people: z.boolean(),
    see_guests: z.boolean(),
    manage: z.boolean(),
  }),
});
export type EventView = z.infer<typeof eventView>;

export const eventDraft = z.strictObject({
  kind: eventKind,
  title: z.string().trim().min(1, 'is empty').max(80, 'is longer than 80 characters'),
  story: z.string().trim().max(4000, 'is longer than 4,000 characters').default(''),
  picture: z
    .discriminatedUnion('from', [
      z.strictObject({ from: z.literal('upload'), media_id: id }),
      z.strictObject({ from: z.literal('drawn'), object: z.enum(drawnObjects) }),
    ])
    .optional(),
  place: z.string().trim().max(120, 'is longer than 120 characters').default(''),
  address: z.string().trim().max(200, 'is longer than 200 characters').default(''),
  point: eventPoint.nullable().default(null),
  link: z
    .url({ protocol: /^https$/, error: 'is not an address that begins with https://' })
    .max(500)
    .nullable()
    .default(null),
  doors_at: z.iso.datetime().nullable().default(null),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  time_zone: z.string().min(1).max(64),
  capacity: z.int().min(1).max(1_000_000).nullable().default(null),
  ticket_ids: z.array(id).max(MOST_TICKET_TYPES).default([]),
  mission_ids: z.array(id).max(MOST_MISSIONS).default([]),
});
export type EventDraft = z.output<typeof eventDraft>;

/** What cancelling would move, as it stands now. */
export const cancellation = z.object({
  /** Tickets in fans’ hands, used ones too. */
  tickets: z.int(),
  /** Those that the club was paid for. */
  paid_tickets: z.int(),
  /** What goes back to those who hold them now. */
  back_cents: z.int(),
  by_club_cents: z.int(),
  by_platform_cents: z.int(),
  back_tokens: z.int(),
  /** What the club has; where it is less than its part, the rest is paid back as soon as money comes in. */
  balance_cents: z.int(),
  signed_up: z.int(),
  guests: z.int(),
});
export type Cancellation = z.infer<typeof cancellation>;

export const guest = z.object({
  user: userCard,
  note: z.string(),
  /** Their complimentary ticket; null where the list alone lets them in. */
  item_id: id.nullable(),
  ticket_used: z.boolean(),
  arrived_at: time.nullable(),
});
export type Guest = z.infer<typeof guest>;

export const guestsAdded = z.object({
  added: z.int(),
  skipped: z.array(z.object({ user_name: z.string(), reason: z.enum(['not-a-member', 'staff', 'already']) })),
});
export type GuestsAdded = z.infer<typeof guestsAdded>;

export const guestsDraft = z.strictObject({
  user_names: z.array(z.string().trim().min(1).max(40)).min(1).max(MOST_GUESTS_AT_ONCE),
  note: z.string().trim().max(140, 'is longer than 140 characters').default(''),
  /** Each gets one of these; null: the list alone lets them in. */
  ticket_id: id.nullable().default(null),
});
export type GuestsDraft = z.output<typeof guestsDraft>;

export const calendarFeed = z.object({ url: z.string(), renewed_at: time });
export type CalendarFeed = z.infer<typeof calendarFeed>;
