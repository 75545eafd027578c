// @vitest-environment jsdom
// Whoever signs out leaves none of their searches on the phone for the next person.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lendNavigate } from '#platform/navigation/go.ts';
import { storeSession } from '#platform/session/session.ts';
import { leaveSession, signOut } from '#platform/session/sign-out.ts';
import { aSession, openScreen, strikeStage } from '#platform/testing/stage.tsx';
import { keepSearch } from './data/recent-searches.ts';
import { RecentSearches } from './parts/recent-searches.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  keepSearch('looking around');
  storeSession(aSession());
  keepSearch('a secret gift');
});
afterEach(() => strikeStage());

/** What the search shows on this phone now. */
function shown(): string[] {
  openScreen('/discover', <RecentSearches onSearch={() => undefined} />);
  const chips = screen.queryAllByRole('button', { name: /^Search for/ });
  const words = chips.map(({ textContent }) => textContent ?? '');
  cleanup();
  lendNavigate(() => undefined);
  return words;
}

const leavings = {
  'by signing out': () => signOut(),
  'because the server ended the session': async () => leaveSession(),
};

it.each(Object.keys(leavings) as (keyof typeof leavings)[])('%s', async (how) => {
  expect(shown()).toEqual(['a secret gift']);
  await leavings[how]();
  expect(shown()).toEqual([]);
  // Nor is it there for the same account, whoever holds the phone by then.
  storeSession(aSession());
  expect(shown()).toEqual([]);
});

it('keeps them for a person who comes back at once', async () => {
  lendNavigate(() => undefined);
  await signOut({ keepsUnsent: true });
  storeSession(aSession());
  expect(shown()).toEqual(['a secret gift']);
});
