// Owns the shapes that every domain's answers share: the data envelope, pages by key, and common scalars.
import { z } from 'zod';
import type { ErrorCode } from './endpoint.ts';

/** `{data: …}`, the envelope of every answer. */
export function answer<T extends z.ZodType>(data: T) {
  return z.object({ data });
}

/** A list paged by key: pass `next_cursor` back as `cursor` for the next page; null at the end. */
export function page<T extends z.ZodType>(entry: T) {
  return z.object({ data: z.array(entry), next_cursor: z.string().nullable() });
}

/** A table as a file, for spreadsheets: spread into an endpoint. */
export const csv = {
  download: { type: 'text/csv; charset=utf-8' },
  answer: z.string().describe('UTF-8 with a byte order mark; the first line names the columns'),
} as const;

/** A calendar that phones import and subscribe to (RFC 5545): spread into an endpoint. */
export const ics = {
  download: { type: 'text/calendar; charset=utf-8' },
  answer: z.string().describe('an iCalendar file'),
} as const;

/** An archive of files: spread into an endpoint. */
export const zip = {
  download: { type: 'application/zip' },
  answer: z.string().meta({ format: 'binary' }),
} as const;

/** A sheet to print: spread into an endpoint. */
export const pdf = {
  download: { type: 'application/pdf' },
  answer: z.string().meta({ format: 'binary' }),
} as const;

/** Nothing to tell but that it worked. */
export const done = answer(z.object({ done: z.literal(true) }));

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Ask before a text from outside reaches a uuid column: PostgreSQL answers a malformed one with an error. */
export function isId(text: string): boolean {
  return idPattern.test(text);
}

/** An id of ours. A malformed one is answered as one that is not there, by that error, before any handler runs. */
export function idOr(notFound: ErrorCode) {
  return z
    .string()
    .refine(isId, { params: { not_found: notFound } })
    .meta({ format: 'uuid' });
}

export const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'is not a valid id');

const NO_ROW = '00000000-0000-0000-0000-000000000000';

/** An id by which a list is filtered. A malformed one finds nothing, as one that no row has. */
export const idFilter = id.transform((text) => (isId(text) ? text : NO_ROW)).optional();

export const time = z.string().describe('ISO 8601, UTC');
export const cursor = z.string().max(400).optional();
