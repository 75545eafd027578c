// @vitest-environment jsdom
// The frame of a club's screens: shut for who may not, and open at once for who was let in since the club was asked for.
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, strikeStage, stubServer, whereNow } from '#platform/testing/stage.tsx';
import { ClubFrame } from './club-frame.tsx';
import { aClub, aViewer } from './testing/club.ts';

afterEach(strikeStage);

const guest = aClub({ viewer: aViewer('guest') });
const member = aClub({ viewer: aViewer('member') });
const admin = aClub({ viewer: aViewer('admin') });

function open(need?: 'manage_members' | 'membership') {
  cleanup();
  openScreen(
    '/club/tin/manage',
    <ClubFrame need={need}>{(club) => <h1>{club.name}</h1>}</ClubFrame>,
    '/club/:id/manage',
  );
}

it('leads to what is missing, and asks the club once', async () => {
  storeSession(aSession());
  const calls = stubServer({ 'GET /clubs/:id': { data: member } });
  open('manage_members');
  await waitFor(() => expect(whereNow()).toContain('/permission-error?reason=owner'));
  expect(whereNow()).toContain(encodeURIComponent('/club/tin/manage'));
  expect(calls.map(({ name }) => name)).toEqual(['GET /clubs/tin']);
});

it.each([
  ['let in', guest, member, 'membership'],
  ['promoted', member, admin, 'manage_members'],
] as const)('opens to whoever was %s a moment ago', async (_how, before, after, need) => {
  storeSession(aSession());
  stubServer({ 'GET /clubs/:id': [{ data: before }, { data: after }] });
  open();
  await screen.findByRole('heading', { name: before.name });
  open(need);
  expect(await screen.findByRole('heading', { name: after.name })).toBeDefined();
  expect(whereNow()).toBe('/club/tin/manage');
});

it('stays shut where it still is, and where nobody answers', async () => {
  storeSession(aSession());
  stubServer({ 'GET /clubs/:id': [{ data: member }, { status: 500, error: { code: 'internal' } }] });
  open();
  await screen.findByRole('heading', { name: member.name });
  open('manage_members');
  await waitFor(() => expect(whereNow()).toContain('/permission-error?reason=owner'));
});
