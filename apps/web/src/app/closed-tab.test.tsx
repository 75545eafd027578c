// @vitest-environment jsdom
// A visitor at a closed place of the main shell: told what is missing, with the tab bar still there.
import { render, screen, within } from '@testing-library/react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { strikeStage } from '#platform/testing/stage.tsx';
import { App } from './app.tsx';

beforeEach(() => {
  const phone = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => phone);
});
afterEach(strikeStage);

async function open(address: string) {
  const history = createMemoryHistory({ initialEntries: [address], v5Compat: true });
  render(<App history={history} />);
  await screen.findByRole('heading', { level: 1, name: 'Sign in to continue' }, { timeout: 10_000 });
  return history;
}

describe('a closed place', () => {
  it.each(['/home', '/missions', '/clubs', '/messages'])(
    'of the main shell keeps the tab bar: %s',
    { timeout: 20_000 },
    async (place) => {
      const history = await open(place);
      expect(history.location.pathname).toBe('/permission-error');
      const tabs = within(screen.getByRole('navigation', { name: 'Main menu' }));
      expect(tabs.getByRole('link', { current: 'page' }).getAttribute('href')).toBe(place);
      expect(tabs.getByRole('link', { name: 'Discover' })).toBeTruthy();
      const ways = screen.getAllByRole('link', { name: 'Sign in' });
      const next = encodeURIComponent(place);
      expect(ways.map((way) => way.getAttribute('href'))).toEqual([
        `/auth?next=${next}`,
        `/auth?next=${next}`,
      ]);
    },
  );

  it('of another kind stands alone', { timeout: 20_000 }, async () => {
    await open('/user/settings');
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
  });
});
