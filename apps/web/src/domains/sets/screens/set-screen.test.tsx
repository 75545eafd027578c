// @vitest-environment jsdom
// Tests the album of a set: what is there, what is missing and how it can be had, and what a badge asks for.
import type { SetEntry, SetPage } from '@stagepass/contract/sets/shapes.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { Component } from './set-screen.tsx';

afterEach(strikeStage);

const club = { id: 'c1', handle: 'velvet', name: 'Velvet Static', hue: 355, picture: null };
const design = (id: string, name: string): SetEntry['design'] => ({
  id,
  club,
  name,
  quality: 'rare',
  kind: 'collectible',
  picture: null,
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

function open(set: SetPage) {
  stubServer({
    'GET /item-sets/:id': { data: set },
    'GET /item-sets/:id/ways/:design_id': {
      data: {
        design: design('d2', 'Encore cassette'),
        store: null,
        resale: { listing_id: 'l1', price_cents: 640, number: 311, offers: 5 },
        packs: [{ pool_id: 'p1', name: 'Night pack', price_cents: 120, asset: 'credits', chance: 1 / 48 }],
      },
    },
  });
  openScreen('/club/set/s1', <Component />, '/club/set/:id');
}

it('shows what is collected, and that drawn items do not count for the badge', async () => {
  open(page);
  expect(await screen.findByRole('heading', { name: 'Tour Tin II' })).toBeTruthy();
  expect(screen.getByText('1 of 2')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Snare, Rare, #7 of 1,000' })).toBeTruthy();
  expect(screen.getByText('Complete it to earn “Tin complete”.')).toBeTruthy();
  expect(screen.getByText(/0 of 2 count for the badge/)).toBeTruthy();
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

it('says that it was completed', async () => {
  open({ ...page, collected: 2, counted: 2, completed_at: '2026-05-05T10:00:00Z' });
  expect(await screen.findByText('You completed this set and earned “Tin complete”.')).toBeTruthy();
});
