// Google and its like through Firebase, without its SDK: two calls to its REST interface give the ID token.
import { ApiError } from '#platform/api/api-error.ts';
import { keepRoundTrip, type RoundTrip, takeRoundTrip } from '../model/round-trip.ts';
import type { Providers } from './providers.ts';

type Firebase = NonNullable<Providers['firebase']>;

async function ask(firebase: Firebase, method: string, body: object): Promise<Record<string, unknown>> {
  const address = `${firebase.api_base.replace(/\/+$/, '')}/v1/accounts:${method}?key=${encodeURIComponent(firebase.api_key)}`;
  let response: Response;
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    throw new ApiError({ status: 0, code: 'auth.provider-unreachable', message: '' });
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok || typeof answer !== 'object' || answer === null) {
    const code = response.status >= 500 ? 'auth.provider-unreachable' : 'auth.provider-refused';
    throw new ApiError({ status: response.status, code, message: '' });
  }
  return answer as Record<string, unknown>;
}

const returnAddress = () => `${window.location.origin}/auth`;

/** Asks where to go, keeps what the return needs, and answers the address. */
export async function startFirebase(input: {
  firebase: Firebase;
  providerId: string;
  trip: Pick<RoundTrip, 'intent' | 'next'>;
}): Promise<string> {
  const answer = await ask(input.firebase, 'createAuthUri', {
    providerId: input.providerId,
    continueUri: returnAddress(),
    authFlowType: 'CODE_FLOW',
  });
  const { authUri, sessionId } = answer;
  if (typeof authUri !== 'string' || typeof sessionId !== 'string') {
    throw new ApiError({ status: 502, code: 'auth.provider-refused', message: '' });
  }
  const started_ms = Date.now();
  keepRoundTrip('firebase', { ...input.trip, started_ms, secret: sessionId, ref: input.providerId });
  return authUri;
}

/** The ID token for the address that the provider sent the person back to. */
export async function finishFirebase(input: {
  firebase: Firebase;
  requestUri: string;
}): Promise<{ token: string; trip: RoundTrip }> {
  const trip = takeRoundTrip('firebase');
  if (!trip?.secret) throw new ApiError({ status: 409, code: 'auth.flow-expired', message: '' });
  const answer = await ask(input.firebase, 'signInWithIdp', {
    requestUri: input.requestUri,
    sessionId: trip.secret,
    returnSecureToken: true,
    returnIdpCredential: true,
  });
  const { idToken } = answer;
  if (typeof idToken !== 'string') {
    throw new ApiError({ status: 401, code: 'auth.provider-refused', message: '' });
  }
  return { token: idToken, trip };
}
