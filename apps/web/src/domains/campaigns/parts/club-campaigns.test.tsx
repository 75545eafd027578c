// @vitest-environment jsdom
// Tests the campaigns on a club's home: what runs, what ended and can still be looked at, page by page.
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { aCard, inDays } from '../testing/campaigns.ts';
import { ClubCampaigns } from './club-campaigns.tsx';

afterEach(strikeStage);

test('those that ended are listed under those that run, and go on by a press', async () => {
  const ended = (id: string, title: string) => aCard({ id, title, state: 'closed', closes_at: inDays(-3) });
  stubServer({
    'GET /clubs/:id/campaigns': ({ query: { tab, cursor } }) => {
      if (tab === 'open') return { data: [aCard({ id: 'k0', title: 'On top' }), aCard()] };
      return cursor === undefined
        ? { data: [ended('k2', 'Spring kites')], beside: { next_cursor: 'more' } }
        : { data: [ended('k3', 'Winter kites')], beside: { next_cursor: null } };
    },
  });
  openScreen('/', <ClubCampaigns club={{ id: 'c1' }} />, '/');
  const running = within(await screen.findByRole('region', { name: 'Campaigns' }));
  running.getByRole('link', { name: /Kites over Lisbon/ });
  running.getByRole('link', { name: /On top/ });
  const over = within(await screen.findByRole('region', { name: 'Ended campaigns' }));
  expect(over.getByRole('link', { name: /Spring kites/ }).getAttribute('href')).toBe('/campaign/k2');
  await userEvent.click(over.getByRole('button', { name: 'Show more' }));
  await over.findByRole('link', { name: /Winter kites/ });
});

test('a club whose campaigns are all over shows them alone; one without any shows nothing', async () => {
  stubServer({
    'GET /clubs/:id/campaigns': ({ query: { tab } }) => ({
      data: tab === 'closed' ? [aCard({ id: 'k2', title: 'Spring kites', state: 'closed' })] : [],
    }),
  });
  openScreen('/', <ClubCampaigns club={{ id: 'c1' }} />, '/');
  await screen.findByRole('region', { name: 'Ended campaigns' });
  expect(screen.queryByRole('region', { name: 'Campaigns' })).toBeNull();
});

test('the one that runs is shown large, with the time that is left and how far one is', async () => {
  stubServer({
    'GET /clubs/:id/campaigns': ({ query: { tab } }) => ({
      data: tab === 'open' ? [aCard({ id: 'k9', title: 'Later', state: 'funded' }), aCard({ done: 2 })] : [],
    }),
  });
  openScreen('/', <ClubCampaigns club={{ id: 'c1' }} />, '/');
  const card = await screen.findByRole('link', { name: /Kites over Lisbon/ });
  expect(card.getAttribute('href')).toBe('/campaign/k1');
  expect(card.textContent).toMatch(/CampaignKites over LisbonRaffle: Tour snare.*2 of 4$/);
  within(card).getByRole('timer', { name: /^Closes in/ });
  const later = screen.getByRole('link', { name: /Later/ });
  expect(within(later).queryByRole('timer')).toBeNull();
  // What runs stands before what opens later.
  expect(card.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
