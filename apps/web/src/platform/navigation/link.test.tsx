// @vitest-environment jsdom
// Owns: a pressed link leaves the screen standing until the next one can be drawn, instead of blocking or blanking it.
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { Link } from './link.tsx';
import { AppRouter } from './router.tsx';

afterEach(cleanup);

let arrive: (words: string) => void = () => undefined;
const coming = new Promise<string>((resolve) => {
  arrive = resolve;
});

function Place() {
  const { pathname } = useLocation();
  return <p>{pathname === '/next' ? use(coming) : 'the first screen'}</p>;
}

it('keeps the screen while the next one is not ready', async () => {
  render(
    <AppRouter history={createMemoryHistory({ initialEntries: ['/'], v5Compat: true })}>
      <Link to="/next">on</Link>
      <Suspense fallback={<p>waiting</p>}>
        <Place />
      </Suspense>
    </AppRouter>,
  );
  await act(async () => screen.getByText('on').click());
  expect(screen.getByText('the first screen')).toBeTruthy();
  expect(screen.queryByText('waiting')).toBeNull();
  await act(async () => arrive('the next screen'));
  expect(screen.getByText('the next screen')).toBeTruthy();
});
