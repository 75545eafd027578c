// Tests who is told what when other domains tell of something: event in, entries out, each once on redelivery.
import { randomUUID } from 'node:crypto';
import { type NotificationKind, notificationKindNames } from '@stagepass/base/notification-kinds.ts';
import * as achievements from '@stagepass/contract/achievements/events.ts';
import * as admissions from '@stagepass/contract/admissions/events.ts';
import * as auctions from '@stagepass/contract/auctions/events.ts';
import * as campaigns from '@stagepass/contract/campaigns/events.ts';
import * as chat from '@stagepass/contract/chat/events.ts';
import * as clubs from '@stagepass/contract/clubs/events.ts';
import type { EventType } from '@stagepass/contract/events.ts';
import * as ledger from '@stagepass/contract/ledger/events.ts';
import * as levels from '@stagepass/contract/levels/events.ts';
import * as licenses from '@stagepass/contract/licenses/events.ts';
import * as memberships from '@stagepass/contract/memberships/events.ts';
import * as moderation from '@stagepass/contract/moderation/events.ts';
import * as posts from '@stagepass/contract/posts/events.ts';
import * as reminders from '@stagepass/contract/reminders/events.ts';
import * as requirements from '@stagepass/contract/requirements/events.ts';
import * as safety from '@stagepass/contract/safety/events.ts';
import * as subscriptions from '@stagepass/contract/subscriptions/events.ts';
import * as tokens from '@stagepass/contract/tokens/events.ts';
import * as users from '@stagepass/contract/users/events.ts';
import * as votes from '@stagepass/contract/votes/events.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manyAddresses } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Somebody, type Stage, type World } from '#app/testing/world.ts';
import { deliverTwice, inboxOf } from '../testing/inbox.ts';
import { handlers } from './all.ts';

let app: TestApp;
let world: World;
let stage: Stage;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  world = await makeWorld(app);
  stage = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
});
afterAll(() => app.stop());

interface Cast {
  fan: Somebody;
  other: Somebody;
  owner: Somebody;
  club_id: string;
}
interface Case {
  event: EventType;
  payload: (cast: Cast) => object;
  /** Who has one entry of which kind afterwards, and what it says. */
  fan?: [NotificationKind, object];
  other?: [NotificationKind, object];
  owner?: [NotificationKind, object];
  /** Where their entries lead, where that is more than a screen. */
  link?: string;
}

const id = randomUUID;
const at = '2026-12-01T20:00:00.000Z';
const conversation_id = id();
const lot = ({ club_id }: Cast) => ({ auction_id: id(), club_id, design_id: id(), title: 'Setlist' });
const vote = ({ club_id }: Cast) => ({ vote_id: id(), club_id, title: 'Which city?' });
const submission = ({ club_id, fan }: Cast) => ({
  ...{ review_id: id(), owner_kind: 'joining', owner_id: club_id, club_id, user_id: fan.id, title: 'Proof' },
});
const subscriber = ({ club_id, fan }: Cast) => ({
  ...{ subscription_id: id(), club_id, user_id: fan.id, plan: 'Balcony' },
});

