// @vitest-environment jsdom
// Tests one event: signing up and taking it back, why somebody cannot come, what a cancelled one says.
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { anEvent } from '../testing/events.ts';
import { Component } from './event-screen.tsx';

afterEach(strikeStage);

const going = anEvent({
  ...{ mine: 'going', coming: 1 },
  can: { sign_up: false, leave: true, see_people: true, see_guests: false, manage: false },
});

function open(event = anEvent(), then = event) {
  storeSession(aSession());
  const calls = stubServer({
    'GET /events/:id': [{ data: event }, { data: then }],
    'GET /reminders/:kind/:id': { data: [] },
    'PUT /events/:id/going': { data: going },
    'DELETE /events/:id/going': { data: then },
  });
  openScreen('/club/event/e1', <Component />, '/club/event/:id');
  return calls;
}

test('says when and where by the clock of the place, and signs up with one press', async () => {
  const calls = open(anEvent(), going);
  await screen.findByRole('heading', { name: 'The long night' });
  screen.getByText('Thu 8:00 PM');
  screen.getByText('Paper Hall');
  expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
    '/api/events/e1/event.ics',
  );
  await userEvent.click(screen.getByRole('button', { name: 'I’m going' }));
  await screen.findByRole('button', { name: 'You’re going. Take it back' });
  expect(calls.some(({ name }) => name === 'PUT /events/e1/going')).toBe(true);
});

test('asks before a place is given back', async () => {
  const calls = open(going, anEvent());
  await userEvent.click(await screen.findByRole('button', { name: 'You’re going. Take it back' }));
  expect(calls.some(({ name }) => name.startsWith('DELETE'))).toBe(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Don’t go' }));
  await screen.findByRole('button', { name: 'I’m going' });
  expect(calls.some(({ name }) => name === 'DELETE /events/e1/going')).toBe(true);
});

test('a full event says so, and a cancelled one why and what becomes of the tickets', async () => {
  const can = { sign_up: false, leave: false, see_people: true, see_guests: false, manage: false };
  open(anEvent({ capacity: 2, coming: 2, refusal: { code: 'events.full', message: 'Full' }, can }));
  await screen.findByText('2 of 2 places taken');
  screen.getByText('This event is full. You weren’t signed up.');
  strikeStage();
  open(anEvent({ status: 'cancelled', reason: 'Rain', has_tickets: true, can }));
  await screen.findByText('This event was canceled');
  screen.getByText('Rain');
  screen.getByText(/gets the club’s price back/);
  expect(screen.queryByRole('button', { name: 'I’m going' })).toBeNull();
});
