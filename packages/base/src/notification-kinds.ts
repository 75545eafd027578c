// Owns the kinds of notifications as plain values: the tab each stands in, its channels, and what bundles it.

/** Tabs of the inbox, beside All. */
export const notificationGroups = ['for-me', 'missions', 'market', 'clubs'] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

export const notificationChannels = ['app', 'push', 'mail'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/**
 * `on` and `off`: what holds until somebody chooses. `always`: cannot be turned off. `never`: is not offered for this kind.
 */
export type ChannelDefault = 'on' | 'off' | 'always' | 'never';

export interface NotificationKindRule {
  readonly group: NotificationGroup;
  readonly channels: Readonly<Record<NotificationChannel, ChannelDefault>>;
  /** How an unread entry takes up the next one about the same thing: as one more person, as one more thing, or not at all. */
  readonly bundles: 'people' | 'things' | false;
  /** A bundle is pushed when it begins, not each time it grows: for what may come by the thousand. */
  readonly push_once: boolean;
  /** Whether a club can have its own choice. */
  readonly per_club: boolean;
  /** For those who run a club; others are not offered it in settings. */
  readonly staff: boolean;
  /** A letter of its own goes out at once where mail is on; kinds without one are in the digest, and so is what has none of a kind. */
  readonly letter: boolean;
}

type Choice = readonly [app: ChannelDefault, push: ChannelDefault, mail: ChannelDefault];

function kind(
  group: NotificationGroup,
  [app, push, mail]: Choice,
  more: Partial<Omit<NotificationKindRule, 'group' | 'channels'>> = {},
): NotificationKindRule {
  return {
    group,
    channels: { app, push, mail },
    bundles: false,
    push_once: false,
    per_club: true,
    staff: false,
    letter: false,
    ...more,
  };
}

const hint: Choice = ['on', 'on', 'on'];
const quiet: Choice = ['on', 'off', 'off'];
const must: Choice = ['always', 'on', 'on'];

export const notificationKinds = {
  // People.
  follower: kind('for-me', ['on', 'on', 'off'], { bundles: 'people', per_club: false }),
  comment: kind('for-me', hint, { bundles: 'people' }),
  reply: kind('for-me', hint, { bundles: 'people' }),
  mention: kind('for-me', hint),
  reaction: kind('for-me', ['on', 'off', 'off'], { bundles: 'people' }),
  // Chat. Messages have their own list and counter, so the inbox and the digest that is made of it leave them out.
  message: kind('for-me', ['never', 'on', 'never'], { bundles: 'things' }),
  // Nothing is sent about somebody whom the person has not accepted.
  'message-request': kind('for-me', ['on', 'never', 'never'], { bundles: 'people', per_club: false }),
  'chat-mention': kind('for-me', ['on', 'on', 'off'], { bundles: 'people' }),
  'chat-reply': kind('for-me', ['on', 'on', 'off'], { bundles: 'people' }),
  announcement: kind('clubs', hint, { bundles: 'things' }),
  // What somebody earns.
  level: kind('for-me', ['on', 'on', 'off']),
  tier: kind('for-me', hint),
  badge: kind('for-me', ['on', 'on', 'off']),
  achievement: kind('for-me', ['on', 'on', 'off']),
  'item-received': kind('for-me', hint, { bundles: 'things' }),
  'tokens-received': kind('for-me', hint),
  'streak-risk': kind('for-me', ['on', 'on', 'never']),
  'freeze-used': kind('for-me', ['on', 'off', 'off']),
  'invite-used': kind('for-me', ['on', 'on', 'off'], { bundles: 'people' }),
  // Set by the person for a single thing, whichever club it is of.
  reminder: kind('for-me', ['always', 'on', 'on'], { letter: true, per_club: false }),
  // Missions and campaigns.
  'mission-published': kind('missions', ['on', 'off', 'on'], { bundles: 'things' }),
  'mission-completed': kind('missions', quiet),
  'mission-reviewed': kind('missions', must),
  'mission-taken-back': kind('missions', must, { letter: true }),
  'campaign-prize': kind('missions', must),
  'campaign-ended': kind('missions', ['on', 'off', 'on']),
  // Market, money and tickets.
  outbid: kind('market', ['always', 'on', 'off']),
  'auction-lead': kind('market', must, { letter: true }),
  'auction-won': kind('market', must),
  'auction-ended': kind('market', ['on', 'on', 'off']),
  drop: kind('market', ['on', 'on', 'on'], { bundles: 'things' }),
  'resale-sold': kind('market', must),
  'order-placed': kind('market', ['never', 'never', 'on'], { letter: true, per_club: false }),
  'order-refunded': kind('market', must, { letter: true }),
  subscription: kind('market', must),
  'win-back': kind('market', hint),
  'top-up': kind('market', must, { letter: true, per_club: false }),
  'ticket-reminder': kind('market', hint),
  'ticket-used': kind('market', ['always', 'on', 'off']),
  'ticket-restored': kind('market', ['always', 'on', 'off']),
  // Events of clubs.
  'event-published': kind('clubs', ['on', 'off', 'on'], { bundles: 'things' }),
  'event-changed': kind('clubs', must),
  'event-cancelled': kind('clubs', must),
  'event-refunded': kind('market', must),
  'event-guest': kind('clubs', hint),
  'event-soon': kind('clubs', hint),
  // Clubs, for their members.
  'join-answered': kind('clubs', must, { letter: true }),
  'club-post': kind('clubs', ['on', 'off', 'on'], { bundles: 'things' }),
  'club-closing': kind('clubs', must),
  role: kind('clubs', must),
  'club-suspended': kind('clubs', must, { staff: true }),
  'hand-over': kind('clubs', must),
  'vote-opened': kind('clubs', hint, { bundles: 'things' }),
  'vote-closed': kind('clubs', ['on', 'off', 'on']),
  'vote-answered': kind('clubs', ['on', 'off', 'on']),
  // Safety.
  'member-action': kind('clubs', ['always', 'on', 'off']),
  'content-decided': kind('clubs', ['always', 'on', 'on'], { letter: true }),
  'appeal-answered': kind('clubs', ['always', 'on', 'on'], { letter: true }),
  'report-decided': kind('clubs', ['on', 'off', 'off']),
  // For those who run a club.
  'join-request': kind('clubs', ['on', 'on', 'off'], { bundles: 'people', staff: true }),
  'review-waiting': kind('missions', ['on', 'off', 'on'], { bundles: 'people', staff: true, letter: true }),
  'text-held': kind('clubs', ['on', 'off', 'off'], { bundles: 'people', staff: true }),
  'report-made': kind('clubs', ['on', 'on', 'off'], { bundles: 'things', staff: true }),
  'appeal-made': kind('clubs', ['on', 'on', 'off'], { bundles: 'things', staff: true }),
  sale: kind('market', ['on', 'on', 'on'], { bundles: 'things', staff: true, letter: true }),
  'new-subscriber': kind('market', ['on', 'on', 'off'], { bundles: 'people', staff: true }),
  'subscriber-left': kind('market', ['on', 'off', 'off'], { bundles: 'people', staff: true }),
  'auction-unsold': kind('market', ['on', 'on', 'off'], { staff: true }),
  payout: kind('market', must, { staff: true }),
  'license-limit': kind('clubs', ['always', 'on', 'on'], { staff: true }),
  'license-payment': kind('clubs', must, { staff: true }),
  'campaign-invited': kind('missions', must, { staff: true }),
  // Always in the app: a push for each of a thousand answers is what the entry there prevents.
  'broadcast-answer': kind('clubs', ['always', 'on', 'off'], {
    ...{ bundles: 'people', push_once: true, staff: true },
  }),
  'vote-answer-due': kind('clubs', ['always', 'on', 'on'], { staff: true }),
  'weekly-figures': kind('clubs', ['never', 'never', 'on'], { staff: true, letter: true }),
} as const satisfies Record<string, NotificationKindRule>;

export type NotificationKind = keyof typeof notificationKinds;
export const notificationKindNames = Object.keys(notificationKinds) as [
  NotificationKind,
  ...NotificationKind[],
];

/** The rule with its fields as wide types, for code that goes over all kinds. */
export function notificationRule(name: NotificationKind): NotificationKindRule {
  return notificationKinds[name];
}

export function channelOffered(name: NotificationKind, channel: NotificationChannel): boolean {
  return notificationRule(name).channels[channel] !== 'never';
}

export function channelLocked(name: NotificationKind, channel: NotificationChannel): boolean {
  const choice = notificationRule(name).channels[channel];
  return choice === 'always' || choice === 'never';
}

export const digestRhythms = ['off', 'daily', 'weekly'] as const;
export type DigestRhythm = (typeof digestRhythms)[number];

/** Until somebody chooses: a weekly digest, no quiet hours. */
export const DEFAULT_DIGEST: DigestRhythm = 'weekly';
/** Offered first where somebody turns quiet hours on. */
export const USUAL_QUIET_HOURS = { from: '22:00', to: '08:00' } as const;
/** Of one person: more than these, and the one that was seen longest ago is dropped. */
export const MOST_PUSH_DEVICES = 20;
/** A phone registers its subscription anew after this long. */
export const RENEW_PUSH_AFTER_DAYS = 7;
/** A club's own choices that one person can have. */
export const MOST_CLUB_CHOICES = 200;
