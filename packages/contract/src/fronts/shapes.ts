// Owns the shapes of fronts: what screens made of many domains are told in one answer.
import { z } from 'zod';
import { auctionCard } from '../auctions/shapes.ts';
import { clubCard } from '../clubs/shapes.ts';
import { interest } from '../users/shapes.ts';

/** A club that gains members, with how many this week. */
export const risingClub = z.object({ club: clubCard, joined_this_week: z.int() });

/** The same for everybody: nothing here depends on who asks. */
export const discoverFront = z.object({
  /** The posters at the head: chosen by whoever runs the instance, the liveliest where nothing is. */
  featured: z.array(clubCard),
  /** Running ones of clubs that everybody may find, those that end first in front. */
  auctions: z.array(auctionCard),
  rising: z.array(risingClub),
  newest: z.array(clubCard),
  /** Those that have clubs, the fullest first. */
  categories: z.array(z.object({ category: interest, clubs: z.int() })),
});
export type DiscoverFront = z.infer<typeof discoverFront>;

/** A club near what somebody likes, and what it is near to. */
export const suggestedClub = z.object({
  club: clubCard,
  /** A club of theirs of the same kind; null where only an interest speaks for it, or nothing. */
  like_club: z.string().nullable(),
});
export type SuggestedClub = z.infer<typeof suggestedClub>;
