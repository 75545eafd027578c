// Owns the shape of a partner page: what an operator writes and a visitor sees.
import { z } from 'zod';
import { time } from '../shapes.ts';

export const pageSlug = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9-]{1,39}$/, 'must have 2 to 40 letters, digits and -');

const ownPathOrWebAddress = z
  .string()
  .max(300)
  .refine(
    (text) => /^\/(?![/\\])/.test(text) || /^https:\/\//.test(text),
    'must be a path of this site or an https address',
  );

export const pageContent = z.strictObject({
  title: z.string().trim().min(1).max(80),
  tagline: z.string().trim().max(160),
  hue: z.int().min(0).max(359),
  /** Address of the hero picture; null draws one from the slug. */
  hero_url: z.string().max(300).nullable(),
  /** Paragraphs in safe Markdown. */
  text: z.string().max(8000),
  facts: z.array(z.strictObject({ label: z.string().max(40), value: z.string().max(40) })).max(6),
  /** Ids of the clubs to feature, in order. */
  featured_club_ids: z.array(z.string().max(64)).max(12),
  campaign_id: z.string().max(64).nullable(),
  button: z.strictObject({ label: z.string().trim().min(1).max(40), href: ownPathOrWebAddress }).nullable(),
});
export type PageContent = z.infer<typeof pageContent>;

export const partnerPage = z.object({ slug: z.string(), ...pageContent.shape, updated_at: time });
export type PartnerPage = z.infer<typeof partnerPage>;
