// @vitest-environment jsdom
// Tests the creator's hub: what waits with where it leads, the quiet day, figures, and a signal that was lost.
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillAllSlots } from '#app/testing/fill-slots.ts';
import { waitingSources } from '#domains/clubs/public/manage-slots.ts';
import { openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { Component } from './manage-screen.tsx';

beforeEach(fillAllSlots);
afterEach(strikeStage);

const everything = {
  manage: true,
  scan: true,
  manage_content: true,
  manage_sales: true,
  manage_members: true,
  manage_club: true,
  answer_hand_over: false,
};
const club = {
  id: 'c1',
  handle: 'velvet-static',
  name: 'Velvet Static',
  hue: 355,
  picture: null,
  member_count: 167,
  delete_after: null,
  viewer: { role: 'owner', can: everything },
} as const;
const counts = { active: 1167, staff: 2, muted: 0, banned: 0, left: 0, joined_this_week: 36 };
const door = (waiting: number) => ({ data: [], beside: { next_cursor: null, waiting } });

function open(server: Server = {}) {
  stubServer({
    'GET /clubs/:id': { data: club },
    'GET /clubs/:id/cases/counts': { data: { waiting: 0, hidden: 0, appealed: 0 } },
    'GET /clubs/:id/join-requests': door(0),
    'GET /clubs/:id/reviews/counts': { data: { waiting: 0, escalated: 0 } },
    'GET /clubs/:id/managed-campaigns': { data: [] },
    'GET /clubs/:id/members/counts': { data: counts },
    'GET /onboarding': { data: [] },
    ...server,
  });
  openScreen('/club/velvet-static/manage', <Component />, '/club/:id/manage');
}

test('what waits leads to where it is done, and is counted on the hub', async () => {
  open({
    'GET /clubs/:id/cases/counts': { data: { waiting: 4, hidden: 1, appealed: 1 } },
    'GET /clubs/:id/join-requests': door(6),
  });
  const reports = await screen.findByRole('link', { name: /3\s*reports\s*1 hidden until you decide/ });
  expect(reports.getAttribute('href')).toBe('/club/velvet-static/manage-rules');
  screen.getByRole('link', { name: /1\s*appeal/ });
  const people = await screen.findByRole('link', { name: /6\s*join requests/ });
  expect(people.getAttribute('href')).toBe('/club/velvet-static/manage-members');
  screen.getByRole('link', { name: 'Rules 4' });
  screen.getByRole('link', { name: 'Members 6' });
  expect(screen.queryByText(/Nothing is waiting/)).toBeNull();
});

test('on a quiet day it says so, with how the club grows', async () => {
  open();
  await screen.findByText('Nothing is waiting for you.');
  await screen.findByText('1,167');
  screen.getByText('36');
  const members = screen.getByRole('link', { name: 'View members' });
  expect(members.getAttribute('href')).toBe('/club/velvet-static/manage-members');
});

test('a new creator finds the first steps of this club here', async () => {
  const badge = { name: 'Doors open', look: { shape: 'keystone', icon: 'megaphone', hue: 200 } } as const;
  const { id, handle, name, hue, picture } = club;
  const steps = [{ step: 'post', done: false } as const];
  open({
    'GET /onboarding': {
      data: [{ path: 'creator', steps, club: { id, handle, name, hue, picture }, badge }],
    },
  });
  const post = await screen.findByRole('link', { name: 'Write your first post' });
  expect(post.getAttribute('href')).toBe('/club/velvet-static/posts?view=compose');
});

test('a club that is handed over or closing comes first', async () => {
  const viewer = { ...club.viewer, can: { ...club.viewer.can, answer_hand_over: true } };
  const closing = { ...club, viewer, delete_after: '2026-12-01T12:00:00Z' } as const;
  open({ 'GET /clubs/:id': { data: closing } });
  await screen.findByRole('link', { name: /You’re offered ownership of this club/ });
  screen.getByRole('link', { name: /This club closes on Dec 1/ });
});

test('a lost signal is no quiet day', async () => {
  const person = userEvent.setup();
  open({
    'GET /clubs/:id/cases/counts': [
      { error: { code: 'not-found' } },
      { data: { waiting: 2, hidden: 0, appealed: 0 } },
    ],
  });
  await screen.findByText('Couldn’t load what’s waiting for you.');
  expect(screen.queryByText(/Nothing is waiting/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: /2\s*reports/ });
});

test('a source that breaks leaves the rest of the hub, and can be asked again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const useWaiting = () => {
    if (isBroken) throw new Error('broken');
    return { count: 0, lines: [], isPending: false, isError: false, refetch: async () => undefined };
  };
  waitingSources.fill([{ name: 'broken', useWaiting }, ...waitingSources.read()]);
  open({ 'GET /clubs/:id/join-requests': door(6) });
  await screen.findByRole('link', { name: /6\s*join requests/ });
  await screen.findByText('Couldn’t load what’s waiting for you.');
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: /6\s*join requests/ });
  expect(screen.queryByText('Couldn’t load what’s waiting for you.')).toBeNull();
});

test('an admin for the entrance is offered the scanner, and asked about nothing that only others may know', async () => {
  const can = { manage: true, scan: true, answer_hand_over: false };
  const asked: string[] = [];
  const refuse = (name: string) => () => {
    asked.push(name);
    return { status: 403, error: { code: 'clubs.scope-missing' } };
  };
  open({
    'GET /clubs/:id': { data: { ...club, viewer: { role: 'admin', scopes: ['scan'], can } } },
    'GET /clubs/:id/cases/counts': refuse('cases'),
    'GET /clubs/:id/join-requests': refuse('requests'),
    'GET /clubs/:id/members/counts': refuse('members'),
  });
  const hub = await screen.findByRole('navigation', { name: 'Manage club' });
  const offered = within(hub)
    .getAllByRole('link')
    .map((link) => link.textContent.trim());
  expect(offered).toEqual(['Posts', 'Scanner', 'Invite']);
  expect(screen.queryByRole('link', { name: 'Club settings' })).toBeNull();
  expect(asked).toEqual([]);
});
