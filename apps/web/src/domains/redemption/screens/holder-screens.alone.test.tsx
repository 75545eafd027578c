// @vitest-environment jsdom
// Tests what a holder is shown: a code signed here, moved here, refused over plain http; the pass; the history.
import { webcrypto } from 'node:crypto';
import { parseRedeemCode } from '@stagepass/base/redeem-code.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/query/query.ts';
import { announceReturn, tellListeners } from '#platform/realtime/listeners.ts';
import { clearSession, storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { Component as FanPassScreen } from './fan-pass-screen.tsx';
import { Component as IdCenterScreen } from './id-center-screen.tsx';
import { Component as ItemCodeScreen } from './item-code-screen.tsx';
import { Component as HistoryScreen } from './redeem-history-screen.tsx';

const shown: string[] = [];
vi.mock('@stagepass/ui/qr-plate/qr-plate.tsx', () => ({
  QrPlate: ({ text, label }: { text: string; label: string }) => {
    shown.push(text);
    return <img alt={label} src="data:," />;
  },
}));

const ids = {
  item: '01920000-0000-7000-8000-000000000001',
  user: '01920000-0000-7000-8000-000000000002',
  key: '01920000-0000-7000-8000-000000000003',
} as const;
const club = {
  id: 'c1',
  handle: 'velvet-static',
  name: 'Velvet Static',
  hue: 355,
  picture: null,
} as const;
const item = {
  id: ids.item,
  design: {
    id: 'd1',
    club,
    name: 'Door stub',
    quality: 'rare',
    kind: 'ticket',
    picture: null,
    edition_size: 40,
  },
  number: 7,
  state: 'held',
  mine: true,
  redeemable: { place: 'The stairs', offer: '', from: null, until: null, transfer_closes_at: null },
} as const;
const binding = (key_id: string | null, bind = true) =>
  ({
    item_id: ids.item,
    key_id,
    key_name: key_id === null ? null : 'Old phone',
    bound_at: null,
    can: { bind },
    closes_at: null,
    now: new Date().toISOString(),
  }) as const;

beforeEach(() => {
  shown.length = 0;
  storeSession(aSession({ id: ids.user, user_id: ids.user }));
});
afterEach(() => {
  strikeStage();
  vi.unstubAllGlobals();
});

/** As on https: the browser lends keys. */
function secure() {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('crypto', webcrypto);
}

function open(server: Server = {}) {
  const calls = stubServer({
    'GET /items/:id': { data: item },
    'GET /items/:id/key': { data: binding(null) },
    'POST /device-keys': { data: { id: ids.key } },
    'POST /items/:id/key': { data: binding(ids.key) },
    ...server,
  });
  openScreen(`/item-qr?id=${ids.item}`, <ItemCodeScreen />, '/item-qr');
  return calls;
}

test('a ticket is bound to this phone and shown with a code that it signed', async () => {
  secure();
  const calls = open();
  await screen.findByRole('img', { name: 'Code of Door stub, #7 of 40' });
  expect(parseRedeemCode(shown[0] ?? '')).toMatchObject({
    kind: 'item',
    subject_id: ids.item,
    key_id: ids.key,
  });
  expect(calls.find(({ name }) => name === 'POST /device-keys')?.body).toMatchObject({
    public_jwk: { kty: 'EC', crv: 'P-256' },
  });
  expect(screen.getByText(/^New code in \d+ s$/)).toBeTruthy();
});

test('the door said yes: the code goes, the word is there', async () => {
  secure();
  open();
  await screen.findByRole('img', { name: /^Code of/ });
  tellListeners('codeScanned', {
    kind: 'item',
    subject_id: ids.item,
    verdict: 'accepted',
    club_name: 'Velvet Static',
  });
  await screen.findByText('Checked in');
  expect(screen.queryByRole('img', { name: /^Code of/ })).toBeNull();
});

test('a scan that was missed while the line was down shows once it is back', async () => {
  secure();
  open({ 'GET /items/:id': [{ data: item }, { data: { ...item, state: 'redeemed' } }] });
  await screen.findByRole('img', { name: /^Code of/ });
  announceReturn();
  await waitFor(() => expect(screen.queryByRole('img', { name: /^Code of/ })).toBeNull());
});

test('a ticket on another phone is moved by a press', async () => {
  secure();
  const person = userEvent.setup();
  const calls = open({
    'GET /items/:id/key': [
      { data: binding('01920000-0000-7000-8000-000000000009') },
      { data: binding(ids.key) },
    ],
  });
  await screen.findByText(/Only Old phone can show this code/);
  expect(shown).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Move to this phone' }));
  await waitFor(() => expect(calls.some(({ name }) => name === `POST /items/${ids.item}/key`)).toBe(true));
  await screen.findByRole('img', { name: /^Code of/ });
});

test('over plain http the screen says what it cannot do, and offers a code to read out', async () => {
  const person = userEvent.setup();
  open({
    'POST /typed-codes': {
      data: { code: 'K7QM2P4X', expires_at: new Date(Date.now() + 120_000).toISOString() },
    },
  });
  await screen.findByText(/this phone can’t make a code/);
  await person.click(screen.getByRole('button', { name: 'Show a code to read out' }));
  await screen.findByText('K7QM 2P4X');
});

test('the pass shows one club at a time, and no pass without a club', async () => {
  secure();
  const person = userEvent.setup();
  const passClub = {
    role: 'member',
    number: 412,
    tier: null,
    joined_at: '2023-02-02T00:00:00.000Z',
    level: 14,
    badges: [],
  } as const;
  const other = { ...club, id: 'c2', handle: 'third-kettle', name: 'Third Kettle', hue: 20 } as const;
  const user = { id: ids.user, user_name: 'mara', display_name: 'Mara Okafor', avatar: null } as const;
  stubServer({
    'GET /pass': {
      data: {
        user,
        clubs: [
          { ...passClub, club },
          { ...passClub, club: other, number: 7 },
        ],
        keys: [
          { id: ids.key, name: 'Mac', created_at: '2026-01-01T00:00:00.000Z', revoked_at: null, bound: 0 },
        ],
        now: new Date().toISOString(),
      },
    },
    'POST /device-keys': { data: { id: ids.key } },
    'GET /inventory': { data: [], beside: { next_cursor: null } },
  });
  openScreen('/user/fanpass', <FanPassScreen />);
  const pass = within(await screen.findByRole('article', { name: 'Fan pass, Mara Okafor' }));
  expect(pass.getByText('#412')).toBeTruthy();
  await pass.findByRole('img', { name: 'Code of your fan pass' });
  expect(parseRedeemCode(shown[0] ?? '')).toMatchObject({ kind: 'pass', subject_id: ids.user });
  const dots = within(screen.getByRole('navigation', { name: 'Your passes' }));
  await person.click(dots.getByRole('button', { name: 'Third Kettle, pass 2 of 2' }));
  await screen.findByText('#7');
  // By keys, and by a finger; not beyond the ends.
  await person.keyboard('{ArrowLeft}');
  await screen.findByText('#412');
  await person.keyboard('{ArrowLeft}');
  const swipe = (by: number, type = 'touch') => {
    const card = screen.getByRole('article');
    const at = { pointerId: 1, pointerType: type, clientY: 300 };
    fireEvent(card, new PointerEvent('pointerdown', { bubbles: true, ...at, clientX: 200 }));
    fireEvent(card, new PointerEvent('pointerup', { bubbles: true, ...at, clientX: 200 + by }));
  };
  swipe(-40);
  expect(screen.getByText('#412')).toBeTruthy();
  swipe(-120);
  await screen.findByText('#7');
  // Its other face, of the same club.
  await person.click(screen.getByRole('radio', { name: 'Add me' }));
  const card = within(await screen.findByRole('article', { name: 'Member card of Mara Okafor' }));
  for (const words of ['Level 14', 'Scan to add me', 'Third Kettle, since 2023', '#7'])
    expect(card.getByText(words)).toBeTruthy();
  expect(card.getByRole('img', { name: 'QR code for the profile of Mara Okafor' })).toBeTruthy();
});

test('the member card of a club is the same laminate, other face up; it is for members', async () => {
  secure();
  const user = { id: ids.user, user_name: 'mara', display_name: 'Mara Okafor', avatar: null } as const;
  const tier = { id: 't3', rank: 3, name: 'Front Row', hue: 355 };
  const badge = { design_id: 'd9', name: 'Was there in Ghent', quality: 'srare', picture_url: null } as const;
  const member = {
    ...{ club, role: 'member' as const, number: 412, tier, joined_at: '2023-02-02T00:00:00.000Z', level: 14 },
    badges: [badge],
  } as const;
  const server: Server = {
    'GET /pass': { data: { user, clubs: [member], keys: [], now: new Date().toISOString() } },
    'POST /device-keys': { data: { id: ids.key } },
    'GET /inventory': { data: [], beside: { next_cursor: null } },
    'GET /clubs/:id': { error: { code: 'clubs.not-found' } },
  };
  stubServer(server);
  openScreen('/club/velvet-static/id-center', <IdCenterScreen />, '/club/:id/id-center');
  const card = within(await screen.findByRole('article', { name: 'Member card of Mara Okafor' }));
  for (const words of ['#412', 'Level 14', 'Front Row', 'Velvet Static, since 2023'])
    expect(card.getByText(words)).toBeTruthy();
  card.getByRole('img', { name: 'Badges: Was there in Ghent (Super Rare)' });
  await userEvent.click(screen.getByRole('radio', { name: 'Door' }));
  await screen.findByRole('img', { name: 'Code of your fan pass' });
  cleanup();
  openScreen('/club/third-kettle/id-center', <IdCenterScreen />, '/club/:id/id-center');
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
});

test('without a network the pass is shown as it was kept, with since when, and goes with the session', async () => {
  secure();
  const user = { id: ids.user, user_name: 'mara', display_name: 'Mara Okafor', avatar: null } as const;
  const member = {
    club,
    role: 'member',
    number: 412,
    tier: null,
    joined_at: '2023-02-02T00:00:00.000Z',
    level: 2,
    badges: [],
  } as const;
  const pass = { user, clubs: [member], keys: [], now: new Date().toISOString() };
  stubServer({ 'GET /pass': { data: pass }, 'POST /device-keys': { data: { id: ids.key } } });
  openScreen('/user/fanpass', <FanPassScreen />);
  await screen.findByRole('img', { name: 'Code of your fan pass' });
  expect(screen.queryByText(/^Saved on this phone/)).toBeNull();

  const startCold = (answer: () => Promise<Response>) => {
    cleanup();
    queryClient.clear();
    vi.stubGlobal('fetch', answer);
    openScreen('/user/fanpass', <FanPassScreen />);
  };
  startCold(() => Promise.reject(new TypeError('Failed to fetch')));
  await screen.findByText(/^Saved on this phone on .*\d:\d{2}/);
  await screen.findByRole('img', { name: 'Code of your fan pass' });
  expect(screen.getByText('You’re offline. The code still works.')).toBeTruthy();
  // A server in trouble, and a line that says nothing, are no network either.
  startCold(async () => new Response('<html>Bad gateway</html>', { status: 502 }));
  await screen.findByText(/^Saved on this phone/);
  startCold(() => new Promise(() => undefined));
  await screen.findByText(/^Saved on this phone/);

  clearSession();
  storeSession(aSession({ id: 'u9', user_id: 'u9' }));
  startCold(() => Promise.reject(new TypeError('Failed to fetch')));
  await screen.findByText('Couldn’t load your fan pass');
  storeSession(aSession({ id: ids.user, user_id: ids.user }));
  startCold(() => Promise.reject(new TypeError('Failed to fetch')));
  await screen.findByText('Couldn’t load your fan pass');
  expect(screen.queryByText('Mara Okafor')).toBeNull();
});

test('the history says where and when, and an empty one where to go', async () => {
  stubServer({
    'GET /redemptions': [
      { data: [], beside: { next_cursor: null } },
      {
        data: [
          {
            id: 'r1',
            kind: 'item',
            club,
            design: item.design,
            item_id: ids.item,
            number: 7,
            place: 'The stairs',
            scanner: 'Gate C',
            redeemed_at: '2026-11-14T19:00:00.000Z',
            voided_at: '2026-11-14T19:05:00.000Z',
          },
        ],
        beside: { next_cursor: null },
      },
    ],
  });
  const person = userEvent.setup();
  openScreen('/user/redeem-history', <HistoryScreen />);
  await screen.findByText('Nothing used yet');
  await person.click(screen.getByRole('button', { name: 'Tickets and coupons' }));
  await screen.findByText(/The stairs, Gate C/);
  expect(screen.getByText('Undone')).toBeTruthy();
});