const cases: Record<string, Case> = {
  'a limit of a license': {
    event: licenses.licenseLimitNear,
    payload: ({ club_id }) => ({ club_id, license: 'Free', limit: 'members', used: 400, allowed: 500, at }),
    owner: ['license-limit', { license: 'Free', limit: 'members', used: 400, allowed: 500 }],
    link: '/upgrade-license',
  },
  'a new subscriber': {
    event: subscriptions.subscriptionStarted,
    payload: (cast) => ({ ...subscriber(cast), paid_cents: 600, trial_until: null, ends_at: at }),
    owner: ['new-subscriber', { title: 'Balcony' }],
    link: '/manage-subscriptions?view=subscribers',
  },
  'a subscriber who left': {
    event: subscriptions.subscriptionEnded,
    payload: (cast) => ({ ...subscriber(cast), why: 'cancelled', refunded_cents: 0 }),
    fan: ['subscription', { moment: 'ended' }],
    owner: ['subscriber-left', { title: 'Balcony' }],
  },
  'subscriptions that end with their club': {
    event: subscriptions.subscriptionEnded,
    payload: (cast) => ({ ...subscriber(cast), why: 'club-closing', refunded_cents: 0 }),
    fan: ['subscription', { moment: 'ended' }],
  },
  'a card that could not be charged for a license': {
    event: licenses.licenseCardTold,
    payload: ({ club_id, owner }) => ({
      ...{ club_id, license: 'Pro', amount_cents: 2900, charge_id: id(), user_id: owner.id, at },
      how: 'declined',
    }),
    owner: ['license-payment', { license: 'Pro', amount_cents: 2900, card: 'declined' }],
    link: '/upgrade-license',
  },
  'a club that got another owner than its license was paid by': {
    event: licenses.licensePayerLeft,
    payload: ({ club_id, owner }) => ({
      ...{ club_id, license: 'Pro', amount_cents: 2900, owner_id: owner.id, ends_at: at, at },
    }),
    owner: ['license-payment', { license: 'Pro', amount_cents: 2900, next_try_at: at, card: 'payer-left' }],
    link: '/upgrade-license',
  },
  'a card that was charged for a subscription which is over': {
    event: subscriptions.subscriptionChargeKept,
    payload: ({ club_id, fan }) => ({
      ...{ subscription_id: id(), club_id, user_id: fan.id, plan: 'Stalls' },
      ...{ charge_id: id(), amount_cents: 600 },
    }),
    fan: ['subscription', { title: 'Stalls', moment: 'kept', amount_cents: 600 }],
  },
  'a top-up that was charged for a subscription': {
    event: ledger.toppedUp,
    payload: ({ fan }) => ({
      ...{ user_id: fan.id, top_up_id: id(), amount_cents: 500, transfer_id: id() },
      charged_for: { kind: 'subscription_period', id: id() },
    }),
  },
  'a license that was not paid': {
    event: licenses.licensePaymentFailed,
    payload: ({ club_id }) => ({ club_id, license: 'Pro', amount_cents: 2900, next_try_at: at, at }),
    owner: ['license-payment', { license: 'Pro', amount_cents: 2900, next_try_at: at }],
    link: '/upgrade-license',
  },
  'tokens from another fan': {
    event: tokens.tokensSent,
    payload: ({ club_id, fan, other }) => ({
      ...{ club_id, symbol: 'VELV', from_id: other.id, to_id: fan.id, amount: 12, transfer_id: id() },
    }),
    fan: ['tokens-received', { symbol: 'VELV', amount: 12, how: 'fan' }],
    link: '/token',
  },
  follower: {
    event: users.userFollowed,
    payload: ({ fan, other }) => ({ follower_id: other.id, followed_id: fan.id }),
    fan: ['follower', {}],
  },
  outbid: {
    event: auctions.bidderOutbid,
    payload: (cast) => ({ ...lot(cast), user_id: cast.fan.id, amount: 2480, ends_at: at }),
    fan: ['outbid', { title: 'Setlist', amount_cents: 2480, next_cents: 2604, ends_at: at }],
  },
  'lead passed on': {
    event: auctions.leadPassedOn,
    payload: (cast) => ({ ...lot(cast), user_id: cast.fan.id, amount: 900, held_cents: 1000, ends_at: at }),
    fan: ['auction-lead', { amount_cents: 900 }],
  },
  'auction settled': {
    event: auctions.auctionSettled,
    payload: (cast) => ({
      ...lot(cast),
      ...{
        item_id: id(),
        winner_id: cast.fan.id,
        amount: 900,
        fee_cents: 1,
        transfer_id: id(),
        settled_at: at,
      },
    }),
    fan: ['auction-won', { title: 'Setlist', amount_cents: 900 }],
    owner: ['sale', { how: 'auction', amount_cents: 900 }],
  },
  'auction unsold': {
    event: auctions.auctionUnsold,
    payload: (cast) => lot(cast),
    owner: ['auction-unsold', { title: 'Setlist' }],
  },
  'auction opened': {
    event: auctions.auctionOpened,
    payload: (cast) => lot(cast),
    fan: ['drop', { what: 'auction', title: 'Setlist' }],
    other: ['drop', { what: 'auction' }],
    owner: ['drop', { what: 'auction' }],
  },
  level: {
    event: levels.levelReached,
    payload: ({ club_id, fan }) => ({ club_id, user_id: fan.id, level: 9, xp: 900 }),
    fan: ['level', { level: 9 }],
  },
  'first level': {
    event: levels.levelReached,
    payload: ({ club_id, fan }) => ({ club_id, user_id: fan.id, level: 1, xp: 0 }),
  },
  tier: {
    event: memberships.tierChanged,
    payload: ({ club_id, fan }) => ({
      ...{ club_id, user_id: fan.id, from: null, at },
      to: { id: id(), rank: 1, name: 'Gold' },
    }),
    fan: ['tier', { from: null, to: 'Gold', raised: true }],
  },
  achievement: {
    event: achievements.stageEarned,
    payload: ({ club_id, fan }) => ({
      ...{ achievement_id: id(), club_id, user_id: fan.id, stage: 2, name: 'Away days', stages: 3 },
    }),
    fan: ['achievement', { name: 'Away days', stage: 2, stages: 3 }],
  },
  reminder: {
    event: reminders.reminderDue,
    payload: ({ fan }) => ({
      ...{ user_id: fan.id, kind: 'auction', id: id(), moment: 'end', title: 'Setlist', club_name: 'A' },
      ...{ path: '/market-item/1', at },
    }),
    fan: ['reminder', { of: 'auction', moment: 'end', title: 'Setlist' }],
  },
  'join request': {
    event: admissions.requestMade,
    payload: ({ club_id, other }) => ({ club_id, request_id: id(), user_id: other.id }),
    owner: ['join-request', {}],
  },
  'join answered': {
    event: admissions.requestAnswered,
    payload: ({ club_id, fan }) => ({
      club_id,
      request_id: id(),
      user_id: fan.id,
      approved: true,
      reason: '',
    }),
    fan: ['join-answered', { approved: true }],
  },
  'invite used': {
    event: admissions.inviteUsed,
    payload: ({ club_id, fan, other }) => ({ club_id, inviter_id: fan.id, user_id: other.id }),
    fan: ['invite-used', {}],
  },
  'proof handed in': {
    event: requirements.submissionMade,
    payload: (cast) => submission(cast),
    owner: ['review-waiting', { title: 'Proof' }],
  },
  'proof refused': {
    event: requirements.submissionDecided,
    payload: (cast) => ({ ...submission(cast), by: cast.owner.id, accepted: false, reason: 'Too dark' }),
    fan: ['mission-reviewed', { step: 'Proof', passed: false, reason: 'Too dark' }],
  },
  'campaign invitation': {
    event: campaigns.campaignClubInvited,
    payload: ({ club_id, other }) => ({
      ...{ campaign_id: id(), club_id: id(), invited_club_id: club_id, title: 'Summer', by: other.id },
    }),
    owner: ['campaign-invited', { title: 'Summer' }],
  },
  role: {
    event: memberships.roleChanged,
    payload: ({ club_id, fan }) => ({ club_id, user_id: fan.id, from: 'member', to: 'admin' }),
    fan: ['role', { from: 'member', to: 'admin' }],
  },
  muted: {
    event: memberships.memberMuted,
    payload: ({ club_id, fan }) => ({ club_id, user_id: fan.id, until: at }),
    fan: ['member-action', { action: 'muted', until: at }],
  },
  'left by themselves': {
    event: memberships.memberLeft,
    payload: ({ club_id, fan }) => ({ club_id, user_id: fan.id, how: 'left' }),
  },
  'hand-over offered': {
    event: clubs.handOverOffered,
    payload: ({ club_id, fan, owner }) => ({ club_id, from_id: owner.id, to_id: fan.id }),
    fan: ['hand-over', { state: 'offered' }],
  },
  'club closing': {
    event: clubs.deletionAsked,
    payload: ({ club_id }) => ({ club_id, delete_after: at }),
    fan: ['club-closing', { delete_after: at }],
    other: ['club-closing', { delete_after: at }],
    owner: ['club-closing', { delete_after: at }],
  },
  'a club that is suspended': {
    event: clubs.clubSuspended,
    payload: ({ club_id, owner }) => ({
      ...{ club_id, owner_id: owner.id, suspended: true, reason: 'Sells what it does not have', at },
    }),
    owner: ['club-suspended', { suspended: true, reason: 'Sells what it does not have' }],
  },
  'topped up': {
    event: ledger.toppedUp,
    payload: ({ fan }) => ({ user_id: fan.id, top_up_id: id(), amount_cents: 500, transfer_id: id() }),
    fan: ['top-up', { amount_cents: 500, state: 'added' }],
  },
  payout: {
    event: ledger.payoutChanged,
    payload: ({ club_id, owner }) => ({
      ...{ payout_id: id(), club_id, owner_id: owner.id, amount_cents: 900, state: 'paid' },
    }),
    owner: ['payout', { state: 'paid' }],
  },
  'report made': {
    event: safety.reportMade,
    payload: ({ club_id, fan, other }) => ({
      ...{ report_id: id(), subject: { kind: 'post', id: id() }, reason: 'spam', reporter_id: fan.id },
      ...{ author_id: other.id, club_id },
    }),
    owner: ['report-made', { subject_kind: 'post' }],
  },
  'case decided': {
    event: moderation.caseDecided,
    payload: ({ club_id, fan }) => ({
      ...{ case_id: id(), subject: { kind: 'post', id: id() }, club_id, author_id: fan.id, actioned: true },
    }),
    fan: ['content-decided', { subject_kind: 'post' }],
  },
  'appeal answered': {
    event: moderation.appealAnswered,
    payload: ({ club_id, fan }) => ({
      ...{ case_id: id(), subject: { kind: 'post', id: id() }, club_id, author_id: fan.id, overturned: true },
    }),
    fan: ['appeal-answered', { overturned: true }],
  },
  'text held': {
    event: posts.textHeld,
    payload: ({ club_id, fan }) => ({
      ...{ subject_kind: 'comment', subject_id: id(), club_id, author_id: fan.id },
    }),
    owner: ['text-held', { where: 'comment' }],
  },
  'request by a stranger': {
    event: chat.messageSent,
    payload: ({ fan, other }) => ({ ...message, author_id: other.id, receiver_id: fan.id, is_request: true }),
    fan: ['message-request', {}],
  },
  'message between two': {
    event: chat.messageSent,
    payload: ({ fan, other }) => ({ ...message, author_id: other.id, receiver_id: fan.id }),
  },
  'mention in a channel': {
    event: chat.messageSent,
    payload: ({ fan, other, club_id }) => ({
      ...{ ...message, kind: 'channel', channel: 'lounge', club_id, author_id: other.id, mentions: [fan.id] },
    }),
    fan: ['chat-mention', { excerpt: 'Doors at eight.' }],
    link: `/user/chat/${conversation_id}?at=7`,
  },
  'reply in a channel': {
    event: chat.messageSent,
    payload: ({ fan, other, club_id }) => ({
      ...{ ...message, kind: 'channel', channel: 'lounge', club_id, author_id: other.id },
      ...{ mentions: [fan.id], reply_author_id: fan.id },
    }),
    fan: ['chat-reply', { excerpt: 'Doors at eight.' }],
    link: `/user/chat/${conversation_id}?at=7`,
  },
  announcement: {
    event: chat.messageSent,
    payload: ({ owner, club_id }) => ({
      ...{ ...message, kind: 'channel', channel: 'announcements', club_id, author_id: owner.id },
    }),
    fan: ['announcement', { excerpt: 'Doors at eight.' }],
    other: ['announcement', { excerpt: 'Doors at eight.' }],
    link: `/user/chat/${conversation_id}?at=7`,
  },
  'answer to a broadcast': {
    event: chat.broadcastAnswered,
    payload: ({ fan, club_id }) => ({
      ...{ answer_id: id(), message_id: id(), conversation_id, seq: 7, club_id, author_id: fan.id },
      text_preview: 'The slow one',
    }),
    owner: ['broadcast-answer', { excerpt: 'The slow one' }],
    link: `/user/chat/${conversation_id}?at=7`,
  },
  'vote opened': {
    event: votes.voteOpened,
    payload: (cast) => vote(cast),
    fan: ['vote-opened', { title: 'Which city?' }],
    other: ['vote-opened', {}],
    owner: ['vote-opened', {}],
  },
  'answer due': {
    event: votes.answerDue,
    payload: (cast) => ({ ...vote(cast), due_at: at }),
    owner: ['vote-answer-due', { due_at: at, moment: 'overdue' }],
  },
};

