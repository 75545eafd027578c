// @vitest-environment jsdom
// The clubs of a partner page: three at first, all on request, nothing where there are none.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { Clubs } from './page-clubs.tsx';

afterEach(strikeStage);

const club = (name: string) => ({
  id: name,
  handle: name.toLowerCase(),
  name,
  tagline: '',
  category: 'music' as const,
  hue: 40,
  picture: null,
  cover_url: null,
  visibility: 'public' as const,
  join_policy: 'open' as const,
  member_count: 3,
});

it('shows three clubs and their kind, then all of them', async () => {
  stubServer({ 'GET /fronts/pages/:slug/clubs': { data: ['Anchor', 'Buoy', 'Crane', 'Dock'].map(club) } });
  openScreen('/NTU', <Clubs slug="NTU" />);
  const first = await screen.findByRole('link', { name: /Anchor.*Music/ });
  expect(first.getAttribute('href')).toContain('anchor');
  expect(screen.getAllByRole('link')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'See all 4' }));
  expect(screen.getAllByRole('link')).toHaveLength(4);
  expect(screen.queryByRole('button')).toBeNull();
});

it('is nothing where no club can be found', async () => {
  stubServer({ 'GET /fronts/pages/:slug/clubs': { data: [] } });
  openScreen('/NTU', <Clubs slug="NTU" />);
  await waitFor(() => expect(document.querySelector('.sp-page-clubs')).toBeNull());
});
