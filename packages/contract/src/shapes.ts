// Owns the shapes that every domain's answers share: the data envelope, pages by key, and common scalars.
import { z } from 'zod';

/** `{data: …}`, the envelope of every answer. */
export function answer<T extends z.ZodType>(data: T) {
  return z.object({ data });
}

/** A list paged by key: pass `next_cursor` back as `cursor` for the next page; null at the end. */
export function page<T extends z.ZodType>(entry: T) {
  return z.object({ data: z.array(entry), next_cursor: z.string().nullable() });
}

/** Nothing to tell but that it worked. */
export const done = answer(z.object({ done: z.literal(true) }));

export const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'is not an id');
export const time = z.string().describe('ISO 8601, UTC');
export const cursor = z.string().max(400).optional();
