// Owns an entry of each kind, for tests: what the server sends of it.
import { type NotificationKind, notificationRule } from '@stagepass/base/notification-kinds.ts';
import type { NotificationPayloads } from '@stagepass/contract/notifications/payloads.ts';
import type { NotificationEntry } from '@stagepass/contract/notifications/shapes.ts';

const later = '2026-11-20T18:00:00Z';
const chat = { conversation_id: 'c1', channel: 'Lounge', excerpt: 'See you there' };

export const payloads: NotificationPayloads = {
  follower: {},
  comment: { title: 'Tour diary', excerpt: 'Keep it stuck.' },
  reply: { excerpt: 'Me too' },
  mention: { where: 'post', excerpt: 'Hi @mara' },
  reaction: { where: 'comment', reaction: 'applause', excerpt: 'Keep it stuck.' },
  message: { conversation_id: 'c1', excerpt: 'Hello' },
  'message-request': { conversation_id: 'c1' },
  'chat-mention': chat,
  'chat-reply': { ...chat, channel: null },
  announcement: chat,
  level: { level: 9, name: 'Page-turner' },
  tier: { from: 'Floor', to: 'Front row', raised: true },
  badge: { name: 'Early bird', stage: 2 },
  achievement: { name: 'Regular', stage: 2, stages: 3 },
  'item-received': { title: 'Test pressing', number: 4, how: 'grant' },
  'streak-risk': { streak: 12, freezes: 0, until: later },
  'freeze-used': { streak: 12, freezes: 1, day: '2026-11-17' },
  'invite-used': {},
  reminder: { of: 'auction', title: 'Test pressing', moment: 'end', at: later },
  'mission-published': { title: 'Sing along', ends_at: later },
  'mission-completed': { title: 'Sing along', xp: 1200 },
  'mission-reviewed': { title: 'Sing along', step: 'Proof picture', passed: false, reason: 'Too dark' },
  'mission-taken-back': { title: 'Sing along', reason: 'Sent twice', xp: 150, items: 2 },
  'campaign-prize': { title: 'Harbour week', prize: 'a signed print' },
  'campaign-ended': { title: 'Harbour week' },
  outbid: { title: 'Test pressing', amount_cents: 2480, next_cents: 2604, ends_at: later },
  'auction-lead': { title: 'Test pressing', amount_cents: 2480, ends_at: later },
  'auction-won': { title: 'Test pressing', amount_cents: 2480 },
  'auction-ended': { title: 'Test pressing', outcome: 'sold', amount_cents: 2480 },
  drop: { title: 'Tour shirt', what: 'store', price_cents: 2500 },
  'resale-sold': { title: 'Test pressing', paid_cents: 2000, to_seller_cents: 1800 },
  'order-placed': { title: 'Tour shirt', amount_cents: 2500 },
  'order-refunded': { title: 'Tour shirt', amount_cents: 2500 },
  'top-up': { amount_cents: 2000, state: 'in-review' },
  'ticket-reminder': { title: 'Harbour night', starts_at: later, place: 'Dock 4' },
  'ticket-used': { title: 'Harbour night', number: 7 },
  'ticket-restored': { title: 'Harbour night', number: null },
  'join-answered': { approved: false, reason: 'Members only' },
  'club-post': { excerpt: 'We are back' },
  'club-closing': { delete_after: later },
  role: { from: 'member', to: 'admin' },
  'hand-over': { state: 'offered' },
  'vote-opened': { title: 'Encore?', closes_at: later },
  'vote-closed': { title: 'Encore?', winner: 'Yes' },
  'vote-answered': { title: 'Encore?', excerpt: 'We will play it' },
  'member-action': { action: 'muted', reason: 'Spam', until: later },
  'content-decided': { subject_kind: 'post', title: 'Hello' },
  'appeal-answered': { subject_kind: 'comment', title: 'Hello', overturned: true },
  'report-decided': { subject_kind: 'unknown-kind', actioned: true },
  'join-request': {},
  'review-waiting': { title: 'Sing along' },
  'text-held': { where: 'comment' },
  'report-made': { subject_kind: 'message', reason: 'spam' },
  'appeal-made': { subject_kind: 'post' },
  sale: { title: 'Tour shirt', how: 'store', amount_cents: 2500 },
  'auction-unsold': { title: 'Test pressing' },
  payout: { amount_cents: 12_000, state: 'paid' },
  'campaign-invited': { title: 'Harbour week' },
  'vote-answer-due': { title: 'Encore?', due_at: later, moment: 'soon' },
};

export const aClub = { id: 'k1', handle: 'harbour', name: 'Harbour Voices', hue: 200, picture: null };
const person = (name: string) => ({
  id: `u-${name}`,
  user_name: name.toLowerCase(),
  display_name: name,
  avatar: null,
});
export const ana = person('Ana');
export const bo = person('Bo');

type EntryChange = Partial<Omit<NotificationEntry, 'kind' | 'payload'>>;

export function anEntry<Kind extends NotificationKind>(
  kind: Kind,
  change: EntryChange & { payload?: NotificationPayloads[Kind] } = {},
): NotificationEntry {
  return {
    id: `n-${kind}`,
    group: notificationRule(kind).group,
    club: aClub,
    people: notificationRule(kind).bundles === 'people' ? [ana] : [],
    count: 1,
    subject: null,
    link: '/home',
    created_at: '2026-11-18T09:00:00Z',
    updated_at: '2026-11-18T09:00:00Z',
    read: false,
    kind,
    payload: payloads[kind],
    ...change,
  } as NotificationEntry;
}
