// @vitest-environment jsdom
// Tests the album of a set: what is there, what is missing and how it can be had, and what a badge asks for.
import type { SetEntry, SetPage, SetWays, UserSet } from '@stagepass/contract/sets/shapes.ts';
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { Component } from './set-screen.tsx';
import { Component as Shared } from './shared-set-screen.tsx';

afterEach(() => {
  strikeStage();
  Reflect.deleteProperty(navigator, 'share');
});

const club = { id: 'c1', handle: 'velvet', name: 'Velvet Static', hue: 355, picture: null };
const design = (id: string, name: string): SetEntry['design'] => ({
  id,
  club,
  name,
  quality: 'rare',
  kind: 'collectible',
  picture: {
    small_url: `/files/${id}.webp`,
    medium_url: '',
    large_url: '',
    placeholder: '',
    hue: 0,
    alt: '',
  },
  model_url: null,
  edition_size: 1000,
  issued: 12,
  transferable: true,
  redeemable: null,
});
const badge = {
  id: 'b1',
  club,
  name: 'Tin complete',
  description: '',
  look: { shape: 'square', icon: 'cards', hue: 20 },
  stages: 1,
  stage: 0,
  earned_at: null,
} as const;
const page: SetPage = {
  id: 's1',
  club,
  name: 'Tour Tin II',
  season: 'Spring',
  state: 'live',
  size: 2,
  collected: 1,
  badge,
  entries: [
    { design: design('d1', 'Snare'), mine: { item_id: 'i1', number: 7, count: 1 }, counts: false },
    { design: design('d2', 'Encore cassette'), mine: null, counts: false },
  ],
  counted: 0,
  completed_at: null,
  version: 1,
  can: { edit: false },
};

const nightPack: SetWays['packs'][number] = {
  ...{ pool_id: 'p1', name: 'Night pack', price_cents: 120, asset: 'credits', token: null, chance: 1 / 48 },
};
const { id, name, season, state, size, collected } = page;
const ofAna: UserSet = {
  set: { id, club, name, season, state, size, collected, badge: null },
  user: { id: 'u1', user_name: 'ana', display_name: 'Ana', avatar: null },
  entries: page.entries.map(({ design: one, mine }) => ({ design: one, owned: mine !== null })),
  shown: true,
};

function open(set: SetPage, shown = true, ways: Partial<SetWays> = {}) {
  stubServer({
    'GET /item-sets/:id': { data: set },
    'GET /item-sets/:id/of/:user': { data: { ...ofAna, shown } },
    'GET /item-sets/:id/ways/:design_id': {
      data: {
        design: design('d2', 'Encore cassette'),
        store: null,
        for_tokens: null,
        resale: { listing_id: 'l1', price_cents: 640, number: 311, offers: 5 },
        packs: [nightPack],
        ...ways,
      },
    },
  });
  openScreen('/club/set/s1', <Component />, '/club/set/:id');
}

it('shows what is collected, and that drawn items do not count for the badge', async () => {
  open(page);
  expect(await screen.findByRole('heading', { name: 'Tour Tin II' })).toBeTruthy();
  expect(screen.getByText('1 of 2')).toBeTruthy();
  const snare = screen.getByRole('button', {
    name: 'Snare, Rare, #7 of 1,000, from a paid pack: doesn’t count for the badge',
  });
  expect(snare.querySelector('.sp-album-stamp')).toBeTruthy();
  screen.getByText('From a paid pack: doesn’t count for the badge');
  // From the API, not from the app's own address.
  expect(snare.querySelector('img')?.getAttribute('src')).toBe('/api/files/d1.webp');
  expect(screen.getByText('Complete it to earn “Tin complete”.')).toBeTruthy();
  expect(screen.getByText(/0 of 2 count for the badge/)).toBeTruthy();
});

it('says nothing of that where the print counts, or where there is no badge', async () => {
  const [owned, missing] = page.entries as [SetEntry, SetEntry];
  const ways: SetPage[] = [
    { ...page, entries: [{ ...owned, counts: true }, missing], counted: 1 },
    { ...page, badge: null },
  ];
  for (const set of ways) {
    open(set);
    const snare = await screen.findByRole('button', { name: 'Snare, Rare, #7 of 1,000' });
    expect(snare.querySelector('.sp-album-stamp')).toBeNull();
    expect(screen.queryByText(/doesn’t count/)).toBeNull();
    strikeStage();
  }
});

