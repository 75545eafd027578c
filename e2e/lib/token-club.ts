// Owns a club of its own with a fan token, made without a screen, and members who bought some of it.
import type { Session } from '@stagepass/contract/auth/shapes.ts';
import { fanWithMoney, verified } from './accounts.ts';
import { clubOf } from './mission-club.ts';
import { callApi } from './server.ts';

const PRICE_CENTS = 50;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Symbols are taken once for all clubs: nobody else's run hits on the same one. */
const freshSymbol = () =>
  Array.from({ length: 6 }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join('');

export async function clubWithToken() {
  const owner = await verified();
  const club = await clubOf(owner);
  const symbol = freshSymbol();
  await callApi('POST /clubs/:id/token', {
    params: { id: club.id },
    token: owner.sctoken,
    body: { symbol, name: 'Thanks', cap: 1000, price_cents: PRICE_CENTS },
  });
  return { owner, club, symbol };
}

export async function fanWithTokens(club: { id: string }, amount: number): Promise<Session> {
  const session = await fanWithMoney(club.id);
  await callApi('POST /clubs/:id/token/buy', {
    params: { id: club.id },
    token: session.sctoken,
    body: { amount, expected_price_cents: PRICE_CENTS, not_an_investment: true },
  });
  return session;
}
