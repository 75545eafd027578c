// Owns the talk with Twitter: OAuth 1.0a in three legs, signed by our own code.

import { encodeBase64Url } from '@stagepass/base/base64url.ts';
import { providerOff, providerRefused } from '@stagepass/contract/auth/errors.ts';
import { z } from 'zod';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { authorizationHeader } from './oauth1.rules.ts';
import { askProvider, askProviderJson, type ProviderProfile } from './providers.client.ts';

export interface TwitterToken {
  token: string;
  secret: string;
}

const meAnswer = z.object({
  id_str: z.string().regex(/^\d{1,30}$/),
  screen_name: z.string().min(1),
  name: z.string().min(1),
  /** Twitter gives an address only if it is confirmed. */
  email: z.string().nullish(),
});

export function twitterConsumer({ config }: Platform): { key: string; secret: string } {
  const { TWITTER_CONSUMER_KEY: key, TWITTER_CONSUMER_SECRET: secret } = config;
  return key === undefined || secret === undefined ? fail(providerOff) : { key, secret };
}

function signed(
  platform: Platform,
  request: {
    method: 'GET' | 'POST';
    path: string;
    params?: Record<string, string>;
    oauth?: Record<string, string>;
    token_secret?: string;
  },
): { url: string; headers: Record<string, string> } {
  const consumer = twitterConsumer(platform);
  const url = `${platform.config.TWITTER_API_BASE}${request.path}`;
  const oauth = {
    oauth_consumer_key: consumer.key,
    oauth_nonce: encodeBase64Url(platform.dice.bytes(18)),
    oauth_signature_method: 'HMAC-SHA1',
    oauth_timestamp: String(Math.floor(platform.clock.now().getTime() / 1000)),
    oauth_version: '1.0',
    ...request.oauth,
  };
  const { method, params = {} } = request;
  const secrets = { consumer: consumer.secret, token: request.token_secret ?? '' };
  const query = new URLSearchParams(params).toString();
  return {
    url: query === '' ? url : `${url}?${query}`,
    headers: { authorization: authorizationHeader({ method, url, params, oauth }, secrets) },
  };
}

async function askForToken(
  platform: Platform,
  request: Parameters<typeof signed>[1],
): Promise<{ token: TwitterToken; fields: URLSearchParams }> {
  const { url, headers } = signed(platform, request);
  const answer = await askProvider(platform, url, { method: request.method, headers });
  const fields = new URLSearchParams(answer.body.toString('utf8'));
  const token = fields.get('oauth_token');
  const secret = fields.get('oauth_token_secret');
  if (!token || !secret) return fail(providerRefused);
  return { token: { token, secret }, fields };
}

export async function fetchTwitterRequestToken(platform: Platform, callback: string): Promise<TwitterToken> {
  const { token, fields } = await askForToken(platform, {
    method: 'POST',
    path: '/oauth/request_token',
    oauth: { oauth_callback: callback },
  });
  // Without this word the provider did not take our return address, and could send people anywhere.
  return fields.get('oauth_callback_confirmed') === 'true' ? token : fail(providerRefused);
}

export function twitterAddress(platform: Platform, token: string): string {
  const query = new URLSearchParams({ oauth_token: token }).toString();
  return `${platform.config.TWITTER_API_BASE}/oauth/authenticate?${query}`;
}

export async function fetchTwitterProfile(
  platform: Platform,
  given: { request: TwitterToken; verifier: string },
): Promise<ProviderProfile> {
  const { token } = await askForToken(platform, {
    method: 'POST',
    path: '/oauth/access_token',
    oauth: { oauth_token: given.request.token, oauth_verifier: given.verifier },
    token_secret: given.request.secret,
  });
  const { url, headers } = signed(platform, {
    method: 'GET',
    path: '/1.1/account/verify_credentials.json',
    params: { include_email: 'true', skip_status: 'true' },
    oauth: { oauth_token: token.token },
    token_secret: token.secret,
  });
  const me = await askProviderJson(platform, url, { headers }, meAnswer);
  return {
    kind: 'twitter',
    subject: me.id_str,
    label: `@${me.screen_name}`,
    display_name: me.name,
    email: me.email?.toLowerCase() ?? null,
    email_verified: typeof me.email === 'string',
  };
}
