// @vitest-environment jsdom
// Tests my badges: the newest above the others, one opened, pins in the order of choosing, and nothing yet.
import type { HeldBadge } from '@stagepass/contract/badges/shapes.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { Component } from './own-badges-screen.tsx';

afterEach(strikeStage);

const club = { id: 'c1', handle: 'tigers', name: 'Paper Tigers FC', hue: 55, picture: null };
const badge = (id: string, name: string, given: Partial<HeldBadge> = {}): HeldBadge => ({
  id,
  club,
  name,
  description: 'Eight away days',
  look: { shape: 'shield', icon: 'soccer-ball', hue: 55 },
  stages: 3,
  stage: 2,
  earned_at: '2026-01-05T12:00:00Z',
  pinned: null,
  ...given,
});

function open(answers: Server) {
  storeSession(aSession());
  const server = stubServer({
    'GET /badge-counts': { data: { total: 2, by_club: [{ club, count: 2 }] } },
    ...answers,
  });
  openScreen('/club/badges', <Component />, '/club/badges');
  return server;
}

const two = { data: [badge('b1', 'Away days'), badge('b2', 'Regular', { stages: 1, stage: 1, club: null })] };

it('shows the newest first, and the others with their clubs', async () => {
  open({ 'GET /badges': { ...two, beside: { next_cursor: null } } });
  expect(await screen.findByText('Newest')).toBeTruthy();
  expect(screen.getByText('2 earned')).toBeTruthy();
  expect(screen.getByText('Stage 2 of 3 · Paper Tigers FC · Eight away days')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Regular, StagePass' })).toBeTruthy();
});

it('opens one with what it was given for', async () => {
  const { pinned: _, ...card } = badge('b2', 'Regular', { stages: 1, stage: 1 });
  open({
    'GET /badges': { ...two, beside: { next_cursor: null } },
    'GET /badges/:id': {
      data: {
        ...card,
        holders: 12,
        grants: [{ stage: 1, cause: 'station', granted_at: '2026-01-05T12:00:00Z' }],
        retired: false,
        version: 1,
        can: { edit: false },
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Regular, StagePass' }));
  expect(await screen.findByText('12 fans have it')).toBeTruthy();
  expect(screen.getByText(/at a station/)).toBeTruthy();
});

it('pins badges in the order in which they are chosen', async () => {
  const server = open({
    'GET /badges': { ...two, beside: { next_cursor: null } },
    'PUT /badges/pins': { data: [] },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Choose badges for your profile' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Regular, StagePass' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Away days/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.find(({ name }) => name === 'PUT /badges/pins')?.body).toEqual({
      badge_ids: ['b2', 'b1'],
    }),
  );
});

it('leads whoever has none to clubs', async () => {
  open({
    'GET /badge-counts': { data: { total: 0, by_club: [] } },
    'GET /badges': { data: [], beside: { next_cursor: null } },
  });
  expect(await screen.findByText('A jacket without a patch')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Discover clubs' })).toBeTruthy();
});
