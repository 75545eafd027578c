// Owns the shapes of search: what can be found, and how results are grouped.
import { z } from 'zod';
import { subjectCard } from '../subjects/shapes.ts';

/** The order of the groups on the screen. */
export const searchKinds = ['club', 'item', 'user', 'post'] as const;
export const searchKind = z.enum(searchKinds);
export type SearchKind = z.infer<typeof searchKind>;

/** What is typed; shown and sent as it is. */
export const searchText = z.string().trim().min(1, 'is empty').max(80, 'is longer than 80 characters');

export const searchGroup = z.object({
  kind: searchKind,
  cards: z.array(subjectCard),
  /** For more of this kind: ask with `kind` and this cursor. */
  next_cursor: z.string().nullable(),
});
export type SearchGroup = z.infer<typeof searchGroup>;
