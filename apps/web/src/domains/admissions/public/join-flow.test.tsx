// @vitest-environment jsdom
// The way into a club: each step's button or reason, the celebration, and the staff's queue.
import type { JoinStep } from '@stagepass/contract/admissions/shapes.ts';
import { layersAbove } from '@stagepass/ui/back/layers.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { tellListeners } from '#platform/realtime/listeners.ts';
import { storeSession } from '#platform/session/session.ts';
import {
  aSession,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { keepCode } from '../model/pending-code.ts';
import { JoinFlow } from './join-flow.tsx';
import { WaitingList } from './waiting-list.tsx';

afterEach(strikeStage);

const club = { id: 'c1', handle: 'tin', name: 'Tin', hue: 265, picture: null, cover_url: null } as const;

function door(step: JoinStep, change: object = {}) {
  const data = {
    club_id: 'c1',
    policy: 'open',
    step,
    requirements: { total: 3, passed: 0 },
    xp: 175,
    request: null,
    ...change,
  } as const;
  return { 'GET /clubs/:id/admission': { data } } satisfies Server;
}

function open(server: Server) {
  storeSession(aSession());
  const calls = stubServer(server);
  openScreen('/club/tin', <JoinFlow club={club} />);
  return calls;
}

it.each<[JoinStep, string, string]>([
  ['sign-in', 'Sign in to join', '/auth?next=%2Fclub%2Ftin'],
  ['verify-email', 'Verify your email to join', '/verify-email?next=%2Fclub%2Ftin'],
  ['requirements', 'Complete 3 requirements to join', '/club/tin/requirement'],
  ['member', 'Go to club', '/club/tin/home'],
])('%s leads on', async (step, name, href) => {
  open(door(step));
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
});

it.each<[JoinStep, RegExp]>([
  ['full', /full right now/],
  ['banned', /banned/],
  ['closing', /closing/],
  ['invitation', /Invite only/],
])('%s says so', async (step, words) => {
  open(door(step));
  expect(await screen.findByText(words)).toBeTruthy();
});

it('joins with the invitation kept from before, and celebrates the number', async () => {
  keepCode('c1', 'ABCD2345');
  const calls = open({
    ...door('join'),
    'POST /clubs/:id/join': { data: { state: 'joined', member_number: 42, xp: 50 } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Join Tin' }));
  expect(await screen.findByRole('heading', { name: 'You’re in' })).toBeTruthy();
  expect(screen.getByText('#42')).toBeTruthy();
  expect(screen.getByText('You earned 50 XP.')).toBeTruthy();
  expect(calls.find((call) => call.name.startsWith('POST'))?.body).toEqual({ code: 'ABCD2345' });
  expect(localStorage.getItem('spc-invitation:c1')).toBeNull();
});

it('offers the way back to what somebody was at before they joined', async () => {
  storeSession(aSession());
  stubServer({
    ...door('join'),
    'POST /clubs/:id/join': { data: { state: 'joined', member_number: 42, xp: 0 } },
  });
  openScreen('/club/tin?next=%2Fcampaign%2Fk1', <JoinFlow club={club} />, '/club/tin');
  await userEvent.click(await screen.findByRole('button', { name: 'Join Tin' }));
  const back = await screen.findByRole('link', { name: 'Back to the campaign' });
  expect(back.getAttribute('href')).toBe('/campaign/k1');
  screen.getByRole('link', { name: 'Go to club' });
  strikeStage();
  storeSession(aSession());
  stubServer(door('requirements'));
  openScreen('/club/tin?next=%2Fcampaign%2Fk1', <JoinFlow club={club} />, '/club/tin');
  const steps = await screen.findByRole('link', { name: 'Complete 3 requirements to join' });
  expect(steps.getAttribute('href')).toBe('/club/tin/requirement?next=%2Fcampaign%2Fk1');
});

it.each(['the way to the club', 'Escape', 'back'])(
  'the pass over the club’s own home is closed by %s',
  async (way) => {
    storeSession(aSession());
    stubServer({
      ...door('join'),
      'POST /clubs/:id/join': { data: { state: 'joined', member_number: 42, xp: 0 } },
    });
    openScreen('/club/tin/home', <JoinFlow club={club} next="/club/tin/home" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Join Tin' }));
    const pass = await screen.findByRole('dialog', { name: 'You’re in' });
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else if (way === 'back') {
      await waitFor(() => expect(layersAbove()).toBe(1));
      window.history.back();
    } else await userEvent.click(within(pass).getByRole('link', { name: 'Go to club' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(whereNow()).toBe('/club/tin/home');
    expect(screen.queryByRole('button', { name: 'Join Tin' })).toBeNull();
  },
);

it('says why joining failed, and stays', async () => {
  open({ ...door('join'), 'POST /clubs/:id/join': { status: 409, error: { code: 'admissions.club-full' } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Join Tin' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Join Tin' })).toBeTruthy());
  expect(screen.queryByRole('heading', { name: 'You’re in' })).toBeNull();
});

it('asks with a note, and shows a refusal with its reason', async () => {
  const calls = open({
    ...door('ask'),
    'POST /clubs/:id/join': { data: { state: 'waiting', member_number: null, xp: 0 } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask to join' }));
  await userEvent.type(await screen.findByLabelText('Message (optional)'), 'I sing.');
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() =>
    expect(calls.some(({ body }) => JSON.stringify(body) === '{"note":"I sing."}')).toBe(true),
  );
  strikeStage();
  const again_at = new Date(Date.now() + 5 * 86_400_000).toISOString();
  const request = { id: 'q1', note: '', asked_at: again_at, reason: 'Full choir', again_at } as const;
  open(door('refused', { request }));
  expect(await screen.findByText(/“Full choir”/)).toBeTruthy();
});

const ana = { id: 'u9', user_name: 'ana', display_name: 'Ana', avatar: null } as const;
const waiting = [
  { id: 'q1', user: ana, note: 'Alto', asked_at: '2026-11-15T10:00:00Z', invited_by: null },
] as const;

function openQueue(server: Server) {
  storeSession(aSession());
  const calls = stubServer(server);
  openScreen('/queue', <WaitingList clubId="c1" />);
  return calls;
}

it('answers a request: gone at once, and back where the server says no', async () => {
  const list = { 'GET /clubs/:id/join-requests': page(waiting) } as const;
  const calls = openQueue({
    ...list,
    'POST /clubs/:id/join-requests/:request_id/approve': {
      status: 409,
      error: { code: 'admissions.club-full' },
    },
    'POST /clubs/:id/join-requests/:request_id/refuse': { data: { done: true } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Approve Ana' }));
  expect(await screen.findByText('Alto')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Decline Ana' }));
  await userEvent.type(await screen.findByLabelText('Reason (optional)'), 'Full');
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  await waitFor(() =>
    expect(calls.find((call) => call.name.endsWith('/refuse'))?.body).toEqual({ reason: 'Full' }),
  );
});

it('looks again when a request arrives over the socket', async () => {
  const calls = openQueue({ 'GET /clubs/:id/join-requests': page([]) });
  expect(await screen.findByText('No join requests')).toBeTruthy();
  const before = calls.length;
  tellListeners('joinRequestMade', { club_id: 'c1', club_name: 'Tin', display_name: 'Ana', waiting: 1 });
  await waitFor(() => expect(calls.length).toBe(before + 1));
});

function page<Entry>(data: readonly Entry[]) {
  return { data, beside: { next_cursor: null, waiting: data.length } };
}
