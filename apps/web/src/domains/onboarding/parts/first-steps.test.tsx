// @vitest-environment jsdom
// Tests first steps: what is done, the way to each that is not, hiding them, and those of one club only.
import type { Onboarding } from '@stagepass/contract/onboarding/shapes.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { FirstSteps } from './first-steps.tsx';

afterEach(strikeStage);

const badge: Onboarding['badge'] = {
  id: 'b',
  club: null,
  name: 'Doors open',
  description: '',
  look: { shape: 'keystone', icon: 'megaphone', hue: 200 },
  stages: 1,
  stage: 0,
  earned_at: null,
};
const creator: Onboarding = {
  path: 'creator',
  steps: [
    { step: 'post', done: true },
    { step: 'item', done: false },
    { step: 'mission', done: false },
  ],
  club: { id: 'c', handle: 'tin', name: 'Tin Lighthouse', hue: 265, picture: null },
  badge,
};

it('leads to every step that is not done, and hides on request', async () => {
  storeSession(aSession());
  const asked = stubServer({
    'GET /onboarding': [{ data: [creator] }, { data: [] }],
    'PUT /onboarding/:path/dismissed': { data: { done: true } },
  });
  openScreen('/home', <FirstSteps />, '/home');
  expect(await screen.findByText('Set up Tin Lighthouse')).toBeTruthy();
  expect(screen.getByText('1 of 3 done')).toBeTruthy();
  const next = screen.getByRole('link', { name: 'Make your first item' });
  expect(next.getAttribute('href')).toBe('/club/tin/manage-items?view=new');
  const mission = screen.getByRole('link', { name: 'Publish your first mission' });
  expect(mission.getAttribute('href')).toBe('/club/tin/manage-missions?mission=new');
  expect(screen.queryByRole('link', { name: /Write your first post/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Hide these steps' }));
  await waitFor(() => expect(screen.queryByText('Set up Tin Lighthouse')).toBeNull());
  expect(asked.some(({ name }) => name === 'PUT /onboarding/creator/dismissed')).toBe(true);
});

it('shows a club only its own', async () => {
  storeSession(aSession());
  const fan: Onboarding = { path: 'fan', steps: [{ step: 'join', done: false }], club: null, badge };
  stubServer({ 'GET /onboarding': { data: [creator, fan] } });
  openScreen('/club/tin/manage', <FirstSteps clubId="c" />, '/club/:id/manage');
  await screen.findByText('Set up Tin Lighthouse');
  expect(screen.queryByText('Your first week')).toBeNull();
  strikeStage();
  storeSession(aSession());
  const asked = stubServer({ 'GET /onboarding': { data: [creator, fan] } });
  openScreen('/club/other/manage', <FirstSteps clubId="other" />, '/club/:id/manage');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByText('Set up Tin Lighthouse')).toBeNull();
});
