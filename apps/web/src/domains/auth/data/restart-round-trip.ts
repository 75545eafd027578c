// Leaving for a provider once more after a round trip that failed: for the same reason, with the same way on.
import { ApiError } from '#platform/api/api-error.ts';
import type { RoundTrip, RoundTripProvider } from '../model/round-trip.ts';
import { readProviders } from './providers.ts';
import { startDiscord, startTiktok, startTwitter } from './round-trips.ts';
import { startFirebase } from './social.ts';

type Again = Pick<RoundTrip, 'intent' | 'next' | 'ref'>;

async function restartFirebase({ ref, ...trip }: Again): Promise<string> {
  const { firebase } = await readProviders();
  const providerId = ref ?? firebase?.provider_ids[0];
  if (!firebase || !providerId) throw new ApiError({ status: 404, code: 'auth.provider-off', message: '' });
  return startFirebase({ firebase, providerId, trip });
}

/** Answers the address to go to. */
export function restartRoundTrip(provider: RoundTripProvider, again: Again): Promise<string> {
  const { intent, next } = again;
  if (provider === 'firebase') return restartFirebase(again);
  const start = { discord: startDiscord, twitter: startTwitter, tiktok: startTiktok }[provider];
  return start({ intent, next });
}
