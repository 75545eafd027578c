// Owns the shapes of search: what can be found, and how results are grouped.
import { z } from 'zod';
import { id } from '../shapes.ts';
import { subjectCard, subjectKinds } from '../subjects/shapes.ts';

/** What has documents in the index; auctions are found where they run, and leave no document behind. */
export const documentKinds = [
  'club',
  'item',
  'mission',
  'campaign',
  'station',
  'vote',
  'user',
  'post',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The order of the groups on the screen. */
export const searchKinds = [
  'club',
  'mission',
  'campaign',
  'station',
  'vote',
  'auction',
  'item',
  'user',
  'post',
] as const;
export const searchKind = z.enum(searchKinds);
export type SearchKind = z.infer<typeof searchKind>;

/** What is typed; shown and sent as it is. */
export const searchText = z.string().trim().min(1, 'is empty').max(80, 'is longer than 80 characters');

/** A subject's card, or a live auction's, with what it stands at and when it ends. */
export const searchCard = subjectCard.extend({
  kind: z.enum([...subjectKinds, 'auction']),
  auction: z
    .object({
      id,
      /** The visible price; what the first bid must reach before there is one. */
      price_cents: z.int(),
      bid_count: z.int(),
      ends_at: z.iso.datetime(),
    })
    .nullable(),
});
export type SearchCard = z.infer<typeof searchCard>;

export const searchGroup = z.object({
  kind: searchKind,
  cards: z.array(searchCard),
  /** For more of this kind: ask with `kind` and this cursor. */
  next_cursor: z.string().nullable(),
});
export type SearchGroup = z.infer<typeof searchGroup>;
