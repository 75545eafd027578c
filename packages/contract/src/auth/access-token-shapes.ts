// Owns the shapes of personal access tokens.

import { tokenScopes } from '@stagepass/base/token-scopes.ts';
import { z } from 'zod';
import { id, time } from '../shapes.ts';

export const accessTokenName = z.string().trim().min(1, 'is empty').max(60);
export const accessTokenScopes = z
  .array(z.enum(tokenScopes))
  .min(1, 'names no scope')
  .max(tokenScopes.length)
  .refine((scopes) => new Set(scopes).size === scopes.length, 'names a scope twice');
export const accessTokenDays = z.int().min(1).max(365);

export const accessToken = z.object({
  id,
  name: z.string(),
  /** The first characters of its text, to tell it from others. */
  starts_with: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  created_at: time,
  expires_at: time,
  expired: z.boolean(),
  /** Within five minutes; null where it was never used. */
  last_used_at: time.nullable(),
});
export type AccessToken = z.infer<typeof accessToken>;
