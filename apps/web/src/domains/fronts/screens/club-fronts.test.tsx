// @vitest-environment jsdom
// A club's front door and home: what each viewer finds there.
import type { ClubView } from '@stagepass/contract/clubs/shapes.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillAllSlots } from '#app/testing/fill-slots.ts';
import { clubHomeParts } from '#domains/clubs/public/club-home-slot.ts';
import { aClub, aViewer } from '#domains/clubs/public/testing/club.ts';
import { storeCurrentClub } from '#platform/session/current-club.ts';
import { storeSession } from '#platform/session/session.ts';
import {
  aSession,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { Component as FrontDoor } from './club-front-door-screen.tsx';
import { Component as Home } from './club-home-screen.tsx';

beforeEach(fillAllSlots);
afterEach(strikeStage);

const standing = {
  xp: 9440,
  level: 14,
  into_xp: 340,
  span_xp: 1400,
  missing_xp: 1060,
  tier: { id: 't3', rank: 3, name: 'Front Row', hue: 355 },
  next_tier: { id: 't4', rank: 4, name: 'Backstage', hue: 355, at_xp: 10_000, missing_xp: 560 },
} as const;
const admission = {
  step: 'join',
  policy: 'open',
  requirements: { total: 0, passed: 0 },
  xp: 0,
  request: null,
} as const;
const inside: Server = {
  'GET /clubs/:id/standing': { data: standing },
  'GET /clubs/:id/admission': { data: admission },
  'GET /clubs/:id/posts': { data: [] },
  'GET /clubs/:id/pinned-posts': { data: [] },
};

function open(where: 'door' | 'home', club: ClubView, server: Server = {}, search = '') {
  if (club.viewer.role !== 'visitor') storeSession(aSession());
  const calls = stubServer({ ...inside, 'GET /clubs/:id': { data: club }, ...server });
  if (where === 'door') openScreen('/club/velvet-static', <FrontDoor />, '/club/:id');
  else openScreen(`/club/velvet-static/home${search}`, <Home />, '/club/:id/home');
  return calls;
}

describe('the front door', () => {
  it('sends a member on to the home', async () => {
    open('door', aClub());
    await waitFor(() => expect(whereNow()).toBe('/club/velvet-static/home'));
  });

  it('shows a guest what the club is, and the way in', async () => {
    open('door', aClub({ viewer: aViewer('guest') }));
    expect(await screen.findByText('eleven pedals')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Velvet Static' })).toBeTruthy();
    expect(document.body.textContent).toContain('167 members');
    expect(screen.getByText(/Be the person/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: /Join/ })).toBeTruthy();
  });

  it('keeps the inside of a private club behind the curtain', async () => {
    const viewer = aViewer('guest', { see_inside: false });
    const calls = open('door', aClub({ visibility: 'private', viewer }));
    expect(await screen.findByText('Private club.')).toBeTruthy();
    expect(calls.some(({ name }) => name.endsWith('/posts'))).toBe(false);
  });

  it('tells somebody who is banned, and offers no way in', async () => {
    const calls = open('door', aClub({ viewer: { ...aViewer('guest'), banned: true } }));
    expect(await screen.findByText(/You’re banned from this club/)).toBeTruthy();
    expect(calls.some(({ name }) => name.endsWith('/admission'))).toBe(false);
  });

  it('shows a request that waits', async () => {
    const request = { id: 'r', asked_at: new Date().toISOString(), reason: null, again_at: null } as const;
    open('door', aClub({ viewer: { ...aViewer('guest'), pending: true } }), {
      'GET /clubs/:id/admission': { data: { ...admission, step: 'waiting', request } },
    });
    expect(await screen.findByRole('button', { name: 'Cancel request' })).toBeTruthy();
  });

  it('says when a club closes', async () => {
    open('door', aClub({ viewer: aViewer('guest'), delete_after: '2026-11-29T10:00:00Z' }), {
      'GET /clubs/:id/admission': { data: { ...admission, step: 'closing' } },
    });
    expect(await screen.findByText(/This club closes on Nov 29/)).toBeTruthy();
  });

  it.each(['guest', 'visitor'] as const)('leads a %s to the market and the packs', async (role) => {
    const modules = (['posts', 'market', 'gacha'] as const).map((module, position) => ({
      module,
      on: true,
      position,
    }));
    open('door', aClub({ viewer: aViewer(role), modules }));
    const inside = within(await screen.findByRole('region', { name: 'Look inside' }));
    expect(inside.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/club/velvet-static/market',
      '/club/velvet-static/gacha',
    ]);
  });

  it('leads to no market that is off, and to none of a private club', async () => {
    open(
      'door',
      aClub({ viewer: aViewer('guest'), modules: [{ module: 'market', on: false, position: 0 }] }),
    );
    await screen.findByText('eleven pedals');
    expect(screen.queryByRole('region', { name: 'Look inside' })).toBeNull();
    cleanup();
    const viewer = aViewer('guest', { see_inside: false });
    open('door', aClub({ viewer, modules: [{ module: 'market', on: true, position: 0 }] }));
    await screen.findByText('eleven pedals');
    expect(screen.queryByRole('region', { name: 'Look inside' })).toBeNull();
  });

  it('says that there is no such club', async () => {
    open('door', aClub(), {
      'GET /clubs/:id': { status: 404, error: { code: 'clubs.not-found' } },
    });
    expect(await screen.findByRole('heading', { name: 'Club not found' })).toBeTruthy();
  });
});

