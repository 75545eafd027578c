// @vitest-environment jsdom
// Tests one station's page in each of its states: what is missing with the way to it, claiming free and paid, what was got.
import type { StationView } from '@stagepass/contract/stations/shapes.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { aWallet } from '#domains/ledger/public/testing/money.ts';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { aStation, aStationCard, aStep, badge, key } from '../testing/stations.ts';
import { Component } from './station-screen.tsx';

afterEach(strikeStage);

const claim = {
  id: 'k1',
  at: '2026-11-17T12:00:00Z',
  paid_cents: 0,
  item_id: 'i1',
  number: 89,
  token: null,
  until: null,
  tokens: 0,
};

function open(change: Partial<StationView> = {}, server: Server = {}) {
  storeSession(aSession());
  const calls = stubServer({
    'GET /stations/:id': { data: aStation(change) },
    'GET /clubs/:id/stations': { data: [], beside: { next_cursor: null } },
    'GET /wallet': { data: aWallet() },
    ...server,
  });
  openScreen('/club/station/t1', <Component />, '/club/station/:id');
  return calls;
}

const posts = (calls: ReturnType<typeof open>) => calls.filter(({ name }) => name.startsWith('POST'));

test('locked, it lists what is there and what is missing, with the way to the step', async () => {
  open({
    stand: 'locked',
    missing: 2,
    can: { claim: false, edit: false },
    condition: { all: [{ kind: 'level', at_least: 5, label: '', met: false, have: 2 }] },
    requirements: [
      aStep('s1', { title: 'Seen act two', state: 'passed', passed_at: '2026-11-06T12:00:00Z' }),
      aStep('s2', { title: 'Read the notice', refusal: 'Too dark to see.' }),
    ],
  });
  const wants = await screen.findByRole('list', { name: 'What you need' });
  const [level, passed, next] = within(wants).getAllByRole('listitem');
  expect(level?.textContent).toMatch(/level 5.*missing.*You: level 2/i);
  screen.getByText('Free · One each');
  expect(passed?.textContent).toMatch(/Seen act two, done.*Nov 6/);
  expect(
    within(next as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/club/station/t1?step=s2');
  expect(next?.textContent).toContain('Not accepted. The club wrote: “Too dark to see.”');
  screen.getByText('2 to go');
  screen.getByText('212 of 300 left');
  expect(screen.getByRole('link', { name: 'Read the text' }).getAttribute('href')).toBe(
    '/club/station/t1?step=s2',
  );
  expect(screen.queryByRole('button', { name: /Claim/ })).toBeNull();
});

test('free, one tap claims it and stamps it', async () => {
  const person = userEvent.setup();
  const claimed = aStation({
    stand: 'claimed',
    claims: 1,
    mine: [claim],
    can: { claim: false, edit: false },
  });
  const calls = open(
    {},
    {
      'GET /stations/:id': [{ data: aStation() }, { data: claimed }],
      'POST /stations/:id/claim': { data: { claim, station: claimed } },
    },
  );
  await person.click(await screen.findByRole('button', { name: 'Claim' }));
  await screen.findByRole('img', { name: 'Claimed' });
  expect(posts(calls)).toMatchObject([
    { name: 'POST /stations/t1/claim', body: { expected_price_cents: 0 } },
  ]);
  expect(screen.getByRole('link', { name: 'View in inventory' }).getAttribute('href')).toBe(
    '/user/inventory?item=i1',
  );
});

test('paid, the first tap names the amount and the second pays it', async () => {
  const person = userEvent.setup();
  const station = { price_cents: 400 };
  const calls = open(station, {
    'POST /stations/:id/claim': { error: { code: 'stations.gone' } },
  });
  await person.click(await screen.findByRole('button', { name: 'Claim for $4.00' }));
  // The frame rises first, what it holds comes after.
  await screen.findByText('Claims can’t be refunded.');
  const sheet = within(screen.getByRole('dialog', { name: 'Claim Key to the trap' }));
  expect(posts(calls)).toEqual([]);
  const pay = await sheet.findByRole('button', { name: /Claim and pay/ });
  await waitFor(() => expect(pay.getAttribute('aria-disabled')).toBeNull());
  await person.click(pay);
  await sheet.findByText('There is nothing left to claim here. You haven’t been charged.');
  expect(posts(calls)).toMatchObject([{ body: { expected_price_cents: 400 } }]);
});

test('an NFT says who holds it, before and after', async () => {
  open({ thing: { kind: 'NFT', design: key } });
  await screen.findByText(/This is an NFT\. Once you claim it, this site holds it for you\./);
  strikeStage();
  open({
    thing: { kind: 'NFT', design: key },
    stand: 'claimed',
    can: { claim: false, edit: false },
    mine: [{ ...claim, token: 7 }],
  });
  await screen.findByText('This site holds it for you. You can’t move it to your own crypto wallet yet.');
  screen.getByText(/Token 7/);
});

test('staff are told why they cannot claim; gone, there is nothing to press', async () => {
  open({
    can: { claim: false, edit: true },
    refusal: { code: 'items.staff-receive-nothing', message: '' },
  });
  await screen.findByText('You’re on this club’s staff, so you can’t claim here.');
  expect(screen.getByRole('link', { name: 'Edit station' }).getAttribute('href')).toBe(
    '/club/velvet-static/manage-stations?station=t1',
  );
  strikeStage();
  open({ stand: 'gone', left: 0, can: { claim: false, edit: false } });
  await screen.findByText('All gone');
  expect(screen.queryByRole('button', { name: /Claim/ })).toBeNull();
});

test('a tier that the viewer has as much of says so, and there is nothing to press', async () => {
  const tier = { id: 'r1', rank: 2, name: 'The Shed', hue: 40 };
  const station = {
    thing: { kind: 'MEMBERTIER' as const, tier, days: 90 },
    price_cents: 400,
    stand: 'claimed' as const,
    can: { claim: false, edit: false },
  };
  open({ ...station, held: { name: 'The Shed', higher: false } });
  await screen.findByText(/^You already have The Shed here\./);
  screen.getByRole('img', { name: 'Yours' });
  expect(screen.queryByRole('button', { name: /Claim/ })).toBeNull();
  strikeStage();
  open({ ...station, held: { name: 'Directors', higher: true } });
  await screen.findByText('You already have Directors here, which is higher than The Shed.');
});

test('the other stations of the club follow, by how they stand', async () => {
  open(
    { thing: badge },
    {
      'GET /clubs/:id/stations': {
        data: [
          aStationCard(),
          aStationCard({ id: 't2', title: 'Prop room', stand: 'locked', missing: 2 }),
          aStationCard({
            id: 't3',
            title: 'Box office',
            stand: 'claimed',
            claimed_at: '2026-11-01T10:00:00Z',
          }),
        ],
        beside: { next_cursor: null },
      },
    },
  );
  const prop = await screen.findByRole('link', { name: /Prop room/ });
  expect(prop.textContent).toMatch(/2 to go.*locked, 2 things missing/);
  expect(screen.getByRole('link', { name: /Box office/ }).textContent).toMatch(/Yours, Nov 1/);
  expect(screen.queryByRole('link', { name: /stage door/ })).toBeNull();
});

test('fan tokens that come with a claim are named before it, and among what the fan got', async () => {
  const tokens = { amount: 5, symbol: 'VELV' };
  open({ tokens, stand: 'claimed', claims: 1, mine: [{ ...claim, tokens: 5 }] });
  await screen.findByText(/with 5 VELV/);
  const row = await screen.findByRole('link', { name: /#89/ });
  expect(row.textContent).toMatch(/5 VELV/);
});
