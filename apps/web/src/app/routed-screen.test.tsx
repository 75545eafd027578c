// @vitest-environment jsdom
// Owns: a screen whose question fails shows the failure after asking once, and asks once more when told to.
import { useSuspenseQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/api/api-error.ts';
import { queryClient } from '#platform/query/query.ts';
import { withAnswers } from './load/with-answers.ts';
import { RoutedScreen } from './routed-screen.tsx';

afterEach(cleanup);

let asked = 0;
function FailingScreen() {
  useSuspenseQuery({
    queryKey: ['tests', 'failing'],
    queryFn: () => {
      asked += 1;
      return Promise.reject(new ApiError({ status: 500, code: 'internal', message: '' }));
    },
  });
  return <p>never</p>;
}

/** The way to try again, once nothing is asked any more: a question that is to be asked again counts as being asked. */
async function failureShown(): Promise<HTMLElement> {
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), { timeout: 10_000 });
  return screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
}

test('a failed question is asked once per opening', { timeout: 30_000 }, async () => {
  asked = 0;
  const entry = {
    path: '/tests',
    load: withAnswers(async () => ({ Component: FailingScreen })),
  };
  render(
    <MemoryRouter>
      <RoutedScreen entry={entry} />
    </MemoryRouter>,
  );
  await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  const retry = await failureShown();
  expect(asked).toBe(1);
  await userEvent.click(retry);
  await vi.waitFor(() => expect(asked).toBe(2), { timeout: 10_000 });
  await failureShown();
  expect(asked).toBe(2);
});
