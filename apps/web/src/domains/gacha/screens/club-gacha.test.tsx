// @vitest-environment jsdom
// Tests the club's packs, published against drawn odds, and the editor with the odds that would follow.
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aClub, aViewer } from '#domains/clubs/public/testing/club.ts';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, strikeStage, stubServer, whereNow } from '#platform/testing/stage.tsx';
import { aPool, aVersion, designs } from '../testing/pools.ts';
import { Component as ClubGacha } from './club-gacha-screen.tsx';
import { Component as Manage } from './manage-gacha-screen.tsx';
import { Component as Odds } from './odds-screen.tsx';

afterEach(strikeStage);

const staff = aClub({ viewer: aViewer('owner') });
const modules = [{ module: 'gacha' as const, on: true, position: 0 }];
const none = { data: [], beside: { next_cursor: null } };

test('a club’s packs stand under their tab, each with price and state', async () => {
  storeSession(aSession());
  const {
    version: _v,
    announced: _a,
    viewer: _w,
    story: _s,
    can: _c,
    cannot_because: _b,
    management: _m,
    ...card
  } = aPool();
  stubServer({
    'GET /clubs/:id': { data: aClub({ modules }) },
    'GET /clubs/:id/gacha': { data: [card], beside: { next_cursor: null } },
  });
  openScreen('/club/velvet-static/gacha', <ClubGacha />, '/club/:id/gacha');
  const row = await screen.findByRole('link', { name: /Tour Tin II/ });
  expect(row.getAttribute('href')).toBe('/club/gacha/p1');
  expect(row.textContent).toMatch(/\$1\.20 per pack.*4 items.*Open/);
  expect(screen.getByRole('link', { name: 'Packs' }).getAttribute('aria-current')).toBe('page');
});

test('where there is none, those who run the club are told how to begin', async () => {
  storeSession(aSession());
  stubServer({ 'GET /clubs/:id': { data: staff }, 'GET /clubs/:id/gacha': none });
  openScreen('/club/velvet-static/gacha', <ClubGacha />, '/club/:id/gacha');
  const way = await screen.findByRole('link', { name: 'Create a pack' });
  expect(way.getAttribute('href')).toBe('/club/velvet-static/manage-gacha');
});

test('published stands against drawn, with what chance allows', async () => {
  const { tiers, entries, guarantees } = aVersion();
  const drawn = (single: number, ten: number) => ({ single, ten });
  const version = {
    n: 2,
    state: 'open',
    opens_at: '2026-10-22T10:00:00Z',
    closed_at: null,
    closed_because: null,
    guarantees,
    draws: drawn(1000, 0),
    guaranteed: { ten: 0, pity: 3 },
    // Nearly never, where it should be three of four: no chance allows that.
    tiers: tiers.map((tier) => ({ ...tier, drawn: drawn(tier.quality === 'common' ? 2 : 30, 0) })),
    entries: entries.map((entry) => ({ ...entry, drawn: drawn(30, 0) })),
  } as const;
  const pool = { id: 'p1', name: 'Tour Tin II', club: aPool().club } as const;
  stubServer({
    'GET /gacha/:id/odds': { data: { pool, versions: [version], counted_at: '2026-11-15T10:00:00Z' } },
  });
  openScreen('/club/gacha/p1/odds', <Odds />, '/club/gacha/:id/odds');
  await screen.findByRole('heading', { name: '1,000 packs' });
  expect(screen.getAllByText(/outside the expected range/).length).toBeGreaterThan(0);
  screen.getByText(/3 SS.Rare guarantees/);
});

test('the editor shows the odds as fans will see them, and saves the draft', async () => {
  storeSession(aSession());
  const made = aPool({
    state: 'draft',
    version: null,
    management: {
      draft: null,
      designs: [],
      may_open_now: true,
      earliest: '2026-11-15T12:00:00Z',
      draws: 0,
      fans: 0,
    },
  });
  const asked = stubServer({
    'GET /clubs/:id': { data: staff },
    'GET /clubs/:id/item-designs': {
      data: designs.map((design) => ({ ...design, left: design.edition_size === null ? null : 94 })),
      beside: { next_cursor: null },
    },
    'POST /clubs/:id/gacha': { status: 201, data: made },
    'GET /gacha/:id': { data: made },
    'POST /gacha/:id/versions': { status: 201, data: { ...made, state: 'open', version: aVersion() } },
    'PATCH /gacha/:id': { data: made },
  });
  openScreen('/club/velvet-static/manage-gacha?pool=new', <Manage />, '/club/:id/manage-gacha');
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Tour Tin II' } });
  fireEvent.change(screen.getByLabelText(/Price per pack/), { target: { value: '0.80' } });
  screen.getByText('10 packs cost $8.00.');
  fireEvent.click(screen.getByRole('button', { name: 'Add items' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: /House pick/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Moth pin/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  // 7 of 37, and 30 of 37: the values of the two tiers that are present.
  const table = within(await screen.findByRole('table', { name: 'Odds of every item' }));
  expect(table.getByRole('row', { name: /Moth pin/ }).textContent).toContain('18.9%');
  expect(table.getByRole('row', { name: /House pick/ }).textContent).toContain('81.1%');
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText(/only the club’s staff can see it/);
  expect(whereNow()).toBe('/club/velvet-static/manage-gacha?pool=p1');
  const sent = asked.find(({ name }) => name === 'POST /clubs/c1/gacha')?.body;
  expect(sent).toMatchObject({
    name: 'Tour Tin II',
    draft: { price_cents: 80, entries: [{ weight: 1 }, { weight: 1 }] },
  });
});
