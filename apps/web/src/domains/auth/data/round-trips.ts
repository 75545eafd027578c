// Leaving for Discord, Twitter or TikTok: the server says where to go, the browser keeps why.
import { call } from '#platform/api/api.ts';
import { keepRoundTrip, type RoundTrip } from '../model/round-trip.ts';

type Why = Pick<RoundTrip, 'intent' | 'next'>;

export const discordReturn = () => `${window.location.origin}/discord`;
export const tiktokReturn = () => `${window.location.origin}/tiktok`;
const twitterReturn = () => `${window.location.origin}/auth`;

export async function startDiscord(why: Why): Promise<string> {
  // Linking also asks for the person's servers: steps of missions may ask to join one.
  const body = { redirect_uri: discordReturn(), servers: why.intent === 'link' };
  const { data } = await call('POST /auth/discord/start', { body });
  keepRoundTrip('discord', { ...why, started_ms: Date.now() });
  return data.url;
}

export async function startTwitter(why: Why): Promise<string> {
  const { data } = await call('POST /public/getTwitterAuthLink', { body: { redirect_url: twitterReturn() } });
  keepRoundTrip('twitter', {
    ...why,
    started_ms: Date.now(),
    secret: data.oauth_token_secret,
    ref: data.oauth_token,
  });
  return data.url;
}

export async function startTiktok(why: Why): Promise<string> {
  const { data } = await call('POST /auth/tiktok/start', { body: { redirect_uri: tiktokReturn() } });
  keepRoundTrip('tiktok', { ...why, started_ms: Date.now() });
  return data.url;
}

/** Goes to a provider. Only web addresses: an answer must not be able to run script. */
export function leaveFor(url: string): void {
  if (/^https?:\/\//i.test(url)) window.location.assign(url);
}
