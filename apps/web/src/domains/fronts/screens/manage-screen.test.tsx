// @vitest-environment jsdom
// Tests the creator's hub: what waits with where it leads, the quiet day, figures, and a signal that was lost.
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { Component } from './manage-screen.tsx';

afterEach(strikeStage);

const club = {
  id: 'c1',
  handle: 'velvet-static',
  name: 'Velvet Static',
  hue: 355,
  picture: null,
  member_count: 167,
  delete_after: null,
  viewer: { role: 'owner', can: { manage_content: true, manage_members: true, answer_hand_over: false } },
};
const counts = { active: 1167, staff: 2, muted: 0, banned: 0, left: 0, joined_this_week: 36 };
const door = (waiting: number) => ({ data: [], beside: { next_cursor: null, waiting } });

function open(server: Server = {}) {
  stubServer({
    'GET /clubs/velvet-static': { data: club },
    'GET /clubs/c1/cases/counts': { data: { waiting: 0, hidden: 0, appealed: 0 } },
    'GET /clubs/c1/join-requests': door(0),
    'GET /clubs/c1/members/counts': { data: counts },
    ...server,
  });
  openScreen('/club/velvet-static/manage', <Component />, '/club/:id/manage');
}

test('what waits leads to where it is done, and is counted on the hub', async () => {
  open({
    'GET /clubs/c1/cases/counts': { data: { waiting: 4, hidden: 1, appealed: 1 } },
    'GET /clubs/c1/join-requests': door(6),
  });
  const reports = await screen.findByRole('link', { name: /3\s*reports\s*1 hidden until you decide/ });
  expect(reports.getAttribute('href')).toBe('/club/velvet-static/manage-rules');
  screen.getByRole('link', { name: /1\s*appeal/ });
  const people = await screen.findByRole('link', { name: /6\s*people at the door/ });
  expect(people.getAttribute('href')).toBe('/club/velvet-static/manage-members');
  screen.getByRole('link', { name: 'Rules 4' });
  screen.getByRole('link', { name: 'Members 6' });
  expect(screen.queryByText(/Nothing waits/)).toBeNull();
});

test('on a quiet day it says so, with how the club grows', async () => {
  open();
  await screen.findByText('Nothing waits for you. Go and enjoy the show.');
  await screen.findByText('1,167');
  screen.getByText('36');
  const register = screen.getByRole('link', { name: 'Register' });
  expect(register.getAttribute('href')).toBe('/club/velvet-static/manage-members');
});

test('a club that is handed over or closing comes first', async () => {
  const viewer = { ...club.viewer, can: { ...club.viewer.can, answer_hand_over: true } };
  const closing = { ...club, viewer, delete_after: '2026-12-01T12:00:00Z' };
  open({ 'GET /clubs/velvet-static': { data: closing } });
  await screen.findByRole('link', { name: /The club is offered to you/ });
  screen.getByRole('link', { name: /The club closes on December 1, 2026/ });
});

test('a lost signal is no quiet day', async () => {
  const person = userEvent.setup();
  open({
    'GET /clubs/c1/cases/counts': [
      { error: { code: 'not-found' } },
      { data: { waiting: 2, hidden: 0, appealed: 0 } },
    ],
  });
  await screen.findByText('What waits could not be fetched.');
  expect(screen.queryByText(/Nothing waits/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: /2\s*reports/ });
});
