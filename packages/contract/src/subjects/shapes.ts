// Owns what a subject is: anything that can be reported, shared, found or shown as a card, held as {kind, id}.
import { z } from 'zod';
import { id } from '../shapes.ts';

/** Every kind has exactly one owner, registered at boot; a kind without one does not compile. */
export const subjectKinds = [
  'user',
  'club',
  'post',
  'comment',
  'item',
  'mission',
  'station',
  'campaign',
  'message',
  'answer',
  'vote',
] as const;
export const subjectKind = z.enum(subjectKinds);
export type SubjectKind = z.infer<typeof subjectKind>;

export const subjectRef = z.object({ kind: subjectKind, id });
export type SubjectRef = z.infer<typeof subjectRef>;

/** The person behind a subject; the same fields as a user's card, which a later row owns. */
export const subjectAuthor = z.object({
  id,
  user_name: z.string(),
  display_name: z.string(),
  avatar: z.object({ small_url: z.string(), large_url: z.string() }).nullable(),
});

/** `shown` to this viewer; `hidden` for a reason the viewer may know of; `gone` for good. */
export const subjectStates = ['shown', 'hidden', 'gone'] as const;

export const subjectCard = z.object({
  kind: subjectKind,
  id,
  title: z.string(),
  text: z.string(),
  /** Where it is shown on the web: an address of our own, starting with /. */
  path: z.string(),
  picture_url: z.string().nullable(),
  author: subjectAuthor.nullable(),
  club_id: id.nullable(),
  state: z.enum(subjectStates),
});
export type SubjectCard = z.infer<typeof subjectCard>;
