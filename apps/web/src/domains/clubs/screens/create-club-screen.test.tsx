// @vitest-environment jsdom
// Founding a club: the steps, the draft on the phone, what the server may say.
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import {
  aSession,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { emptyDraft, keepDraft, keptDraftName } from '../model/club-draft.ts';
import { phoneTimeZone } from '../model/time-zones.ts';
import { aClub, aViewer } from '../public/testing/club.ts';
import { Component } from './create-club-screen.tsx';

afterEach(strikeStage);
window.scrollTo = () => undefined;

const check = 'GET /clubs/handle-free';
const free = { data: { handle: 'x', free: true, reason: null, suggestion: null } };
const founded = aClub({ handle: 'third-kettle', name: 'Third Kettle', viewer: aViewer('owner') });

function open(server: Server = {}, { verified = true, at = '/user/create-club' } = {}) {
  storeSession(aSession({ email_verified: verified }));
  const calls = stubServer({ [check]: free, ...server });
  openScreen(at, <Component />);
  return calls;
}

const next = () => userEvent.click(screen.getByRole('button', { name: /^(Next|Create)/ }));

const name = async (text: string) => {
  await userEvent.click(screen.getByLabelText('Name'));
  await userEvent.paste(text);
};

/** With a draft on the phone that lacks nothing any more. */
async function openAtTheDoors(server: Server = {}) {
  keepDraft('u1', {
    ...emptyDraft(['Balcony', 'Floor', 'Front Row', 'Backstage']),
    at: 'doors',
    name: 'Third Kettle',
    handle: 'third-kettle',
    category: 'cafes',
  });
  open(server);
  await screen.findByRole('heading', { name: 'Privacy and access' });
}

async function throughTheSteps() {
  await name('Third Kettle');
  await next();
  await userEvent.click(await screen.findByRole('button', { name: 'Cafés' }));
  await next();
  await screen.findByRole('heading', { name: 'Choose a color' });
  await userEvent.click(screen.getByRole('radio', { name: 'Green' }));
  await next();
  await screen.findByRole('heading', { name: 'Name the tiers' });
  await next();
  await screen.findByRole('heading', { name: 'Privacy and access' });
}

it('leads an unverified account to its inbox first', async () => {
  open({}, { verified: false });
  expect(screen.getByRole('link', { name: 'Verify email' }).getAttribute('href')).toBe(
    '/verify-email?next=%2Fuser%2Fcreate-club',
  );
});

it('founds a club of what was chosen, forgets the draft and opens its home', async () => {
  const calls = open({ 'POST /clubs': { data: founded } });
  await throughTheSteps();
  expect(keptDraftName('u1')).toBe('Third Kettle');
  await userEvent.click(screen.getByRole('radio', { name: /By approval/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Add rule' }));
  await userEvent.keyboard('Be kind.');
  await next();
  await waitFor(() => expect(whereNow()).toBe('/club/third-kettle/home?founded=1'));
  expect(calls.find(({ name }) => name === 'POST /clubs')?.body).toEqual({
    name: 'Third Kettle',
    handle: 'third-kettle',
    tagline: '',
    category: 'cafes',
    language: 'en',
    time_zone: phoneTimeZone(),
    hue: 150,
    visibility: 'public',
    join_policy: 'approval',
    posting: 'staff',
    house_rules: ['Be kind.'],
    tier_names: ['Balcony', 'Floor', 'Front Row', 'Backstage'],
  });
  expect(keptDraftName('u1')).toBeNull();
});

it('goes on where the person stopped, and back without loss', async () => {
  await openAtTheDoors();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByRole('heading', { name: 'Name the tiers' });
  expect(screen.getByDisplayValue('Backstage')).toBeTruthy();
});

it('does not let one past a step that lacks something', async () => {
  open({}, { at: '/user/create-club?step=doors' });
  expect(await screen.findByRole('heading', { name: 'Name your club' })).toBeTruthy();
  await next();
  expect(await screen.findByText('Enter a name with at least 2 characters.')).toBeTruthy();
  await name('Third Kettle');
  await next();
  await next();
  expect(await screen.findByText('Choose a category.')).toBeTruthy();
});

it('offers a free handle where the one typed is taken, and holds one there', async () => {
  const taken = { handle: 'third-kettle', free: false, reason: 'taken', suggestion: 'third-kettle-club' };
  let answer: object = taken;
  open({ [check]: () => ({ data: answer }) });
  await name('Third Kettle');
  const suggestion = await screen.findByRole('button', { name: 'Use third-kettle-club' });
  expect(screen.getByText('That handle is taken.')).toBeTruthy();
  await next();
  expect(screen.getByRole('heading', { name: 'Name your club' })).toBeTruthy();
  answer = free.data;
  await userEvent.click(suggestion);
  expect(await screen.findByText('third-kettle-club is available.')).toBeTruthy();
});

it('comes back to the handle where somebody was faster', async () => {
  await openAtTheDoors({ 'POST /clubs': { status: 409, error: { code: 'clubs.handle-taken' } } });
  await next();
  expect(await screen.findByText('That handle is taken. Choose another.')).toBeTruthy();
  expect(screen.getByDisplayValue('Third Kettle')).toBeTruthy();
});

it.each([
  ['clubs.too-many', 'You already own ten clubs, which is the limit. Transfer one first.'],
  ['internal', 'Something went wrong on our side. Try again in a moment.'],
])('says at the last step what %s means, and keeps the draft', async (code, sentence) => {
  await openAtTheDoors({ 'POST /clubs': { status: 409, error: { code } } });
  await next();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(keptDraftName('u1')).toBe('Third Kettle');
});

it('refuses two tiers of one name', async () => {
  await openAtTheDoors();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  const floor = await screen.findByDisplayValue('Floor');
  await userEvent.clear(floor);
  await userEvent.type(floor, 'Balcony');
  await next();
  expect(await screen.findByText('Another tier already has this name.')).toBeTruthy();
});

it('throws a draft away only when asked twice', async () => {
  open();
  await name('Third Kettle');
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard draft' }));
  await waitFor(() => expect(keptDraftName('u1')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
});
