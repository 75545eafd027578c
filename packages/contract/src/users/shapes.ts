// Owns the shapes of people: names, the public profile and the own one, and how people stand to each other.
import { z } from 'zod';
import { id, time } from '../shapes.ts';

export const userName = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9_]{3,20}$/, 'must have 3 to 20 characters: a–z, 0–9 and _');

export const displayName = z.string().trim().min(1, 'is empty').max(50, 'is longer than 50 characters');
export const bio = z.string().trim().max(300, 'is longer than 300 characters');

/** What a fan likes; also the categories of clubs. */
export const interests = [
  'music',
  'football',
  'streaming',
  'cafes',
  'theatre',
  'games',
  'choir',
  'film',
  'books',
  'art',
  'food',
  'sport',
] as const;
export const interest = z.enum(interests);
export type Interest = z.infer<typeof interest>;

export const profileLink = z.strictObject({
  label: z.string().trim().min(1).max(30),
  url: z.url({ protocol: /^https?$/ }).max(300),
});

/** A picture in the sizes that screens ask for, smallest first. */
export const picture = z.object({ small_url: z.string(), large_url: z.string() });

/** A person in one line: list rows, authors, senders. */
export const userCard = z.object({
  id,
  user_name: z.string(),
  display_name: z.string(),
  avatar: picture.nullable(),
});

export type UserCard = z.infer<typeof userCard>;

/** Who may see something of a person's. */
export const audiences = ['everybody', 'followers', 'nobody'] as const;
export type Audience = (typeof audiences)[number];
/** Who may follow a person: everybody, those whom the person follows, nobody. */
export const followableBy = ['everybody', 'followed', 'nobody'] as const;
export type FollowableBy = (typeof followableBy)[number];

export const privacy = z.object({
  collection_for: z.enum(audiences),
  /** Who sees whom the person follows, and who follows the person. */
  follow_lists_for: z.enum(audiences),
  followable_by: z.enum(followableBy),
  clubs_shown: z.boolean(),
  /** Whether people whom the person does not follow may write to the person first, members of the same club among them. */
  message_requests: z.boolean(),
});
export type Privacy = z.infer<typeof privacy>;

/** How the viewer stands to a person. */
export const relation = z.object({
  following: z.boolean(),
  followed_by: z.boolean(),
  muted: z.boolean(),
  /** By the viewer. Whoever was blocked by the person finds nobody. */
  blocked: z.boolean(),
});
export type Relation = z.infer<typeof relation>;

/** A club on a person's profile. */
export const profileClub = z.object({
  id,
  handle: z.string(),
  name: z.string(),
  hue: z.int(),
  picture: picture.nullable(),
  role: z.enum(['member', 'admin', 'owner']),
  /** Whether the viewer is in it too. */
  shared: z.boolean(),
});
export type ProfileClub = z.infer<typeof profileClub>;

const profileBase = userCard.extend({
  bio: z.string(),
  links: z.array(profileLink),
  joined_at: time,
  /** Hue of the person's own art, 0–359. */
  hue: z.int(),
  followers: z.int(),
  following: z.int(),
});

export const publicProfile = profileBase.extend({
  /** Null for a visitor, and on one's own profile. */
  viewer: relation.nullable(),
  /** Whom the viewer follows among the person's followers: how many, and some of them. */
  mutual: z.object({ count: z.int(), some: z.array(userCard) }),
  /** At most 12, shared ones first; empty where they are not shown. */
  clubs: z.array(profileClub),
  clubs_shared: z.int(),
  /** What the person's privacy lets this viewer see. */
  shows: z.object({ clubs: z.boolean(), collection: z.boolean(), follow_lists: z.boolean() }),
  can: z.object({
    edit: z.boolean(),
    follow: z.boolean(),
    block: z.boolean(),
    report: z.boolean(),
    message: z.boolean(),
  }),
});
export type PublicProfile = z.infer<typeof publicProfile>;

/** A person in a list of people, as the viewer stands to them. */
export const listedPerson = userCard.extend({
  bio: z.string(),
  viewer: relation.nullable(),
  can: z.object({ follow: z.boolean() }),
});
export type ListedPerson = z.infer<typeof listedPerson>;

export const ownProfile = profileBase.extend({
  email: z.string(),
  email_verified: z.boolean(),
  interests: z.array(interest),
  operator: z.boolean(),
  /** Null where it can be changed now. */
  user_name_changeable_at: time.nullable(),
  welcome_done: z.boolean(),
  can: z.object({ edit: z.boolean() }),
});
export type OwnProfile = z.infer<typeof ownProfile>;
