// Owns the shapes of clubs: the card, the front door with what its viewer may do, settings and policies.
import { isTimeZone } from '@stagepass/base/local-day.ts';
import { z } from 'zod';
import { id, time } from '../shapes.ts';
import { interest, picture, profileLink, userCard } from '../users/shapes.ts';

/** 3 to 30 of a–z, 0–9 and -, no hyphen at an end. Which words are reserved is the server's. */
export const clubHandle = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9-]{1,28}[a-z0-9]$/, 'takes 3 to 30 of a–z, 0–9 and -');

export const clubName = z.string().trim().min(2, 'is shorter than 2 characters').max(50);
export const tagline = z.string().trim().max(90);
export const clubDescription = z.string().trim().max(4000);
export const language = z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'is not a language');
/** As `Europe/Berlin`: where the club’s days begin and end. */
export const timeZone = z.string().max(64).refine(isTimeZone, 'is not a time zone');
export const hue = z.int().min(0).max(359);

export const clubVisibilities = ['public', 'private'] as const;
export const clubVisibility = z.enum(clubVisibilities);
export type ClubVisibility = z.infer<typeof clubVisibility>;

/** Who gets in, and how: at once, after requirements, after a yes of the staff, or by invitation only. */
export const joinPolicies = ['open', 'requirements', 'approval', 'invite'] as const;
export const joinPolicy = z.enum(joinPolicies);
export type JoinPolicy = z.infer<typeof joinPolicy>;

export const postingPolicies = ['staff', 'members'] as const;
export const postingPolicy = z.enum(postingPolicies);
export type PostingPolicy = z.infer<typeof postingPolicy>;

/** The tabs a club can have. One whose domain is not there yet can be stored, and is not shown. */
export const clubModules = [
  'posts',
  'missions',
  'stations',
  'market',
  'achievement',
  'votes',
  'gacha',
  'levels',
  'subscriptions',
  'messages',
  'ai',
] as const;
export type ClubModule = (typeof clubModules)[number];

export const moduleSetting = z.strictObject({ module: z.enum(clubModules), on: z.boolean() });
export type ModuleSetting = z.infer<typeof moduleSetting>;

export const houseRule = z.string().trim().min(1).max(300);

export const linkPolicies = ['allow', 'hold', 'block'] as const;
export type LinkPolicy = (typeof linkPolicies)[number];
export const mediaPolicies = ['everyone', 'members', 'staff'] as const;
export type MediaPolicy = (typeof mediaPolicies)[number];

/** What may be written here: blocked words, what becomes of links, who may add pictures and videos. */
export const textPolicy = z.strictObject({
  blocked_words: z.array(z.string().trim().min(2).max(40)).max(200),
  link_policy: z.enum(linkPolicies),
  media_policy: z.enum(mediaPolicies),
});
export type TextPolicy = z.infer<typeof textPolicy>;

/** A club in one row or tile. */
export const clubCard = z.object({
  id,
  handle: z.string(),
  name: z.string(),
  tagline: z.string(),
  category: interest,
  hue: z.int(),
  picture: picture.nullable(),
  cover_url: z.string().nullable(),
  visibility: clubVisibility,
  join_policy: joinPolicy,
  member_count: z.int(),
});
export type ClubCard = z.infer<typeof clubCard>;

export const clubRoles = ['visitor', 'guest', 'member', 'admin', 'owner'] as const;
export const clubRole = z.enum(clubRoles);
export type ClubRole = z.infer<typeof clubRole>;

/** What an admin was made for: the entrance, order among people and posts, selling, or everything an admin may do. */
export const adminScopes = ['scan', 'moderate', 'sales', 'all'] as const;
export const adminScope = z.enum(adminScopes);
export type AdminScope = z.infer<typeof adminScope>;

export const tierMark = z.object({ id, rank: z.int(), name: z.string(), hue: z.int() });
export type TierMark = z.infer<typeof tierMark>;

/** What the viewer is here and may do; the phone shows it and decides nothing. */
export const clubViewer = z.object({
  role: clubRole,
  /** Of an admin; empty for everybody else. */
  scopes: z.array(adminScope),
  operator: z.boolean(),
  member_number: z.int().nullable(),
  joined_at: time.nullable(),
  tier: tierMark.nullable(),
  /** Has one of the club's plans. */
  subscribed: z.boolean(),
  muted_until: time.nullable(),
  banned: z.boolean(),
  /** A request to join waits for an answer. */
  pending: z.boolean(),
  can: z.object({
    see_inside: z.boolean(),
    join: z.boolean(),
    leave: z.boolean(),
    comment: z.boolean(),
    take_part: z.boolean(),
    post: z.boolean(),
    /** Opens Manage: all staff, whatever their scope. */
    manage: z.boolean(),
    scan: z.boolean(),
    manage_content: z.boolean(),
    manage_sales: z.boolean(),
    manage_members: z.boolean(),
    manage_club: z.boolean(),
    manage_admins: z.boolean(),
    delete_club: z.boolean(),
    hand_over: z.boolean(),
    answer_hand_over: z.boolean(),
  }),
});
export type ClubViewer = z.infer<typeof clubViewer>;

/** The front door: everything about a club that is no module of it. */
export const club = clubCard.extend({
  description: z.string(),
  language: z.string(),
  time_zone: z.string(),
  posting: postingPolicy,
  /** In the order of the tabs, positions from 0. */
  modules: z.array(z.object({ module: z.enum(clubModules), on: z.boolean(), position: z.int() })),
  links: z.array(profileLink),
  house_rules: z.array(z.string()),
  owner: userCard,
  created_at: time,
  suspended: z.boolean(),
  /** Set while a deletion waits out its grace. */
  delete_after: time.nullable(),
  /** An offer that waits for its answer; shown to the owner and to whom it is made. */
  hand_over: z.object({ to: userCard, offered_at: time }).nullable(),
  viewer: clubViewer,
});
export type ClubView = z.infer<typeof club>;

/** How much of what its licence gives a club has used; no cap means unlimited. */
export const clubLimit = z.object({
  name: z.string(),
  used: z.int(),
  cap: z.int().nullable(),
});

/** What stands in a club that is to be deleted: each figure has its sentence before the owner decides. */
export const clubValue = z.object({
  members: z.int(),
  /** The club's balance: it becomes a last payout to the owner. */
  balance_cents: z.int(),
  /** What is left of the reward budget of its missions: it goes to the balance first, and into that payout. */
  mission_budget_cents: z.int(),
  /** What its campaigns set aside: those that run close and pay their winners, the rest goes to the balance and into that payout. */
  campaign_cents: z.int(),
  /** Copies that its campaigns set aside: winners get theirs, the rest goes back to the club. */
  campaign_items: z.int(),
  /** Copies that fans hold: they keep them. Unused tickets among them: nobody can scan them any more. */
  fan_items: z.int(),
  fan_tickets: z.int(),
  /** Auctions that are open: with a bid, the leader wins; without one, they are canceled. */
  auctions_led: z.int(),
  auctions_without_bid: z.int(),
  /** What the club sells; what fans sell, which goes back to them. */
  store_listings: z.int(),
  resale_listings: z.int(),
  /** Packs that can be opened. */
  packs: z.int(),
});
export type ClubValue = z.infer<typeof clubValue>;
