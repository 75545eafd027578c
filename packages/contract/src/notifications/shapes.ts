// Owns the shapes of the inbox, of preferences, and of push devices with what was sent to them.
import {
  digestRhythms,
  type NotificationKind,
  notificationGroups,
  notificationKindNames,
} from '@stagepass/base/notification-kinds.ts';
import { z } from 'zod';
import { itemClub } from '../items/shapes.ts';
import { id, time } from '../shapes.ts';
import { userCard } from '../users/shapes.ts';
import { type NotificationPayloads, notificationPayloads } from './payloads.ts';

export const notificationKind = z.enum(notificationKindNames);

const entryBase = {
  id,
  group: z.enum(notificationGroups),
  /** Null where no club is concerned. */
  club: itemClub.nullable(),
  /** Who did it, the latest first, at most three; empty where nobody is named. */
  people: z.array(userCard),
  /** How many people or things are bundled; 1 for a single one. */
  count: z.int(),
  /** What it is about, for whoever marks it read from its own screen. */
  subject: z.object({ kind: z.string(), id }).nullable(),
  /** Where a tap leads: an address of our own, starting with /. */
  link: z.string(),
  /** The payload is that of the latest one bundled. */
  created_at: time,
  /** When the latest one came; the list is in this order. */
  updated_at: time,
  read: z.boolean(),
};

type EntryBase = z.infer<z.ZodObject<typeof entryBase>>;
/** One line of the inbox: narrow it by `kind` to read its payload. */
export type NotificationEntry = {
  [Kind in NotificationKind]: EntryBase & { kind: Kind; payload: NotificationPayloads[Kind] };
}[NotificationKind];

const entryOf = (kind: NotificationKind) =>
  z.object({ ...entryBase, kind: z.literal(kind), payload: notificationPayloads[kind] });
const [firstKind, ...otherKinds] = notificationKindNames;

export const notificationEntry = z.discriminatedUnion('kind', [
  entryOf(firstKind),
  ...otherKinds.map(entryOf),
]) as unknown as z.ZodType<NotificationEntry, NotificationEntry>;

export const unreadCounts = z.object({
  unread: z.int(),
  /** By tab; a count above 99 is given as it is. */
  groups: z.record(z.enum(notificationGroups), z.int()),
});
export type UnreadCounts = z.infer<typeof unreadCounts>;

export const kindChoice = z.object({ app: z.boolean(), push: z.boolean(), mail: z.boolean() });
export type KindChoice = z.infer<typeof kindChoice>;

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time such as 22:00');
export const quietHours = z.strictObject({ from: clock, to: clock });
export type QuietHours = z.infer<typeof quietHours>;

/** What holds: a default where nothing was chosen. Every kind is there. */
export const kindChoices = z.record(notificationKind, kindChoice);
/** Only what was chosen for the club; other fields hold as for all clubs. */
export const clubChoice = z.object({
  club: itemClub,
  kinds: z.partialRecord(notificationKind, kindChoice.partial()),
});
export type ClubChoice = z.infer<typeof clubChoice>;

export const notificationPreferences = z.object({
  kinds: kindChoices,
  clubs: z.array(clubChoice),
  /** Push is held back between them, in the person's time zone; null where never. */
  quiet_hours: quietHours.nullable(),
  time_zone: z.string(),
  /** Chosen by hand: otherwise it follows the phone. */
  time_zone_chosen: z.boolean(),
  digest: z.enum(digestRhythms),
  /** Whether the address is verified; without that no mail is sent. */
  can_mail: z.boolean(),
  /** Whether the viewer runs a club: kinds for staff are shown to them. */
  staff: z.boolean(),
});
export type NotificationPreferences = z.infer<typeof notificationPreferences>;

/** Null takes a choice back: the default holds again, or for a club what holds for all clubs. */
const choiceChange = z.strictObject({
  app: z.boolean().nullable().optional(),
  push: z.boolean().nullable().optional(),
  mail: z.boolean().nullable().optional(),
});
const kindChanges = z.partialRecord(notificationKind, choiceChange);

/** Only what changes. Kinds that cannot be turned off are refused. */
export const preferenceChanges = z.strictObject({
  kinds: kindChanges.optional(),
  club: z.strictObject({ id, kinds: kindChanges }).optional(),
  quiet_hours: quietHours.nullable().optional(),
  /** Chosen by hand, and kept; null follows the phone again. */
  time_zone: z.string().min(1).max(64).nullable().optional(),
  /** Where the phone is: taken over unless a time zone was chosen by hand. One that nobody knows is left alone. */
  phone_time_zone: z.string().min(1).max(64).optional(),
  digest: z.enum(digestRhythms).optional(),
});
export type PreferenceChanges = z.infer<typeof preferenceChanges>;

/**
 * What a mail's unsubscribe link turns off; `email` with its middle left out. It is empty where the person has another address by now than
 * the mail went to: then the link turns off, and does not turn on again.
 */
export const mailChoice = z.object({
  what: z.union([z.literal('digest'), notificationKind]),
  email: z.string(),
  on: z.boolean(),
});
export type MailChoice = z.infer<typeof mailChoice>;

/** What `PushSubscription.toJSON()` of a browser gives. */
export const pushSubscription = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  expirationTime: z.number().nullable().optional(),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{80,100}=*$/, 'is not a key'),
    auth: z.string().regex(/^[A-Za-z0-9_-]{16,40}=*$/, 'is not a key'),
  }),
});
export type PushSubscriptionInput = z.infer<typeof pushSubscription>;

export const pushDevice = z.object({
  id,
  label: z.string(),
  /** Of the session that asks. */
  this_device: z.boolean(),
  created_at: time,
  /** When the phone last registered it. */
  seen_at: time,
  last_sent_at: time.nullable(),
  /** Registered longer than seven days ago: the phone renews it. */
  stale: z.boolean(),
});
export type PushDevice = z.infer<typeof pushDevice>;

/**
 * `waiting`: on its way or tried again. `quiet-hours` and `off`: held back on purpose. `no-device`: nothing to send to.
 * `dropped`: the push service does not know the device any more.
 */
export const deliveryStates = [
  'waiting',
  'sent',
  'failed',
  'quiet-hours',
  'off',
  'no-device',
  'dropped',
] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const pushDelivery = z.object({
  id,
  /** Null for a test push. */
  kind: notificationKind.nullable(),
  title: z.string(),
  /** Null where no device was tried. */
  device_label: z.string().nullable(),
  state: z.enum(deliveryStates),
  /** What the push service answered; null where it was not asked. */
  status: z.int().nullable(),
  /** A few words on why it failed; empty otherwise. */
  reason: z.string(),
  tries: z.int(),
  created_at: time,
  updated_at: time,
});
export type PushDelivery = z.infer<typeof pushDelivery>;

/** What a push carries, encrypted for the device; the service worker shows it. */
export interface PushMessage {
  /** Null where it is not one entry of the inbox. */
  id: string | null;
  /** `summary`: what quiet hours held back. */
  kind: NotificationKind | 'test' | 'summary';
  title: string;
  body: string;
  /** An address of our own, starting with /. */
  url: string;
  /** A later one with the same tag takes the place of the earlier one. */
  tag: string;
  /** At most two buttons. `read` and `mute` are done by the service worker; others, and these where that fails, open their address. */
  actions: { action: string; title: string; url: string }[];
  /** The message that it is about; null where it is about none. */
  chat: { conversation_id: string; seq: number } | null;
  /** What the app's badge shows: unread notifications and conversations. Null where it stays as it is. */
  unread: number | null;
  sent_at: string;
}
