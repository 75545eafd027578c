// Owns the ticket that stands between a provider's word and a new account: sealed, for ten minutes, used up by its first use.
import { ticketExpired } from '@stagepass/contract/auth/errors.ts';
import { type ConsentTicket, signInProviders } from '@stagepass/contract/auth/shapes.ts';
import { z } from 'zod';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { insertFlow, takeFlow } from '../flows.store.ts';
import { hashToken } from '../sessions.rules.ts';

const CONSENT_MS = 10 * 60_000;
const purpose = 'auth-consent';

const sealedProfile = z.object({
  kind: z.enum(signInProviders),
  subject: z.string(),
  label: z.string(),
  display_name: z.string(),
  email: z.string().nullable(),
  email_verified: z.boolean(),
});
/** What a provider that signs in says of somebody. */
export type SigningProfile = z.infer<typeof sealedProfile>;

/** What the provider said travels in the ticket: of somebody who has not agreed, nothing is kept here. */
export async function askConsent(
  platform: Platform,
  tx: Tx,
  profile: SigningProfile,
): Promise<ConsentTicket> {
  const ticket = platform.secrets.seal(purpose, JSON.stringify(profile));
  await insertFlow(tx, {
    key_hash: hashToken(ticket),
    kind: 'consent',
    proof: '',
    redirect_uri: '',
    user_id: null,
    expires_at: new Date(platform.clock.now().getTime() + CONSENT_MS),
  });
  return { ticket, kind: profile.kind, label: profile.label };
}

export async function takeConsent(platform: Platform, tx: Tx, ticket: string): Promise<SigningProfile> {
  const at = platform.clock.now();
  const flow = await takeFlow(tx, { key_hash: hashToken(ticket), kind: 'consent', at });
  const opened = flow === undefined ? undefined : platform.secrets.open(purpose, ticket);
  return opened === undefined ? fail(ticketExpired) : sealedProfile.parse(JSON.parse(opened));
}
