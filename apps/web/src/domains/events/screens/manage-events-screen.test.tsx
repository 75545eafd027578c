// @vitest-environment jsdom
// Tests planning events: a new one is sent by the clock of the club, and cancelling shows what goes back before anything is done.
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { aClub, aViewer } from '#domains/clubs/public/testing/club.ts';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { anEvent, anEventCard, aSummary } from '../testing/events.ts';
import { Component } from './manage-events-screen.tsx';

afterEach(strikeStage);

function open(search: string) {
  storeSession(aSession());
  const event = anEvent({
    has_tickets: true,
    can: { sign_up: false, leave: false, see_people: true, see_guests: true, manage: true },
  });
  const calls = stubServer({
    'GET /clubs/:id': { data: aClub({ viewer: aViewer('owner') }) },
    'GET /clubs/:id/events': { data: [anEventCard()], beside: { next_cursor: null } },
    'GET /clubs/:id/item-designs': { data: [], beside: { next_cursor: null } },
    'GET /events/:id': { data: event },
    'GET /events/:id/cancellation': { data: aSummary },
    'POST /clubs/:id/events': { status: 201, data: event },
    'POST /events/:id/cancel': { data: anEvent({ status: 'cancelled', reason: 'Rain' }) },
  });
  openScreen(`/club/velvet-static/manage-events${search}`, <Component />, '/club/:id/manage-events');
  return calls;
}

test('what is missing is said at its field before anything is sent', async () => {
  const calls = open('?edit=new');
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('Give the event a title.');
  expect(screen.getAllByText('Enter a date and a time.')).toHaveLength(2);
  expect(calls.some(({ name }) => name.startsWith('POST'))).toBe(false);
});

test('cancelling shows what goes back and where the club is short, asks for a reason, and sends the sum that was shown', async () => {
  const calls = open('?edit=e1');
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: 'Cancel event' }));
  const confirm = await screen.findByRole('button', { name: 'Cancel and refund $40.00' });
  screen.getByText('Your club has $10.00. The rest is paid back as soon as money comes in.');
  await person.click(confirm);
  await screen.findByText('Tell people why.');
  await person.type(screen.getByLabelText('Reason, told to everybody'), 'Rain');
  await person.click(confirm);
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'POST /events/e1/cancel')?.body).toEqual({
      reason: 'Rain',
      expected_back_cents: 4000,
    }),
  );
});
