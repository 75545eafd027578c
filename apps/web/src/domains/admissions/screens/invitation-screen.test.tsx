// @vitest-environment jsdom
// An invitation as the invited person sees it: who invites, into which club, what is in it for them.
import type { InvitationView } from '@stagepass/contract/admissions/shapes.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aClubCard } from '#domains/clubs/public/testing/club.ts';
import { openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { Component } from './invitation-screen.tsx';

afterEach(strikeStage);

const mara = { id: 'u2', user_name: 'mara', display_name: 'Mara Okafor', avatar: null };
const invitation: InvitationView = {
  code: 'ABCD2345',
  state: 'good',
  club: aClubCard(),
  inviter: mara,
  own: false,
  member: false,
};
const admission = {
  step: 'sign-in',
  policy: 'open',
  requirements: { total: 0, passed: 0 },
  xp: 0,
  request: null,
} as const;
const tier = { hue: 355, reached_by: { by: 'xp', xp: 0 }, member_count: null } as const;
const post = {
  id: 'p1',
  sealed: null,
  text: 'Soundcheck at six.',
  author: { ...mara, role: 'owner', tier: null },
  published_at: '2025-03-04T18:00:00.000Z',
} as const;

function open(server: Server = {}) {
  stubServer({
    'GET /invitations/:code': { data: invitation },
    'GET /clubs/:id/admission': { data: admission },
    'GET /clubs/:id/tiers': {
      data: [
        { ...tier, id: 't1', rank: 1, name: 'Balcony', benefits: [] },
        { ...tier, id: 't2', rank: 2, name: 'Floor', benefits: [{ type: 'discount', percent: 5 }] },
      ],
    },
    'GET /clubs/:id/posts': { data: [post] },
    ...server,
  });
  openScreen('/club/invite/ABCD2345', <Component />, '/club/invite/:code');
}

it('names the club and who invites, its perks, and what was posted last', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Velvet Static' })).toBeTruthy();
  expect(screen.getByText('Mara Okafor invites you')).toBeTruthy();
  const perks = within(await screen.findByRole('region', { name: 'Perks' }));
  expect(perks.getByText('5% off in the store')).toBeTruthy();
  expect(perks.queryByText('Balcony')).toBeNull();
  const latest = within(await screen.findByRole('region', { name: 'Latest post' }));
  expect(latest.getByRole('link').getAttribute('href')).toBe('/club/post-detail/p1');
  expect(latest.getByText('Soundcheck at six.')).toBeTruthy();
});

it('stands without posts and tiers that this person may not see', async () => {
  open({
    'GET /clubs/:id/tiers': { data: [] },
    'GET /clubs/:id/posts': { status: 403, error: { code: 'clubs.members-only' } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Velvet Static' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: /Sign in/ })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Latest post' })).toBeNull();
});
