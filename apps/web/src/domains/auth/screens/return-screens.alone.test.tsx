// @vitest-environment jsdom
// /discord and /tiktok: what came back signs in or links, asks what is still open, or says what went wrong and the way on.
import { act, screen, waitFor } from '@testing-library/react';
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
import { leaveFor } from '../data/round-trips.ts';
import { keepRoundTrip, pendingRoundTrip, type RoundTrip } from '../model/round-trip.ts';
import { Component as DiscordScreen } from './discord-screen.tsx';
import { Component as TiktokScreen } from './tiktok-screen.tsx';

// A document under test cannot be left.
vi.mock('../data/round-trips.ts', async (original) => ({ ...(await original()), leaveFor: vi.fn() }));

afterEach(() => {
  strikeStage();
  vi.mocked(leaveFor).mockReset();
});

const screens = {
  discord: {
    Screen: DiscordScreen,
    name: 'Discord',
    link: 'POST /auth/methods/discord',
    start: 'POST /auth/discord/start',
  },
  tiktok: {
    Screen: TiktokScreen,
    name: 'TikTok',
    link: 'POST /auth/methods/tiktok',
    start: 'POST /auth/tiktok/start',
  },
} as const;
type Provider = keyof typeof screens;

const security = { methods: [], totp: false, passkeys: [], recovery_codes_left: 0, step_up_needed: false };
const body = (provider: Provider) => ({
  code: 'c1',
  state: 's1',
  redirect_uri: `${window.location.origin}/${provider}`,
});

function comeBack(provider: Provider, given: { trip?: Partial<RoundTrip>; query?: string; server?: Server }) {
  const { trip = {}, query = '?code=c1&state=s1', server = {} } = given;
  const calls = stubServer(server);
  const { Screen } = screens[provider];
  const intent = provider === 'tiktok' ? 'link' : 'sign-in';
  keepRoundTrip(provider, { intent, next: null, started_ms: Date.now(), ...trip });
  openScreen(`/${provider}${query}`, <Screen />);
  return calls;
}
const again = () => screen.queryByRole('button', { name: 'Try again' });
const onward = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const settings = '/user/settings?view=sign-in';

