// Coming back from a provider: what it sent is turned into a session or a link, once.

import { call } from '#platform/api/api.ts';
import { ApiError } from '#platform/api/api-error.ts';
import { queryClient } from '#platform/query/query.ts';
import { getSession } from '#platform/session/session.ts';
import { readFirebaseReturn, readOauthReturn, readTwitterReturn } from '../model/provider-return.ts';
import { type RoundTrip, type RoundTripProvider, takeRoundTrip } from '../model/round-trip.ts';
import { readProviders } from './providers.ts';
import { discordReturn, tiktokReturn } from './round-trips.ts';
import { securityKey } from './security.ts';
import { type SignInOutcome, settleSignIn } from './sign-in.ts';

/** The person said no, what came back belongs to nothing that was started here, or nobody is signed in to link it to. */
export type RoundTripTrouble = 'denied' | 'stale' | 'signedOut';

export class RoundTripError extends Error {
  readonly trouble: RoundTripTrouble;
  constructor(trouble: RoundTripTrouble) {
    super(trouble);
    this.name = 'RoundTripError';
    this.trouble = trouble;
  }
}

/** What is left to do after the provider answered: kept apart, so that it can be repeated after a step-up. */
export interface ReadyTrip {
  intent: RoundTrip['intent'];
  next: string | null;
  signIn: () => Promise<SignInOutcome>;
  link: () => Promise<void>;
}

interface Address {
  search: string;
  hash: string;
  href: string;
}

async function linked(answer: Promise<{ data: unknown }>): Promise<void> {
  queryClient.setQueryData(securityKey, (await answer).data);
}

/** A link that was started while signed in, but comes back signed out, can only sign in. */
function ready(trip: RoundTrip, acts: Pick<ReadyTrip, 'signIn' | 'link'>): ReadyTrip {
  const intent = trip.intent === 'link' && getSession() ? 'link' : 'sign-in';
  return { intent, next: trip.next, ...acts };
}

function known(trip: RoundTrip | null): RoundTrip {
  if (trip === null) throw new RoundTripError('stale');
  return trip;
}

function oauthCode(search: string): { code: string; state?: string } {
  const back = readOauthReturn(search);
  if (back.kind === 'denied') throw new RoundTripError('denied');
  if (back.kind === 'nothing') throw new RoundTripError('stale');
  return { code: back.code, ...(back.state === undefined ? {} : { state: back.state }) };
}

async function fromDiscord(address: Address): Promise<ReadyTrip> {
  const trip = takeRoundTrip('discord');
  const body = { ...oauthCode(address.search), redirect_uri: discordReturn() };
  return ready(known(trip), {
    signIn: () => settleSignIn(call('POST /auth/discord', { body })),
    link: () => linked(call('POST /auth/methods/discord', { body })),
  });
}

async function fromTiktok(address: Address): Promise<ReadyTrip> {
  const trip = takeRoundTrip('tiktok');
  const body = { ...oauthCode(address.search), redirect_uri: tiktokReturn() };
  return ready(known(trip), {
    signIn: () => Promise.reject(new RoundTripError('signedOut')),
    link: () => linked(call('POST /auth/methods/tiktok', { body })),
  });
}

async function fromTwitter(address: Address): Promise<ReadyTrip> {
  const back = readTwitterReturn(address.search);
  const trip = takeRoundTrip('twitter');
  if (back.kind === 'denied') throw new RoundTripError('denied');
  if (back.kind === 'nothing' || !trip?.secret || trip.ref !== back.oauth_token) {
    throw new RoundTripError('stale');
  }
  const { oauth_token, oauth_verifier } = back;
  const body = { oauth_token, oauth_verifier, oauth_token_secret: trip.secret };
  return ready(trip, {
    signIn: () => settleSignIn(call('POST /public/verifyTwitter', { body })),
    link: () => linked(call('POST /auth/methods/twitter', { body })),
  });
}

async function fromFirebase(address: Address): Promise<ReadyTrip> {
  if (readFirebaseReturn(address) === 'denied') {
    takeRoundTrip('firebase');
    throw new RoundTripError('denied');
  }
  const { firebase } = await readProviders();
  if (!firebase) throw new ApiError({ status: 404, code: 'auth.provider-off', message: '' });
  const { finishFirebase } = await import('./social.ts');
  const { token, trip } = await finishFirebase({ firebase, requestUri: address.href });
  const body = { firebase_token: token };
  return ready(trip, {
    signIn: () => settleSignIn(call('POST /auth/firebase', { body })),
    link: () => linked(call('POST /auth/methods/firebase', { body })),
  });
}

const readers: Record<RoundTripProvider, (address: Address) => Promise<ReadyTrip>> = {
  discord: fromDiscord,
  tiktok: fromTiktok,
  twitter: fromTwitter,
  firebase: fromFirebase,
};

export function readRoundTrip(provider: RoundTripProvider, address: Address): Promise<ReadyTrip> {
  return readers[provider](address);
}
