// @vitest-environment jsdom
// Tests a club's stations: as a list by tab, and as a plan of places with the way to each.
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { aClub, aViewer } from '#domains/clubs/public/testing/club.ts';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, strikeStage, stubServer, whereNow } from '#platform/testing/stage.tsx';
import { aStationCard } from '../testing/stations.ts';
import { Component } from './club-stations-screen.tsx';

afterEach(strikeStage);

const place = (lat: number, long: number) =>
  ({ kind: 'real', name: 'Paper Hall', address: '1 Mill Street', point: { lat, long } }) as const;

function open(search = '', stations = [aStationCard()], role: 'member' | 'owner' = 'member') {
  storeSession(aSession());
  const calls = stubServer({
    'GET /clubs/:id': { data: aClub({ viewer: aViewer(role) }) },
    'GET /clubs/:id/stations': { data: stations, beside: { next_cursor: null } },
    'GET /auth/providers': { data: { map_style_url: null } as never },
  });
  openScreen(`/club/velvet-static/stations${search}`, <Component />, '/club/:id/stations');
  return calls;
}

test('lists the stations, and those that are gone behind the other tab', async () => {
  const person = userEvent.setup();
  const calls = open();
  const tile = await screen.findByRole('link', { name: /The stage door hatch/ });
  expect(tile.getAttribute('href')).toBe('/club/station/t1');
  await person.click(screen.getByRole('radio', { name: 'Gone' }));
  expect(whereNow()).toBe('/club/velvet-static/stations?tab=over');
  expect(calls.at(-1)?.query).toMatchObject({ tab: 'over' });
});

test('shows where the stations are on a plan, numbered as below it', async () => {
  open('?view=map', [
    aStationCard({ place: place(51.5, -0.1) }),
    aStationCard({ id: 't2', title: 'Prop room', place: place(51.51, -0.1) }),
    aStationCard({ id: 't3', title: 'Online only' }),
  ]);
  const plan = within(await screen.findByRole('region', { name: 'Map of Velvet Static’s stations' }));
  expect(plan.getAllByRole('link').map((pin) => pin.getAttribute('href'))).toEqual([
    '/club/station/t1',
    '/club/station/t2',
  ]);
  screen.getAllByText('Paper Hall, 1 Mill Street');
  expect(screen.queryByText('Online only')).toBeNull();
});

test('without a place there is no map, and without stations staff are led to make one', async () => {
  open('?view=map');
  await screen.findByText('No station here has a place on the map.');
  strikeStage();
  open('', [], 'owner');
  const ways = await screen.findAllByRole('link', { name: 'Manage stations' });
  expect(ways[0]?.getAttribute('href')).toBe('/club/velvet-static/manage-stations');
});
