// Owns the round trip to Twitter: a request token serves once, and only with the secret that went to its starter.
import { flowExpired, redirectNotAllowed } from '@stagepass/contract/auth/errors.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { insertFlow, takeFlow } from '../flows.store.ts';
import type { ProviderProfile } from '../providers.client.ts';
import { allowedRedirect } from '../redirects.rules.ts';
import { hashToken } from '../sessions.rules.ts';
import {
  fetchTwitterProfile,
  fetchTwitterRequestToken,
  twitterAddress,
  twitterConsumer,
} from '../twitter.client.ts';
import { sameText } from './round-trips.ts';

const FLOW_MS = 10 * 60_000;

export async function beginTwitter(
  platform: Platform,
  redirectUrl: string,
): Promise<{ url: string; oauth_token: string; oauth_token_secret: string }> {
  twitterConsumer(platform);
  const callback = allowedRedirect(platform.config, 'twitter', redirectUrl) ?? fail(redirectNotAllowed);
  const { token, secret } = await fetchTwitterRequestToken(platform, callback);
  await insertFlow(platform.db, {
    key_hash: hashToken(token),
    kind: 'twitter',
    proof: hashToken(secret).toString('base64url'),
    redirect_uri: callback,
    user_id: null,
    expires_at: new Date(platform.clock.now().getTime() + FLOW_MS),
  });
  return { url: twitterAddress(platform, token), oauth_token: token, oauth_token_secret: secret };
}

export async function endTwitter(
  platform: Platform,
  given: { oauth_token: string; oauth_verifier: string; oauth_token_secret: string },
): Promise<ProviderProfile> {
  twitterConsumer(platform);
  const flow = await takeFlow(platform.db, {
    key_hash: hashToken(given.oauth_token),
    kind: 'twitter',
    at: platform.clock.now(),
  });
  const proof = hashToken(given.oauth_token_secret).toString('base64url');
  if (flow === undefined || !sameText(flow.proof, proof)) return fail(flowExpired);
  return fetchTwitterProfile(platform, {
    request: { token: given.oauth_token, secret: given.oauth_token_secret },
    verifier: given.oauth_verifier,
  });
}