it('fetches prints from where the API keeps them', async () => {
  const [owned, missing] = page.entries as [SetEntry, SetEntry];
  const small_url = '/files/public/media/p1/480.webp';
  const sizes = { small_url, medium_url: small_url, large_url: small_url };
  const picture = { ...sizes, placeholder: '', hue: 20, alt: '' };
  open({ ...page, entries: [{ ...owned, design: { ...owned.design, picture } }, missing] });
  const place = await screen.findByRole('button', { name: /^Snare/ });
  expect(place.querySelector('img')?.getAttribute('src')).toBe(`/api${small_url}`);
});

it('says how a missing item can be had', async () => {
  open(page);
  await userEvent.click(await screen.findByRole('button', { name: 'Encore cassette, Rare, missing' }));
  const offer = await screen.findByRole('link', { name: /Buy from a fan/ });
  expect(offer.getAttribute('href')).toBe('/market-item/l1');
  expect(offer.textContent).toContain('$6.40');
  expect(screen.getByText('Cheapest of 5, number 311')).toBeTruthy();
  expect(screen.getByText('Night pack: 2.08% chance per pack')).toBeTruthy();
});

it('says what is paid with the club’s token in tokens, and no dollars', async () => {
  open(page, true, {
    resale: null,
    for_tokens: { listing_id: 'l2', price: 1200, symbol: 'VELV' },
    packs: [{ ...nightPack, price_cents: 3, asset: 'token', token: { symbol: 'VELV' } }],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Encore cassette, Rare, missing' }));
  const offer = await screen.findByRole('link', { name: /Buy from the club/ });
  expect(offer.getAttribute('href')).toBe('/market-item/l2');
  expect(offer.textContent).toContain('1,200 VELV');
  screen.getByText('In the store, for VELV');
  expect(screen.getByRole('link', { name: /Open a pack/ }).textContent).toContain('3 VELV');
  expect(screen.queryByText(/\$/)).toBeNull();
});

it('says that it was completed', async () => {
  open({ ...page, collected: 2, counted: 2, completed_at: '2026-05-05T10:00:00Z' });
  expect(await screen.findByText('You completed this set and earned “Tin complete”.')).toBeTruthy();
});

it('is shared with what I have of it, and as an album where I have nothing', async () => {
  const shared = vi.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
  storeSession(aSession());
  open(page);
  await screen.findByText('1 of 2');
  await userEvent.click(screen.getByRole('button', { name: 'Share this set' }));
  await waitFor(() =>
    expect(shared).toHaveBeenLastCalledWith({
      title: 'I have 1 of 2 of Tour Tin II',
      url: expect.stringMatching(/\/set\/s1~[^/]+$/),
    }),
  );
  strikeStage();
  open({ ...page, collected: 0 });
  await screen.findByText('0 of 2');
  await userEvent.click(screen.getByRole('button', { name: 'Share this set' }));
  await waitFor(() =>
    expect(shared).toHaveBeenLastCalledWith({
      title: 'Tour Tin II',
      url: expect.stringMatching(/\/club\/set\/s1$/),
    }),
  );
});

it('is not shared where my collection is private, and says why', async () => {
  const shared = vi.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
  storeSession(aSession());
  open(page, false);
  await screen.findByText('1 of 2');
  await userEvent.click(screen.getByRole('button', { name: 'Share this set' }));
  await waitFor(() => expect(toastStore.current()?.title).toMatch(/^Your collection is private/));
  expect(shared).not.toHaveBeenCalled();
});

it('shows what somebody else has of it', async () => {
  stubServer({ 'GET /item-sets/:id/of/:user': { data: ofAna } });
  openScreen('/set/s1~ana', <Shared />, '/set/:id');
  await screen.findByText('Ana has 1 of 2');
  screen.getByRole('button', { name: 'Snare, Rare' });
  screen.getByRole('button', { name: 'Encore cassette, Rare, missing' });
});

it('says that a collection is not shown only where the server said so', async () => {
  stubServer({ 'GET /item-sets/:id/of/:user': { status: 404, error: { code: 'sets.not-shown' } } });
  openScreen('/set/s1~ana', <Shared />, '/set/:id');
  await screen.findByText('This collection isn’t shown');
  strikeStage();
  stubServer({ 'GET /item-sets/:id/of/:user': { status: 500, error: { code: 'internal' } } });
  openScreen('/set/s1~ana', <Shared />, '/set/:id');
  await screen.findByText('Couldn’t load this set');
});
