// Owns the shapes of SOCIAL: something to do on another network, checked there where it can be, otherwise proved and reviewed.
import { z } from 'zod';
import { id } from '../shapes.ts';
import { socialActs, socialChecks, socialNetworks, socialProofs } from './kinds.ts';

const type = z.literal('SOCIAL');
const what = { network: z.enum(socialNetworks), act: z.enum(socialActs) };

export const socialConfig = z.strictObject({
  type,
  ...what,
  /** Where it is done: an invitation, a profile, a post. */
  url: z.url({ protocol: /^https$/, error: 'is not an https:// address' }).max(500),
  text: z.string().trim().max(1000, 'is longer than 1,000 characters'),
  /** Of a post, without the #; empty for none. */
  hashtag: z
    .string()
    .trim()
    .transform((tag) => tag.replace(/^#+/, ''))
    .refine((tag) => /^[\p{L}\p{N}_]{0,60}$/u.test(tag), 'may hold letters, digits and _ only'),
  /** Discord's id of the server that is to be joined; null where a proof is reviewed instead. */
  server_id: z
    .string()
    .regex(/^\d{15,25}$/, 'is no id of a Discord server')
    .nullable(),
  /** What shows that it was done, where nothing can be asked. */
  proof: z.enum(socialProofs),
});

export const socialSummary = z.object({ type, ...what });

export const socialTask = z.object({
  type,
  ...what,
  url: z.string(),
  text: z.string(),
  hashtag: z.string(),
  proof: z.enum(socialProofs),
  /** Whether the network itself can be asked. */
  check: z.enum(socialChecks),
});

export const socialAnswer = z.strictObject({
  type,
  /** `check`: the network is asked now. `proof`: somebody of the club looks at it. */
  way: z.enum(['check', 'proof']),
  link: z.string().trim().max(500).nullable().default(null),
  media_id: id.nullable().default(null),
  note: z.string().trim().max(500, 'is longer than 500 characters').default(''),
});