describe('the home', () => {
  it('shows what is below a part that breaks or never says what it shows', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    clubHomeParts.fill([
      {
        name: 'broken',
        Part: () => {
          throw new Error('broken');
        },
      },
      { name: 'silent', Part: () => null },
      { name: 'last', Part: ({ above }) => <p>{above === 'unsettled' ? 'a skeleton' : 'the posts'}</p> },
    ]);
    open('home', aClub());
    expect(await screen.findByText('a skeleton')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(await screen.findByText('the posts')).toBeTruthy();
  });

  it('shows a member where they stand and what is next', async () => {
    open('home', aClub());
    expect(await screen.findByText('560 XP to Backstage')).toBeTruthy();
    expect(screen.getByText('Front Row')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('560 XP to Backstage');
    expect(screen.getByRole('link', { name: 'Invite friends' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'My member card' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Posts' }).getAttribute('href')).toBe(
      '/club/velvet-static/posts',
    );
  });

  it('counts to the next level where no tier is left', async () => {
    open('home', aClub(), { 'GET /clubs/:id/standing': { data: { ...standing, next_tier: null } } });
    expect(await screen.findByText('1,060 XP to level 15')).toBeTruthy();
  });

  it('stands without the standing, which can be asked for again', async () => {
    open('home', aClub(), {
      'GET /clubs/:id/standing': [{ status: 500, error: { code: 'internal' } }, { data: standing }],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('560 XP to Backstage')).toBeTruthy();
  });

  it('puts writing in the lamp of whoever may, and managing beside it', async () => {
    open('home', aClub({ viewer: aViewer('owner') }));
    const write = await screen.findByRole('link', { name: 'Write a post' });
    expect(write.getAttribute('href')).toBe('/club/velvet-static/posts?view=compose');
    expect(screen.getByRole('link', { name: 'Manage club' })).toBeTruthy();
  });

  it('lets a visitor of a public club in, with the way to join', async () => {
    const calls = open('home', aClub({ viewer: aViewer('visitor') }), {
      'GET /clubs/:id/admission': { data: { ...admission, step: 'sign-in' } },
    });
    expect(await screen.findByRole('link', { name: /Sign in/ })).toBeTruthy();
    expect(calls.some(({ name }) => name.endsWith('/standing'))).toBe(false);
  });

  it('leads a guest of a private club to its door', async () => {
    const viewer = aViewer('guest', { see_inside: false });
    open('home', aClub({ visibility: 'private', viewer }));
    await waitFor(() => expect(whereNow()).toContain('/permission-error?reason=join&club=c1'));
  });

  it('asks for no posts where the club has switched them off', async () => {
    const calls = open('home', aClub({ modules: [{ module: 'posts', on: false, position: 0 }] }));
    await screen.findByText('560 XP to Backstage');
    expect(calls.some(({ name }) => name.includes('posts'))).toBe(false);
    expect(screen.queryByRole('link', { name: 'Posts' })).toBeNull();
  });

  it('says that somebody reads only, and until when', async () => {
    open('home', aClub({ viewer: { ...aViewer('member'), muted_until: '2030-01-05T10:00:00Z' } }));
    expect(await screen.findByText(/You’re muted until Jan 5, 2030/)).toBeTruthy();
  });

  it('celebrates a club that was opened this moment, once', async () => {
    open('home', aClub({ viewer: aViewer('owner') }), {}, '?founded=1');
    expect(await screen.findByRole('dialog', { name: 'Your club is open' })).toBeTruthy();
    // To the list of a creator's first steps.
    const setUp = screen.getByRole('link', { name: 'Set up your club' });
    expect(setUp.getAttribute('href')).toBe('/club/velvet-static/manage');
    await userEvent.click(screen.getByRole('button', { name: 'Go to club' }));
    await waitFor(() => expect(whereNow()).toBe('/club/velvet-static/home'));
  });

  it('wears its name and gel before the answer, where the phone knows them', async () => {
    storeCurrentClub({ id: 'c1', handle: 'velvet-static', name: 'Velvet Static', hue: 355 });
    open('home', aClub(), { 'GET /clubs/:id': { status: 500, error: { code: 'internal' } } });
    expect(screen.getByRole('heading', { level: 1, name: 'Velvet Static' })).toBeTruthy();
  });
});
