// @vitest-environment jsdom
// Owns: a screen whose question fails shows the failure after asking once, and asks once more when told to.
import { useSuspenseQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '#platform/api/api-error.ts';
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

let asked = 0;

function Component() {
  useSuspenseQuery({
    queryKey: ['tests', 'failing'],
    queryFn: () => {
      asked += 1;
      return Promise.reject(new ApiError({ status: 500, code: 'internal', message: '' }));
    },
  });
  return <p>never</p>;
}

async function failureShown(): Promise<HTMLElement> {
  const retry = await screen.findByRole('button', { name: 'Plug back in' }, { timeout: 10_000 });
  // Long enough for a second question to be on its way, if one were asked.
  await new Promise((resolve) => setTimeout(resolve, 200));
  return retry;
}

test('a failed question is asked once per opening', { timeout: 30_000 }, async () => {
  const entry = { path: '/tests', title: 'Tests', load: withAnswers(async () => ({ Component })) };
  render(
    <MemoryRouter>
      <RoutedScreen entry={entry} />
    </MemoryRouter>,
  );
  const retry = await failureShown();
  expect(asked).toBe(1);
  await userEvent.click(retry);
  await failureShown();
  expect(asked).toBe(2);
});