const message = {
  ...{ message_id: id(), conversation_id, kind: 'direct', channel: null, club_id: null, seq: 7 },
  ...{
    receiver_id: null,
    mentions: [],
    reply_author_id: null,
    text_preview: 'Doors at eight.',
    is_request: false,
  },
};

test.each(Object.entries(cases))('%s', async (_, { event, payload, link, ...told }) => {
  stage = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
  const cast: Cast = {
    ...{ fan: await stage.make('member'), other: await stage.make('member'), owner: stage.owner },
    club_id: stage.club.id,
  };
  // Only who may read a channel is told of what is said in it.
  await app.platform.db.query({
    text: `insert into conversations (id, kind, channel, club_id, name, position, last_at, created_at)
      values ($1, 'channel', 'custom', $2, 'Doors', 9, now(), now())
      on conflict (id) do update set club_id = excluded.club_id`,
    values: [conversation_id, stage.club.id],
  });
  await deliverTwice(app, event, payload(cast));
  for (const who of ['fan', 'other', 'owner'] as const) {
    const entries = await inboxOf(app, cast[who].as);
    const [kind, facts] = told[who] ?? [];
    expect(entries.map((entry) => entry.kind)).toEqual(kind === undefined ? [] : [kind]);
    if (facts !== undefined) expect(entries[0]).toMatchObject({ count: 1, read: false, payload: facts });
    for (const entry of entries) expect(entry.link).toMatch(link === undefined ? /^\/[a-z]/ : link);
  }
});

test('every kind has a handler or a clock that tells it', () => {
  const byClock: NotificationKind[] = ['streak-risk', 'freeze-used', 'ticket-reminder'];
  // Written as letters by orders and by insights: the order, and the club's overview, are there in the app.
  const byLetter: NotificationKind[] = ['order-placed', 'weekly-figures'];
  // One handler tells of messages and requests, and one of comments and replies.
  const withOthers: NotificationKind[] = [
    'message-request',
    'reply',
    'chat-reply',
    'mention',
    'drop',
    'hand-over',
  ];
  const named = handlers.map(({ name }) => name.replace('notifications.', ''));
  for (const kind of notificationKindNames) {
    if ([...byClock, ...byLetter, ...withOthers].includes(kind)) continue;
    expect(
      named.some((name) => name === kind || name.startsWith(`${kind}-`)),
      kind,
    ).toBe(true);
  }
});
