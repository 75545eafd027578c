// Owns the shapes of people: names, the public profile and the own one.
import { z } from 'zod';
import { id, time } from '../shapes.ts';

export const userName = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9_]{3,20}$/, 'takes 3 to 20 of a–z, 0–9 and _');

export const displayName = z.string().trim().min(1, 'is empty').max(50, 'is longer than 50 characters');
export const bio = z.string().trim().max(300, 'is longer than 300 characters');

/** What a fan is into; also the categories of clubs. */
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

export const publicProfile = userCard.extend({
  bio: z.string(),
  links: z.array(profileLink),
  joined_at: time,
  /** Hue of the person's own art, 0–359. */
  hue: z.int(),
  can: z.object({ edit: z.boolean() }),
});
export type PublicProfile = z.infer<typeof publicProfile>;

export const ownProfile = publicProfile.extend({
  email: z.string(),
  email_verified: z.boolean(),
  interests: z.array(interest),
  operator: z.boolean(),
  /** Null where it can be changed now. */
  user_name_changeable_at: time.nullable(),
  welcome_done: z.boolean(),
});
export type OwnProfile = z.infer<typeof ownProfile>;
