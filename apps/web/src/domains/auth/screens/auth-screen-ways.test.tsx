// @vitest-environment jsdom
// The auth page and the ways that lead through others: a wallet's consent, and the way back from a provider's refusal.
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { getWalletConnection } from '#platform/session/wallet-connection.ts';
import {
  aSession,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { keepRoundTrip } from '../model/round-trip.ts';
import { Component } from './auth-screen.tsx';

afterEach(() => {
  Reflect.deleteProperty(window, 'ethereum');
  strikeStage();
});

const address = `0x${'ab'.repeat(20)}`;
const offered = {
  firebase: null,
  discord: false,
  twitter: false,
  tiktok: true,
  wallet: { domain: 'stage.test', uri: 'https://stage.test', chain_ids: [1] },
  demo: null,
  mail: 'smtp',
} as const;
function open(path: string, server: Server = {}) {
  const calls = stubServer({ 'GET /auth/providers': { data: offered }, ...server });
  openScreen(path, <Component />);
  return calls;
}

it('a wallet is asked for consent, and remembered only once there is a session', async () => {
  const answers: Record<string, unknown> = {
    eth_requestAccounts: [address],
    eth_chainId: '0x1',
    personal_sign: '0xsig',
  };
  Object.assign(window, { ethereum: { request: async (ask: { method: string }) => answers[ask.method] } });
  const details = { ticket: 'ticket-1', kind: 'wallet', label: '0xabab…abab' } as const;
  open('/auth?next=%2Fclubs', {
    'POST /auth/wallet/nonce': { data: { nonce: 'n', message: 'Hi', expires_at: '' } },
    'POST /auth/wallet': { status: 403, error: { code: 'auth.consent-needed', details } },
    'POST /auth/consent': { data: aSession() },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Crypto wallet' }));
  expect(await screen.findByText('0xabab…abab')).toBeTruthy();
  expect(getWalletConnection()).toBeNull();
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(whereNow()).toBe('/clubs'));
  expect(getWalletConnection()).toEqual({ address, chain_id: 1 });
});

it('TikTok is not offered, though it is switched on', async () => {
  open('/auth');
  expect(await screen.findByRole('button', { name: 'Crypto wallet' })).toBeTruthy();
  expect(screen.queryByText(/TikTok/)).toBeNull();
});

it('after a refusal, the way back shows the form again', async () => {
  keepRoundTrip('twitter', {
    intent: 'sign-in',
    next: '/clubs',
    started_ms: Date.now(),
    secret: 's',
    ref: 't',
  });
  open('/auth?denied=t');
  await userEvent.click(await screen.findByRole('link', { name: 'Back to sign in' }));
  expect(await screen.findByLabelText('Email')).toBeTruthy();
  expect(whereNow()).toBe('/auth?next=%2Fclubs');
});

it('names the social provider that it left for', async () => {
  keepRoundTrip('firebase', {
    intent: 'sign-in',
    next: null,
    started_ms: Date.now(),
    secret: 's',
    ref: 'apple.com',
  });
  open('/auth?error=access_denied');
  expect(await screen.findByText('You didn’t give permission in Apple. Nothing was shared.')).toBeTruthy();
});
