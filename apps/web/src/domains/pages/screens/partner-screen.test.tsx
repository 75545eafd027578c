// @vitest-environment jsdom
// A partner's page as its operator left it: what is missing, or points to nothing, leaves no trace.
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import type { DataOf } from '#platform/testing/whole-answer.ts';
import { Component } from './partner-screen.tsx';

afterEach(strikeStage);

const bare = {
  slug: 'NTU',
  title: 'Night Train Union',
  tagline: '',
  hue: 120,
  hero_url: null,
  text: '',
  facts: [],
  featured_club_ids: [],
  campaign_id: null,
  button: null,
  updated_at: '2026-11-01T12:00:00.000Z',
} as const;

async function open(change: DataOf<'GET /pages/:slug'>): Promise<HTMLElement> {
  stubServer({ 'GET /pages/:slug': { data: { ...bare, ...change } } });
  openScreen('/NTU', <Component />);
  const title = await screen.findByRole('heading', { level: 1, name: 'Night Train Union' });
  const main = title.closest('main');
  if (!main) throw new Error('The page has no main part.');
  return main;
}

describe('a partner page', () => {
  it('is its name alone where nothing else is written', async () => {
    const main = await open({});
    expect(main.textContent).toBe('Night Train Union');
    expect(main.querySelectorAll('p, dl, h2, ul')).toHaveLength(0);
  });

  it('shows nothing of clubs and a campaign that are not there', async () => {
    const main = await open({ featured_club_ids: ['gone-1', 'gone-2'], campaign_id: 'gone-3' });
    expect(main.textContent).toBe('Night Train Union');
    expect(main.innerHTML).not.toContain('gone');
  });

  it('draws its night where the picture does not come', async () => {
    await open({ hero_url: '/files/public/hero.webp' });
    const picture = document.querySelector('.pages-hero img');
    expect(picture?.getAttribute('src')).toBe('/api/files/public/hero.webp');
    fireEvent.error(picture as Element);
    expect(document.querySelector('.pages-hero img')).toBeNull();
    expect(document.querySelector('.pages-hero svg')).not.toBeNull();
  });
});
