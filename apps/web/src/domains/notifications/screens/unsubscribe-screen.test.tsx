// @vitest-environment jsdom
// Tests unsubscribing from a mail's link: signed out, back again, and with a link that does not work.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { Component } from './unsubscribe-screen.tsx';

afterEach(strikeStage);

const choice = { what: 'comment', email: 'm…a@okafor.studio' } as const;

function open(server: Server) {
  const calls = stubServer(server);
  openScreen('/unsubscribe?token=t1', <Component />);
  return calls;
}

test('turns the mail off with one tap, and on again', async () => {
  const calls = open({
    'GET /notification-unsubscribe': { data: { ...choice, on: true } },
    'POST /notification-unsubscribe': { data: { ...choice, on: false } },
    'DELETE /notification-unsubscribe': { data: { ...choice, on: true } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('heading', { name: 'You’re unsubscribed' })).toBeTruthy();
  expect(screen.getByText(/m…a@okafor\.studio won’t get “Comments on your posts” anymore/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe again' }));
  expect(await screen.findByRole('heading', { name: 'You’re subscribed again' })).toBeTruthy();
  expect(calls.every(({ query, token }) => query.token === 't1' && token === null)).toBe(true);
});

test('a link that was sent to a former address only turns off', async () => {
  const former = { what: 'comment', email: '' } as const;
  open({
    'GET /notification-unsubscribe': { data: { ...former, on: true } },
    'POST /notification-unsubscribe': { data: { ...former, on: false } },
  });
  expect(await screen.findByRole('heading', { name: 'Stop these emails?' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText(/You won’t get “Comments on your posts” by email anymore/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Subscribe again' })).toBeNull();
});

test('says what to do where the link does not work', async () => {
  open({
    'GET /notification-unsubscribe': {
      status: 404,
      error: { code: 'notifications.unsubscribe-link-invalid' },
    },
  });
  expect(await screen.findByText(/Sign in and turn emails off in Settings/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All notification settings' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
