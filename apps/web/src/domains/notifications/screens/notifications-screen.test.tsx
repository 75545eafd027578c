// @vitest-environment jsdom
// Tests the inbox: days, tabs, reading one and all, what comes while it is open, and where there is nothing or no answer.
import type {} from '@stagepass/contract/notifications/realtime.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
import { getUnread, setUnread } from '../public/unread.ts';
import { reactions } from '../reactions.ts';
import { ana, anEntry, bo } from '../testing/entries.ts';
import { Component } from './notifications-screen.tsx';

beforeEach(() => storeSession(aSession()));
afterEach(() => {
  strikeStage();
  setUnread(0);
});

const groups = { 'for-me': 1, missions: 0, market: 1, clubs: 0 };
const none = { 'for-me': 0, missions: 0, market: 0, clubs: 0 };
const now = new Date().toISOString();
const dayBefore = new Date(Date.now() - 86_400_000).toISOString();

const entries = [
  anEntry('outbid', { id: 'n1', link: '/club/auction/a1', updated_at: now }),
  anEntry('reaction', { id: 'n2', people: [ana, bo], count: 5, updated_at: now }),
  anEntry('drop', { id: 'n3', read: true, updated_at: dayBefore }),
];

function open(server: Server = {}, address = '/notifications') {
  const calls = stubServer({
    'GET /notifications': { data: entries },
    'GET /notifications/unread': { data: { unread: 2, groups } },
    'PUT /notifications/:id/read': { data: { unread: 1, groups: { ...groups, market: 0 } } },
    'PUT /notifications/read': { data: { unread: 0, groups: none } },
    ...server,
  });
  openScreen(address, <Component />, '/notifications');
  return calls;
}

test('shows days, bundles and what is unread', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Today' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Yesterday' })).toBeTruthy();
  expect(screen.getByText('Ana and 4 others')).toBeTruthy();
  expect(screen.getAllByText('Unread:')).toHaveLength(2);
  expect(await screen.findByRole('button', { name: 'For me, 1 unread' })).toBeTruthy();
  expect(getUnread()).toBe(2);
});

test('opens what an entry is about, and marks it as read', async () => {
  const calls = open();
  await userEvent.click(await screen.findByRole('link', { name: /You were outbid/ }));
  expect(whereNow()).toBe('/club/auction/a1');
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('PUT /notifications/n1/read'));
  await waitFor(() => expect(getUnread()).toBe(1));
});

test('has a button for what can be done at once', async () => {
  open({
    'GET /notifications': { data: [anEntry('mission-reviewed', { link: '/club/mission-detail/m1' })] },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Try again' }));
  expect(whereNow()).toBe('/club/mission-detail/m1');
});

test('marks all as read up to the latest one that is shown', async () => {
  const calls = open({
    'GET /notifications': [{ data: entries }, { data: entries.map((entry) => ({ ...entry, read: true })) }],
    'GET /notifications/unread': [{ data: { unread: 2, groups } }, { data: { unread: 0, groups: none } }],
  });
  await screen.findByText('Ana and 4 others');
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryAllByText('Unread:')).toHaveLength(0));
  await waitFor(() => expect(getUnread()).toBe(0));
  const sent = calls.find(({ name }) => name === 'PUT /notifications/read');
  expect(sent?.body).toEqual({ up_to: 'n1' });
});

test('shows them as unread again where the server refuses', async () => {
  open({
    'PUT /notifications/read': { status: 500, error: { code: 'internal' } },
  });
  await screen.findByText('Ana and 4 others');
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.getAllByText('Unread:')).toHaveLength(2));
});

test('asks for one tab, and says where it is empty', async () => {
  const calls = open({
    'GET /notifications': ({ query }) => ({ data: query.group === undefined ? entries : [] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Missions' }));
  expect(whereNow()).toBe('/notifications?show=missions');
  expect(await screen.findByText('Nothing here yet')).toBeTruthy();
  expect(calls.at(-1)?.query).toMatchObject({ group: 'missions' });
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('Ana and 4 others')).toBeTruthy();
});

test('shows what comes while it is open', async () => {
  const later = anEntry('follower', { id: 'n9', updated_at: now });
  open({ 'GET /notifications': [{ data: entries }, { data: [later, ...entries] }] });
  await screen.findByText('Ana and 4 others');
  act(() => reactions.notification({ id: 'n9', kind: 'follower', unread: 3 }));
  expect(await screen.findByRole('link', { name: /started following you/ })).toBeTruthy();
});

test('is quiet where nothing came, and can be asked again where it failed', async () => {
  open({
    'GET /notifications': [{ status: 500, error: { code: 'internal' } }, { data: [] }],
    'GET /notifications/unread': { data: { unread: 0, groups: none } },
  });
  const failed = await screen.findByRole('heading', { name: 'Couldn’t load your notifications' });
  expect(failed).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('All quiet backstage')).toBeTruthy();
  expect(within(document.body).getByRole('link', { name: 'Discover clubs' })).toBeTruthy();
});