describe.each(['discord', 'tiktok'] as const)('/%s', (provider) => {
  const { name, link, start, Screen } = screens[provider];
  const linking = { trip: { intent: 'link' } } as const;

  it('says whom it waits for', () => {
    storeSession(aSession());
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    keepRoundTrip(provider, { intent: 'link', next: null, started_ms: Date.now() });
    openScreen(`/${provider}?code=c1&state=s1`, <Screen />);
    expect(screen.getByRole('status').textContent).toBe(`Connecting to ${name}`);
  });

  it('links what came back, and shows it in settings', async () => {
    storeSession(aSession());
    const calls = comeBack(provider, { ...linking, server: { [link]: { data: security } } });
    await waitFor(() => expect(whereNow()).toBe(settings));
    expect(calls.map(({ name: call, body: sent }) => [call, sent])).toEqual([[link, body(provider)]]);
  });

  it.each([
    ['auth.provider-refused', 401, 'The sign-in service couldn’t confirm who you are. Try again.', true],
    ['auth.provider-unreachable', 503, /The sign-in service isn’t responding/, true],
    ['auth.flow-expired', 409, 'This request has expired or was already used. Start again.', true],
    ['unavailable', 503, 'This isn’t available right now. Try again in a moment.', true],
    ['internal', 500, 'Something went wrong on our side. Try again in a moment.', true],
    ['auth.method-taken', 409, 'This is already linked to another StagePass account.', false],
    ['auth.provider-off', 404, 'This sign-in method isn’t available on this site.', false],
    ['auth.redirect-not-allowed', 422, 'You can’t sign in from this web address.', false],
    ['too-many-requests', 429, /Wait a moment and try again/, false],
  ] as const)('explains %s', async (code, status, sentence, retries) => {
    storeSession(aSession());
    comeBack(provider, { ...linking, server: { [link]: { status, error: { code } } } });
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Couldn’t link your account');
    expect(again() !== null).toBe(retries);
    expect(onward('Back to settings')).toBe(settings);
  });

  it('explains a missing network', async () => {
    storeSession(aSession());
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    keepRoundTrip(provider, { intent: 'link', next: null, started_ms: Date.now() });
    openScreen(`/${provider}?code=c1&state=s1`, <Screen />);
    expect(await screen.findByText('Couldn’t connect. Check your connection and try again.')).toBeTruthy();
    expect(again()).not.toBeNull();
  });

  it('explains that the person did not agree, without asking the server', async () => {
    storeSession(aSession());
    const calls = comeBack(provider, { ...linking, query: '?error=access_denied&state=s1' });
    expect(
      await screen.findByText(`You didn’t give permission in ${name}. Nothing was shared.`),
    ).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('explains what was not started here, without asking the server', async () => {
    storeSession(aSession());
    const calls = comeBack(provider, { trip: { started_ms: 0 } });
    expect(await screen.findByText(/sign-in link has expired/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Couldn’t link your account');
    expect(calls).toEqual([]);
  });

  it('asks who it is where the server wants to know, and says so where the question is closed', async () => {
    storeSession(aSession());
    comeBack(provider, {
      ...linking,
      server: {
        [link]: { status: 403, error: { code: 'auth.step-up-needed' } },
        'GET /auth/security': { data: security },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Confirm it’s you first.')).toBeTruthy();
    expect(again()).not.toBeNull();
  });

  it('starts over for the same reason, and is free again after the browser’s own Back', async () => {
    storeSession(aSession());
    const calls = comeBack(provider, {
      ...linking,
      query: '?error=access_denied',
      server: { [start]: { data: { url: 'https://provider.test/ask' } } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://provider.test/ask'));
    expect(calls.map((call) => call.name)).toEqual([start]);
    expect(pendingRoundTrip(provider)).toMatchObject({ intent: 'link', next: null });
    expect(again()?.getAttribute('aria-busy')).toBe('true');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(again()?.getAttribute('aria-busy')).not.toBe('true');
  });

  it('says why it could not start over', async () => {
    storeSession(aSession());
    comeBack(provider, {
      ...linking,
      query: '?error=access_denied',
      server: { [start]: { status: 404, error: { code: 'auth.provider-off' } } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This sign-in method isn’t available on this site.')).toBeTruthy();
    expect(leaveFor).not.toHaveBeenCalled();
  });
});

it('/tiktok links nothing to nobody: it leads through signing in to settings', async () => {
  const calls = comeBack('tiktok', {});
  expect(await screen.findByText(/You can’t sign in with TikTok/)).toBeTruthy();
  expect(again()).toBeNull();
  expect(onward('Back to sign in')).toBe(`/auth?next=${encodeURIComponent(settings)}`);
  expect(calls).toEqual([]);
});

describe('/discord signs in', () => {
  const signIn = 'POST /auth/discord';
  const session = aSession();
  const asksConsent = {
    status: 403,
    error: {
      code: 'auth.consent-needed',
      details: { ticket: 'ticket-1', kind: 'discord', label: 'mara.okafor' },
    },
  };
  const asksFactor = {
    status: 401,
    error: { code: 'auth.second-factor-needed', details: { ticket: 'ticket-2', methods: ['totp'] } },
  };
  const create = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  async function agree() {
    for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box);
    await create();
  }

  it.each([
    [null, '/home'],
    ['/clubs', '/clubs'],
  ])('and with next %s goes to %s', async (next, goal) => {
    const calls = comeBack('discord', { trip: { next }, server: { [signIn]: { data: session } } });
    await waitFor(() => expect(whereNow()).toBe(goal));
    expect(calls[0]?.body).toEqual(body('discord'));
    expect(getSession()?.sctoken).toBe(session.sctoken);
  });

  it('leads back to signing in where it fails, with the way on kept', async () => {
    const suspended = { status: 403, error: { code: 'account-suspended' } };
    comeBack('discord', { trip: { next: '/clubs' }, server: { [signIn]: suspended } });
    expect(await screen.findByText('This account is suspended.')).toBeTruthy();
    expect(again()).toBeNull();
    expect(onward('Back to sign in')).toBe('/auth?next=%2Fclubs');
  });

  it('asks for consent before there is an account, then for the second factor', async () => {
    const calls = comeBack('discord', {
      trip: { next: '/clubs' },
      server: {
        [signIn]: asksConsent,
        'POST /auth/consent': asksFactor,
        'POST /auth/second-factor': { data: session },
      },
    });
    expect(await screen.findByText('mara.okafor')).toBeTruthy();
    await create();
    expect((await screen.findByRole('alert')).textContent).toBe('Accept the terms to continue.');
    await userEvent.click(screen.getByRole('checkbox', { name: /I accept the terms/ }));
    await create();
    expect((await screen.findByRole('alert')).textContent).toBe('You must be 13 or older to use StagePass.');
    expect(calls.map((call) => call.name)).toEqual([signIn]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'I am 13 or older' }));
    await create();
    await userEvent.type(await screen.findByLabelText('6-digit code'), '482913');
    await waitFor(() => expect(whereNow()).toBe('/clubs'));
    const sent = calls.slice(1).filter((call) => call.name.startsWith('POST'));
    expect(sent.map((call) => call.body)).toEqual([
      { ticket: 'ticket-1', accepts_terms: true, is_13_or_older: true },
      { ticket: 'ticket-2', proof: { totp: '482913' } },
    ]);
  });

  it('makes nothing for who would rather sign in another way', async () => {
    const calls = comeBack('discord', { trip: { next: '/clubs' }, server: { [signIn]: asksConsent } });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in another way' }));
    expect(whereNow()).toBe('/auth?next=%2Fclubs');
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['auth.too-young', 422, 'You must be 13 or older to use StagePass.'],
    ['auth.terms-not-accepted', 422, 'Accept the terms to continue.'],
    ['unavailable', 503, 'This isn’t available right now. Try again in a moment.'],
  ])('stays at the consent where the server says %s', async (code, status, sentence) => {
    const refused = { status, error: { code } };
    comeBack('discord', { server: { [signIn]: asksConsent, 'POST /auth/consent': refused } });
    await agree();
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(getSession()).toBeNull();
  });

  it('starts over where the consent took too long', async () => {
    const late = { status: 401, error: { code: 'auth.ticket-expired' } };
    comeBack('discord', { server: { [signIn]: asksConsent, 'POST /auth/consent': late } });
    await agree();
    await waitFor(() => expect(whereNow()).toBe('/auth'));
  });
});
