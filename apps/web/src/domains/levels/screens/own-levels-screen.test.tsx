// @vitest-environment jsdom
// Tests my levels over all clubs: names, the way to the next, nothing yet, and what did not come.
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { Component } from './own-levels-screen.tsx';

afterEach(strikeStage);

function open(answers: Server) {
  storeSession(aSession());
  stubServer(answers);
  openScreen('/club/levels', <Component />, '/club/levels');
}

it('shows my level in each club, and what comes next', async () => {
  open({
    'GET /levels': {
      data: [
        {
          club: { id: 'c1', handle: 'tin', name: 'Tin Lighthouse', hue: 265, picture: null },
          xp: 1240,
          level: 5,
          into_xp: 240,
          span_xp: 500,
          missing_xp: 260,
          name: 'Keeper’s mate',
          tier: null,
          next: { level: 7, begins_at_xp: 2100, name: 'Keeper', perks: [{ type: 'privateMission' }] },
        },
      ],
    },
  });
  const club = await screen.findByRole('link', { name: /Tin Lighthouse/ });
  expect(club.getAttribute('href')).toBe('/club/tin/levels');
  expect(screen.getByText('Level 5, Keeper’s mate')).toBeTruthy();
  expect(screen.getByText('260 XP to level 6')).toBeTruthy();
  expect(screen.getByText('Level 7: Keeper · Exclusive missions')).toBeTruthy();
});

it('leads whoever has no club to Discover', async () => {
  open({ 'GET /levels': { data: [] } });
  expect(await screen.findByText('No levels yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Discover clubs' }).getAttribute('href')).toBe('/discover');
});

it('says so where they do not come', async () => {
  open({ 'GET /levels': { status: 500, error: { code: 'internal' } } });
  expect(await screen.findByText('Couldn’t load your levels')).toBeTruthy();
});
