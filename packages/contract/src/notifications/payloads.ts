// Owns what a notification of each kind says, as facts: the server makes mail and push of them, the phone its inbox.
import type { NotificationKind } from '@stagepass/base/notification-kinds.ts';
import { z } from 'zod';
import { id, time } from '../shapes.ts';

const cents = z.int();
/** The first words of a text; empty where it has none. */
const excerpt = z.string();
/** Of a club’s fan token. */
const tokens = z.object({ amount: z.int(), symbol: z.string() });
const titled = z.object({ title: z.string() });
const subjectKind = z.string();
/** The message's place in its conversation: whoever has read that far knows it. Older entries have none. */
const seq = z.int().optional();

export const notificationPayloads = {
  follower: z.object({}),
  /** `title`: the post's first words. */
  comment: z.object({ title: z.string(), excerpt }),
  reply: z.object({ excerpt }),
  mention: z.object({ where: z.enum(['post', 'comment']), excerpt }),
  reaction: z.object({ where: z.enum(['post', 'comment']), reaction: z.string(), excerpt }),
  message: z.object({ conversation_id: id, excerpt, seq }),
  'message-request': z.object({ conversation_id: id }),
  /** `channel`: its name; null in a direct conversation. */
  'chat-mention': z.object({ conversation_id: id, channel: z.string().nullable(), excerpt, seq }),
  'chat-reply': z.object({ conversation_id: id, channel: z.string().nullable(), excerpt, seq }),
  announcement: z.object({ conversation_id: id, channel: z.string().nullable(), excerpt, seq }),

  /** `name`: what the club calls the level; empty where it has no name. */
  level: z.object({ level: z.int(), name: z.string() }),
  /** `to` null: the tier ended and there is no lower one. */
  tier: z.object({ from: z.string().nullable(), to: z.string().nullable(), raised: z.boolean() }),
  badge: z.object({ name: z.string(), stage: z.int() }),
  achievement: z.object({ name: z.string(), stage: z.int(), stages: z.int() }),
  /** `number` null for an unnumbered copy. A gift names its giver among the people. */
  'item-received': z.object({
    title: z.string(),
    number: z.int().nullable(),
    how: z.enum(['grant', 'gift', 'mission', 'station', 'campaign', 'vote']),
  }),
  /** A fan who sent them is named among the people. */
  'tokens-received': z.object({ symbol: z.string(), amount: z.int(), how: z.enum(['fan', 'station']) }),
  /** `until`: when the club's day ends. */
  'streak-risk': z.object({ streak: z.int(), freezes: z.int(), until: time }),
  'freeze-used': z.object({ streak: z.int(), freezes: z.int(), day: z.string() }),
  'invite-used': z.object({}),
  reminder: z.object({
    of: z.enum(['mission', 'auction', 'vote', 'event']),
    title: z.string(),
    moment: z.enum(['start', 'end']),
    at: time,
  }),

  'mission-published': titled.extend({ ends_at: time.nullable() }),
  /** `tokens`: what was given of the club’s token with it; left out where nothing was. */
  'mission-completed': titled.extend({ xp: z.int(), tokens: tokens.optional() }),
  'mission-reviewed': z.object({
    title: z.string(),
    step: z.string(),
    passed: z.boolean(),
    /** What the reviewer wrote; empty where nothing. */
    reason: z.string(),
  }),
  /** `xp`, `items` and `tokens`: how much was taken back. */
  'mission-taken-back': titled.extend({
    ...{ reason: z.string(), xp: z.int(), items: z.int(), tokens: tokens.optional() },
  }),
  'campaign-prize': titled.extend({ prize: z.string() }),
  'campaign-ended': titled,

  /** `amount_cents`: the price that led then; `next_cents`: the least that the next bid had to be. */
  outbid: titled.extend({ amount_cents: cents, next_cents: cents, ends_at: time }),
  'auction-lead': titled.extend({ amount_cents: cents, ends_at: time }),
  'auction-won': titled.extend({ amount_cents: cents }),
  /** For those who bid and did not win. */
  'auction-ended': titled.extend({
    outcome: z.enum(['sold', 'unsold', 'cancelled']),
    amount_cents: cents.nullable(),
  }),
  drop: titled.extend({
    what: z.enum(['store', 'auction', 'packs', 'station']),
    price_cents: cents.nullable(),
  }),
  'resale-sold': titled.extend({ paid_cents: cents, to_seller_cents: cents }),
  'order-placed': titled.extend({ amount_cents: cents }),
  /** `tokens`: given back where it was paid in them. */
  'order-refunded': titled.extend({ amount_cents: cents, tokens: z.int().optional() }),
  /**
   * `at`: when it is tried again, when it is paid, from when the new price is asked, when the gift ends, or until when those who came to run the
   * club have it. Of an end and of a gift that
   * came back, the amount is what was refunded.
   */
  subscription: titled.extend({
    moment: z.enum([
      ...([
        'renewed',
        'failed',
        'unanswered',
        'confirm',
        'kept',
        'ended',
        'disputed',
        'price',
        'soon',
        'staff',
        'resumed',
      ] as const),
      ...(['gift', 'gift-claimed', 'gift-returned'] as const),
    ]),
    amount_cents: cents,
    at: time.nullable(),
  }),
  'win-back': z.object({ percent: z.int(), periods: z.int() }),
  /** `settled` is about all payments: its amount is 0. */
  'top-up': z.object({
    amount_cents: cents,
    state: z.enum(['added', 'in-review', 'returned', 'return-failed', 'disputed', 'settled']),
  }),
  /** `place` empty where it has none. */
  'ticket-reminder': titled.extend({ starts_at: time, place: z.string() }),
  'ticket-used': titled.extend({ number: z.int().nullable() }),
  'ticket-restored': titled.extend({ number: z.int().nullable() }),

  'event-published': titled.extend({ starts_at: time }),
  /** `place` empty where it is online. */
  'event-changed': titled.extend({ starts_at: time, place: z.string() }),
  'event-cancelled': titled.extend({ reason: z.string() }),
  'event-refunded': titled.extend({ amount_cents: cents, tokens: z.int() }),
  'event-guest': titled.extend({ starts_at: time }),
  'event-soon': titled.extend({ doors_at: time, place: z.string() }),

  'join-answered': z.object({ approved: z.boolean(), reason: z.string() }),
  'club-post': z.object({ excerpt }),
  /** `delete_after` null: the club stays after all. */
  'club-closing': z.object({ delete_after: time.nullable() }),
  role: z.object({ from: z.string(), to: z.string() }),
  'club-suspended': z.object({ suspended: z.boolean(), reason: z.string() }),
  'hand-over': z.object({ state: z.enum(['offered', 'declined', 'done']) }),
  'vote-opened': titled.extend({ closes_at: time.nullable() }),
  /** `winner`: what won; empty where several did, or nobody voted. */
  'vote-closed': titled.extend({ winner: z.string() }),
  'vote-answered': titled.extend({ excerpt }),

  'member-action': z.object({
    action: z.enum(['removed', 'banned', 'unbanned', 'muted']),
    reason: z.string(),
    until: time.nullable(),
  }),
  'content-decided': z.object({ subject_kind: subjectKind, title: z.string() }),
  'appeal-answered': z.object({ subject_kind: subjectKind, title: z.string(), overturned: z.boolean() }),
  'report-decided': z.object({ subject_kind: subjectKind, actioned: z.boolean() }),

  'join-request': z.object({}),
  'review-waiting': titled,
  'text-held': z.object({ where: z.enum(['post', 'comment']) }),
  'report-made': z.object({ subject_kind: subjectKind, reason: z.string() }),
  'appeal-made': z.object({ subject_kind: subjectKind }),
  sale: titled.extend({ how: z.enum(['store', 'auction', 'packs', 'station', 'tip']), amount_cents: cents }),
  /** `title`: of the plan, both. */
  'new-subscriber': titled,
  'subscriber-left': titled,
  'auction-unsold': titled,
  payout: z.object({ amount_cents: cents, state: z.string() }),
  /** `license`: its name. `used` may be at `allowed`. */
  'license-limit': z.object({
    license: z.string(),
    limit: z.enum(['members', 'admins', 'missions']),
    used: z.int(),
    allowed: z.int(),
  }),
  /** `next_try_at` null: it is not tried again, and the club is on the free license. */
  'license-payment': z.object({
    license: z.string(),
    amount_cents: cents,
    next_try_at: time.nullable(),
    /** What became of the owner's saved card, where the notice is about that. */
    card: z.enum(['waits', 'declined', 'unanswered', 'kept', 'payer-left']).optional(),
  }),
  'campaign-invited': titled,
  /** `channel`: the broadcast's name. `excerpt`: of the latest answer. */
  'broadcast-answer': z.object({ conversation_id: id, channel: z.string().nullable(), excerpt }),
  /** `closed`: told when the vote closed; `soon`: three days before the answer is due; `overdue`: afterwards. */
  'vote-answer-due': titled.extend({ due_at: time, moment: z.enum(['closed', 'soon', 'overdue']) }),
  /** `title`: the days of the week. */
  'weekly-figures': titled,
} satisfies Record<NotificationKind, z.ZodObject>;

export type NotificationPayloads = {
  [Kind in NotificationKind]: z.infer<(typeof notificationPayloads)[Kind]>;
};
