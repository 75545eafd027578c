// @vitest-environment jsdom
// The code screen: paste, the countdown to another code, wrong codes, and coming cold.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { getSession, storeSession } from '#platform/session/session.ts';
import {
  aSession,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { Component } from './otp-verify-screen.tsx';

afterEach(strikeStage);

const fresh = aSession({ email_verified: false, welcome_done: false });
const right = { 'POST /auth/system/verifyOtp': { data: { verified: true } } } as const;

function open(server: Server, address = '/otp-verify') {
  const calls = stubServer(server);
  openScreen(address, <Component />);
  return calls;
}
const field = () => screen.getByLabelText<HTMLInputElement>('6-digit code');

it('takes a pasted code, verifies and goes to the welcome', async () => {
  storeSession(fresh);
  const calls = open(right, '/otp-verify?next=%2Fclubs');
  await userEvent.click(field());
  await userEvent.paste('Your code is 482 913');
  await waitFor(() => expect(whereNow()).toBe('/user/welcome?next=%2Fclubs'));
  const handed = calls.find((call) => call.name === 'POST /auth/system/verifyOtp');
  expect(handed?.body).toEqual({ otp: '482913', user_id: 'u1' });
  expect(getSession()?.email_verified).toBe(true);
});

it('empties a wrong code and says so', async () => {
  storeSession(fresh);
  open({ 'POST /auth/system/verifyOtp': { error: { code: 'auth.otp-wrong' } } });
  await userEvent.type(field(), '111111');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'That code is wrong or has expired. Check it or send a new one.',
  );
  expect(field().value).toBe('');
  // The keyboard stays up for the next try.
  expect(document.activeElement).toBe(field());
  expect(whereNow()).toBe('/otp-verify');
});

it('leads to the mail of a demo, and nowhere on an instance that sends it', async () => {
  const demo = { key_needed: false, accounts: [] };
  storeSession(fresh);
  open({ 'GET /auth/providers': { data: { demo, mail: 'outbox' } } });
  expect((await screen.findByRole('link', { name: /Open the demo outbox/ })).getAttribute('href')).toBe(
    '/dev/outbox',
  );
  strikeStage();
  storeSession(fresh);
  const calls = open({ 'GET /auth/providers': { data: { demo: null, mail: 'smtp' } } });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('link', { name: /Open the demo outbox/ })).toBeNull();
});

it('says when there were too many tries', async () => {
  storeSession(fresh);
  open({ 'POST /auth/system/verifyOtp': { status: 429, error: { code: 'too-many-requests' } } });
  await userEvent.type(field(), '111111');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Too many tries/);
});

it('counts a minute down before another code can be asked for', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  storeSession(fresh);
  const calls = open({ 'POST /auth/system/resendOTP': { data: { resend_after_s: 60 } } });
  fireEvent.click(screen.getByRole('button', { name: 'Resend code' }));
  const secondsShown = () => {
    const [, minutes, seconds] = /(\d):(\d\d)/.exec(screen.getByRole('timer').textContent ?? '') ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  await screen.findByRole('timer');
  const first = secondsShown();
  // The clock also follows real time, so that a slow machine may already have lost some of the minute.
  expect(first).toBeGreaterThan(45);
  expect(first).toBeLessThanOrEqual(60);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(secondsShown()).toBeLessThanOrEqual(first - 20);
  expect(screen.queryByRole('button', { name: 'Resend code' })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(41_000));
  expect(screen.getByRole('button', { name: 'Resend code' })).toBeTruthy();
  const asked = calls.filter((call) => call.name === 'POST /auth/system/resendOTP');
  expect(asked.map((call) => call.body)).toEqual([{ email: 'mara@okafor.studio' }]);
});

it('asks who it is when opened cold, and goes on with the code', async () => {
  open({ 'POST /auth/system': { data: fresh } });
  await userEvent.type(screen.getByLabelText('Email'), 'mara@okafor.studio');
  await userEvent.type(screen.getByLabelText('Password'), 'open-sesame');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByLabelText('6-digit code')).toBeTruthy();
  expect(whereNow()).toBe('/otp-verify');
});

it('says that a code was sent only once one was', async () => {
  storeSession(fresh);
  open({ 'POST /auth/system/resendOTP': { data: { resend_after_s: 60 } } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Verify your email');
  expect(screen.queryByText(/^We emailed/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Resend code' }));
  expect(await screen.findByText(/^We emailed a 6-digit code to/)).toBeTruthy();
});

it.each([
  [null, /no code will arrive\. The site operator can verify your email/],
  ['help@velvet.test', /Ask the site operator at help@velvet\.test/],
])('says where no mail is sent that none will come (contact: %s)', async (contact_email, sentence) => {
  storeSession(fresh);
  open({ 'GET /auth/providers': { data: { demo: null, mail: 'outbox', contact_email } } });
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Open the demo outbox/ })).toBeNull();
});
