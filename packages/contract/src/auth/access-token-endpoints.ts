// Owns the endpoints of personal access tokens: made, listed and revoked by the person at their device, never by a token.
import { z } from 'zod';
import { notFound, stepUpNeeded } from '../common-errors.ts';
import { endpoint } from '../endpoint.ts';
import { answer, done, idOr } from '../shapes.ts';
import { accessToken, accessTokenDays, accessTokenName, accessTokenScopes } from './access-token-shapes.ts';
import { accessTokensFull } from './errors.ts';

export const listAccessTokens = endpoint({
  method: 'GET',
  path: '/auth/access-tokens',
  summary: 'Own access tokens, latest first, 20 at most. None of them is ever shown again.',
  who: 'fan',
  answer: answer(z.array(accessToken)),
  errors: [],
});

export const createAccessToken = endpoint({
  method: 'POST',
  path: '/auth/access-tokens',
  summary: 'Creates an access token. Its text is in this answer and nowhere else.',
  who: 'verified',
  rates: [{ by: 'user', limit: 30, window_s: 3600 }],
  body: z.strictObject({
    name: accessTokenName,
    scopes: accessTokenScopes,
    expires_in_days: accessTokenDays,
  }),
  answer: answer(z.object({ access_token: accessToken, token: z.string() })),
  status: 201,
  errors: [stepUpNeeded, accessTokensFull],
});

export const revokeAccessToken = endpoint({
  method: 'DELETE',
  path: '/auth/access-tokens/:id',
  summary: 'Revokes an access token: whoever holds it is refused from the next call on.',
  who: 'fan',
  rates: [{ by: 'user', limit: 300, window_s: 3600 }],
  params: z.strictObject({ id: idOr(notFound) }),
  answer: done,
  errors: [notFound],
});
