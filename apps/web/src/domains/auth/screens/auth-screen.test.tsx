// @vitest-environment jsdom
// The auth page: what a failed login says, where each kind of login leads, what registering asks for.
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getSession, storeSession } from '#platform/session/session.ts';
import {
  aSession,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { keepRoundTrip } from '../model/round-trip.ts';
import { keepTypedEmail } from '../model/typed-email.ts';
import { Component } from './auth-screen.tsx';

afterEach(() => {
  keepTypedEmail('');
  strikeStage();
});

const offered = {
  firebase: null,
  discord: false,
  twitter: false,
  tiktok: false,
  wallet: null,
  demo: null,
  mail: 'smtp',
} as const;
const demo = {
  accounts: [{ role: 'creator', email: 'creator@demo.test', display_name: 'Juno Vale' }],
  key_needed: false,
} as const;
const session = aSession();
const ticket = { ticket: 'ticket-1', methods: ['totp', 'recovery'] } as const;

function open(address: string, server: Server) {
  const calls = stubServer({ 'GET /auth/providers': { data: offered }, ...server });
  openScreen(address, <Component />);
  return calls;
}

/** At once, as a keychain does: letter by letter the codes and the first email are typed. */
async function put(label: string, text: string) {
  await userEvent.click(await screen.findByLabelText(label));
  await userEvent.paste(text);
}

async function signIn(password = 'open-sesame') {
  await put('Email', 'mara@okafor.studio');
  await put('Password', password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('a failed email login', () => {
  it('says exactly what the specification says, and stays', async () => {
    open('/auth', { 'POST /auth/system': { status: 401, error: { code: 'auth.invalid-credentials' } } });
    await signIn();
    expect((await screen.findByRole('alert')).textContent).toBe('Username/Password invalid!');
    expect(whereNow()).toBe('/auth');
    expect(getSession()).toBeNull();
    expect(screen.getByRole('link', { name: 'Reset password' }).getAttribute('href')).toBe(
      '/auth?mode=reset',
    );
  });

  it('asks nothing of the server while a field is empty', async () => {
    const calls = open('/auth', {});
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Enter your email.');
    expect(calls.map((call) => call.name)).not.toContain('POST /auth/system');
  });
});

describe('where a login leads', () => {
  const byEmail = { 'POST /auth/system': { data: session } } as const;

  it('by email to /', async () => {
    const calls = open('/auth', byEmail);
    await signIn();
    await waitFor(() => expect(whereNow()).toBe('/'));
    expect(getSession()?.sctoken).toBe('token-of-mara');
    const sent = calls.find((call) => call.name === 'POST /auth/system');
    expect(sent?.body).toEqual({ email: 'mara@okafor.studio', password: 'open-sesame' });
  });

  it('to next, where there is one', async () => {
    open('/auth?next=%2Fclub%2Fkite%3Ftab%3D2', byEmail);
    await signIn();
    await waitFor(() => expect(whereNow()).toBe('/club/kite?tab=2'));
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/auth'])(
    'never to a hostile next: %s',
    async (next) => {
      open(`/auth?next=${encodeURIComponent(next)}`, byEmail);
      await signIn();
      await waitFor(() => expect(whereNow()).toBe('/'));
    },
  );

  it('as a demo account to /home', async () => {
    const calls = open('/auth', {
      'GET /auth/providers': { data: { ...offered, demo } },
      'POST /auth/demo': { data: session },
    });
    await userEvent.click(await screen.findByRole('button', { name: /Creator/ }));
    await waitFor(() => expect(whereNow()).toBe('/home'));
    expect(calls.find((call) => call.name === 'POST /auth/demo')?.body).toEqual({ role: 'creator' });
  });

  it('by Twitter, on the way back, to /home', async () => {
    keepRoundTrip('twitter', {
      intent: 'sign-in',
      next: null,
      started_ms: Date.now(),
      secret: 's3',
      ref: 'tok',
    });
    const calls = open('/auth?oauth_token=tok&oauth_verifier=ver', {
      'POST /public/verifyTwitter': { data: session },
    });
    await waitFor(() => expect(whereNow()).toBe('/home'));
    expect(calls.find((call) => call.name === 'POST /public/verifyTwitter')?.body).toEqual({
      oauth_token: 'tok',
      oauth_verifier: 'ver',
      oauth_token_secret: 's3',
    });
  });

  it('nowhere, when what Twitter sends back was not started here', async () => {
    const calls = open('/auth?oauth_token=other&oauth_verifier=ver', {});
    expect(await screen.findByText(/sign-in link has expired/)).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('nowhere, when the person turned Twitter down', async () => {
    keepRoundTrip('twitter', {
      intent: 'sign-in',
      next: '/clubs',
      started_ms: Date.now(),
      secret: 's',
      ref: 'tok',
    });
    open('/auth?denied=tok', {});
    expect(await screen.findByText(/You didn’t give permission/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe(
      '/auth?next=%2Fclubs',
    );
  });
});

describe('a demo account from another machine', () => {
  it('asks for the key of the console beside the password, and sends it along', async () => {
    const asked = { status: 403, error: { code: 'auth.demo-key-wrong' } } as const;
    const calls = open('/auth', { 'POST /auth/system': asked });
    await signIn('stagepass-demo');
    const key = await screen.findByLabelText('Demo key');
    expect((await screen.findByRole('alert')).textContent).toMatch(/demo account/);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Enter the demo key.');
    expect(document.activeElement).toBe(key);
    const later = stubServer({
      'GET /auth/providers': { data: offered },
      'POST /auth/system': { data: session },
    });
    await put('Demo key', 'a1b2c3d4');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(whereNow()).toBe('/'));
    const sent = [...calls, ...later].filter((call) => call.name === 'POST /auth/system');
    const typed = { email: 'mara@okafor.studio', password: 'stagepass-demo' } as const;
    expect(sent.map(({ body }) => body)).toEqual([typed, { ...typed, demo_key: 'a1b2c3d4' }]);
  });
});

describe('the link of a reset mail', () => {
  const server = { 'POST /auth/password-resets': { data: { done: true } } } as const;
  async function choose(password = 'marble tram sunday') {
    await put('New password', password);
    await put('Confirm new password', password);
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  }

  it('sets the password without a code, and leads to signing in with it', async () => {
    const calls = open('/auth?mode=reset&next=%2Fclubs#link=AAAAAAAAAAAAAAAAAAAAAA', server);
    await choose();
    await screen.findByText(/Password changed/);
    expect(whereNow()).toBe('/auth?next=%2Fclubs');
    expect(calls.find((call) => call.name === 'POST /auth/password-resets')?.body).toEqual({
      token: 'AAAAAAAAAAAAAAAAAAAAAA',
      password: 'marble tram sunday',
    });
  });

  it('works for somebody who is signed in, and signs this device out', async () => {
    storeSession(session);
    open('/auth?mode=reset#link=AAAAAAAAAAAAAAAAAAAAAA', server);
    await choose();
    await screen.findByText(/Password changed/);
    expect(getSession()).toBeNull();
  });

  it('says that it has expired, and offers a new one', async () => {
    const expired = { status: 422, error: { code: 'auth.reset-link-expired' } } as const;
    open('/auth?mode=reset#link=AAAAAAAAAAAAAAAAAAAAAA', { 'POST /auth/password-resets': expired });
    await choose();
    expect((await screen.findByRole('alert')).textContent).toMatch(/has expired/);
    await userEvent.click(screen.getByRole('link', { name: 'Send a new link' }));
    expect(await screen.findByRole('button', { name: 'Send code' })).toBeTruthy();
  });
});

describe('a second factor', () => {
  const wants = { status: 401, error: { code: 'auth.second-factor-needed', details: ticket } } as const;

  it('is asked for inside the page, and leads where the first factor would have led', async () => {
    const calls = open('/auth', {
      'POST /auth/system': wants,
      'POST /auth/second-factor': { data: session },
    });
    await signIn();
    await userEvent.type(await screen.findByLabelText('6-digit code'), '482913');
    await waitFor(() => expect(whereNow()).toBe('/'));
    expect(calls.find((call) => call.name === 'POST /auth/second-factor')?.body).toEqual({
      ticket: 'ticket-1',
      proof: { totp: '482913' },
    });
  });

  it('of a demo account leads to /home', async () => {
    open('/auth', {
      'GET /auth/providers': { data: { ...offered, demo } },
      'POST /auth/demo': wants,
      'POST /auth/second-factor': { data: session },
    });
    await userEvent.click(await screen.findByRole('button', { name: /Creator/ }));
    await userEvent.type(await screen.findByLabelText('6-digit code'), '482913');
    await waitFor(() => expect(whereNow()).toBe('/home'));
  });

  it('stays, empties the code and says so, when it is wrong', async () => {
    const wrong = { status: 401, error: { code: 'auth.second-factor-wrong' } } as const;
    open('/auth', { 'POST /auth/system': wants, 'POST /auth/second-factor': wrong });
    await signIn();
    const code = await screen.findByLabelText<HTMLInputElement>('6-digit code');
    await userEvent.type(code, '000000');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'That code or passkey didn’t work. Try again.',
    );
    expect(code.value).toBe('');
    expect(getSession()).toBeNull();
  });

  it('can be a recovery code', async () => {
    const calls = open('/auth', {
      'POST /auth/system': wants,
      'POST /auth/second-factor': { data: session },
    });
    await signIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    await userEvent.type(screen.getByLabelText('Recovery code'), 'abcd-efgh-ijkl');
    await userEvent.click(screen.getByRole('button', { name: 'Verify code' }));
    await waitFor(() => expect(whereNow()).toBe('/'));
    const sent = calls.find((call) => call.name === 'POST /auth/second-factor');
    expect(sent?.body).toEqual({ ticket: 'ticket-1', proof: { recovery_code: 'abcd-efgh-ijkl' } });
  });
});

describe('registering', () => {
  const server = {
    'POST /auth/system/validateEmail': { data: { available: true } },
    'POST /auth/system/register': { data: aSession({ email_verified: false, welcome_done: false }) },
  } as const;
  interface Filled {
    password?: string;
    again?: string;
    agree?: boolean;
  }
  async function fill({ password = 'long-enough-words', again = password, agree = true }: Filled = {}) {
    await put('Email', 'mara@okafor.studio');
    await put('Password', password);
    await put('Confirm password', again);
    if (agree) for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  }

  it('sends both passwords as typed and the consent, then asks for the code', async () => {
    const calls = open('/auth?mode=register&next=%2Fclubs', server);
    await fill();
    await waitFor(() => expect(whereNow()).toBe('/otp-verify?next=%2Fclubs'));
    expect(calls.find((call) => call.name === 'POST /auth/system/register')?.body).toEqual({
      email: 'mara@okafor.studio',
      password: 'long-enough-words',
      rawPassword: 'long-enough-words',
      accepts_terms: true,
      is_13_or_older: true,
    });
    expect(getSession()?.email_verified).toBe(false);
  });

  it.each([
    ['a short password', { password: 'short' }, 'Use at least 8 characters.'],
    ['the email as password', { password: 'mara@okafor.studio' }, 'Your password can’t be your email.'],
    ['two passwords', { again: 'long-enough-sword' }, 'The passwords don’t match.'],
    ['no consent', { agree: false }, 'Accept the terms to continue.'],
  ])('refuses %s before anything is sent', async (_, typed, sentence) => {
    const calls = open('/auth?mode=register', server);
    await fill(typed);
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(calls.map((call) => call.name)).not.toContain('POST /auth/system/register');
  });

  it('says while typing that the email is taken', async () => {
    open('/auth?mode=register', { 'POST /auth/system/validateEmail': { data: { available: false } } });
    await userEvent.type(await screen.findByLabelText('Email'), 'mara@okafor.studio');
    await userEvent.tab();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'An account with this email already exists. Sign in instead.',
    );
  });

  it('shows beside the field what the server refuses', async () => {
    const common = { status: 422, error: { code: 'auth.password-too-common' } } as const;
    open('/auth?mode=register', { ...server, 'POST /auth/system/register': common });
    await fill();
    expect((await screen.findByRole('alert')).textContent).toMatch(/leaked/);
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
    expect(whereNow()).toBe('/auth?mode=register');
  });
});

describe('the ways offered', () => {
  it('are only those that are switched on', async () => {
    open('/auth', { 'GET /auth/providers': { data: { ...offered, discord: true } } });
    expect(await screen.findByRole('button', { name: 'Discord' })).toBeTruthy();
    for (const name of ['Google', 'Twitter', 'Wallet'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('never hold the form back', () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    openScreen('/auth', <Component />);
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
  });

  it('say what to do without a wallet', async () => {
    const wallet = { domain: 'stage.test', uri: 'https://stage.test', chain_ids: [1] } as const;
    open('/auth', { 'GET /auth/providers': { data: { ...offered, wallet } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Crypto wallet' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/No wallet found/);
  });
});
