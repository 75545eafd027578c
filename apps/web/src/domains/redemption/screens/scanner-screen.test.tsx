// @vitest-environment jsdom
// Tests the door: typed codes, a second scan refused with who and when, let in again with a reason, no camera, no rights.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import {
  aSession,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { Component } from './scanner-screen.tsx';

beforeEach(() => {
  storeSession(aSession());
});
afterEach(strikeStage);

const club = {
  id: 'c1',
  handle: 'velvet-static',
  name: 'Velvet Static',
  hue: 355,
  picture: null,
} as const;
const viewer = { role: 'owner', can: { scan: true } } as const;
const user = (display_name: string) =>
  ({ id: display_name, user_name: 'x', display_name, avatar: null }) as const;
const view = (scan_id: string, change: object = {}) =>
  ({
    scan_id,
    redemption_id: 'r1',
    verdict: 'accepted',
    reason: null,
    kind: 'item',
    person: user('Kofi Mensah'),
    item: { id: 'i1', design_id: 'd1', name: 'Tigers v Derby', kind: 'ticket', number: 7, redeemable: null },
    pass: null,
    staff: user('Mara Okafor'),
    scanner: 'Gate C',
    scanned_at: new Date().toISOString(),
    received_at: new Date().toISOString(),
    first: null,
    voided: null,
    can: { void: true },
    ...change,
  }) as const;
const page = { data: [], beside: { next_cursor: null, as_of: new Date().toISOString() } };

function open(server: Server = {}, path = '/scan-ticket?club=velvet-static') {
  const calls = stubServer({
    'GET /clubs/:id': { data: { ...club, viewer } },
    'GET /clubs/:id/scanner/items': page,
    'GET /clubs/:id/scanner/passes': page,
    'GET /clubs/:id/doors': {
      data: [
        {
          design: { id: 'd1', name: 'Tigers v Derby', kind: 'ticket', quality: 'rare', picture: null },
          redeemable: { place: 'Block C', offer: '', from: null, until: null, transfer_closes_at: null },
          redeemed: 318,
          total: 412,
        },
      ],
    },
    'GET /clubs/:id/scans': { data: [], beside: { next_cursor: null } },
    ...server,
  });
  openScreen(path, <Component />, '/scan-ticket');
  return calls;
}

const scansIn = (body: unknown) => (body as { scans: { scan_id: string; code: string }[] }).scans;

async function typeCode(person: ReturnType<typeof userEvent.setup>, code: string) {
  await person.click(await screen.findByRole('button', { name: 'Type a code' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Type a code' }));
  await person.type(sheet.getByLabelText('Code'), code);
  await person.click(sheet.getByRole('button', { name: 'Check code' }));
}

test('says that there is no camera over plain http, and takes a typed code', async () => {
  const person = userEvent.setup();
  const calls = open({
    'POST /clubs/:id/scans': ({ body }) => ({ data: scansIn(body).map(({ scan_id }) => view(scan_id)) }),
  });
  await screen.findByText('Camera needs https');
  expect(screen.getByText('318 of 412 used')).toBeTruthy();
  await typeCode(person, 'k7qm 2p4x');
  await screen.findByText('Checked in');
  expect(screen.getByText('Kofi Mensah, Tigers v Derby')).toBeTruthy();
  const sent = calls.find(({ name }) => name === 'POST /clubs/c1/scans')?.body;
  expect(scansIn(sent)[0]?.code).toBe('K7QM2P4X');
});

test('a code that is none is not sent', async () => {
  const person = userEvent.setup();
  const calls = open();
  await typeCode(person, 'no');
  await screen.findByText('Enter 8 letters and digits, such as K7QM 2P4X.');
  expect(calls.some(({ name }) => name.startsWith('POST'))).toBe(false);
});

test('a second time is refused with who and when, and let in again with a reason', async () => {
  const person = userEvent.setup();
  const first = {
    redemption_id: 'r0',
    staff: user('Juno Vale'),
    scanner: 'Gate A',
    scanned_at: new Date().toISOString(),
  } as const;
  const calls = open({
    'POST /clubs/:id/scans': ({ body }) => ({
      data: scansIn(body).map(({ scan_id }) =>
        view(scan_id, { verdict: 'conflict', reason: 'already-redeemed', first }),
      ),
    }),
    'POST /redemptions/:id/void': { data: view('s0', { voided: { at: '', by: null, reason: '' } }) },
  });
  await typeCode(person, 'K7QM 2P4X');
  await screen.findByText('Already used');
  expect(screen.getByText(/^Used at .*, Gate A, scanned by Juno Vale$/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Let in again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Let this fan in again?' }));
  await person.click(dialog.getByRole('button', { name: 'Let in again' }));
  await dialog.findByText('Enter a reason.');
  await person.type(dialog.getByLabelText('Reason'), 'Went out for air');
  await person.click(dialog.getByRole('button', { name: 'Let in again' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'POST /redemptions/r0/void')?.body).toEqual({
      reason: 'Went out for air',
    }),
  );
  await screen.findByText(/Hold a code in the frame|Refused|Already used/);
});

test('without a network the scan waits on the phone', async () => {
  const person = userEvent.setup();
  open({ 'POST /clubs/:id/scans': { status: 503, error: { code: 'unavailable' } } });
  await typeCode(person, 'K7QM 2P4X');
  await screen.findByText('1 scan waiting to be sent');
  expect(screen.getByText('Wait')).toBeTruthy();
});

test('whoever does not run the club is led to the way in; without a club one is chosen', async () => {
  open({
    'GET /clubs/:id': {
      data: { ...club, viewer: { role: 'member', can: { scan: false } } },
    },
  });
  await waitFor(() => expect(whereNow()).toMatch(/^\/permission-error\?reason=owner&club=c1/));
});

test('a club of mine is chosen where the address names none', async () => {
  open(
    {
      'GET /memberships': {
        data: [
          { club, role: 'owner' },
          { club: { ...club, id: 'c2', handle: 'b', name: 'Just a member' }, role: 'member' },
        ],
        beside: { next_cursor: null },
      },
    },
    '/scan-ticket',
  );
  const link = await screen.findByRole('link', { name: /Velvet Static/ });
  expect(link.getAttribute('href')).toBe('/scan-ticket?club=velvet-static');
  expect(screen.queryByText('Just a member')).toBeNull();
});
