// @vitest-environment jsdom
// Owns: leading on to where the person was goes back to that screen instead of adding a second entry of it.
import { act, cleanup, render, screen } from '@testing-library/react';
import { UNSAFE_createMemoryHistory as createMemoryHistory, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { Link } from './link.tsx';
import { ReturnButton } from './return-button.tsx';
import { AppRouter } from './router.tsx';

afterEach(cleanup);

function Place() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{pathname + search}</p>
      <Link to="/item">to the item</Link>
      <Link to="/top-up">to the top-up</Link>
      <Link replace to="/top-up?paid">
        pay
      </Link>
      <ReturnButton to="/item?bid=5">back to the item</ReturnButton>
    </>
  );
}

function open(initialEntries: string[]) {
  const history = createMemoryHistory({ initialEntries, v5Compat: true });
  render(
    <AppRouter history={history}>
      <Place />
    </AppRouter>,
  );
  const press = (name: string) => act(async () => screen.getByRole('link', { name }).click());
  return { history, press };
}

it('comes back to the entry that was left, with its new address, and one step back leads on from there', async () => {
  const { history, press } = open(['/discover']);
  await press('to the item');
  await press('to the top-up');
  await press('pay');
  expect(history.index).toBe(2);
  await press('back to the item');
  screen.getByText('/item?bid=5');
  expect(history.index).toBe(1);
  await act(async () => history.go(-1));
  screen.getByText('/discover');
});

it('takes the place of the present screen where another one stands beneath it', async () => {
  const { history, press } = open(['/discover']);
  await press('to the top-up');
  await press('back to the item');
  screen.getByText('/item?bid=5');
  expect(history.index).toBe(1);
  await act(async () => history.go(-1));
  screen.getByText('/discover');
});

it('takes the place of the present screen on a first visit, as after a payment at another site', async () => {
  const { history, press } = open(['/top-up?paid']);
  await press('back to the item');
  screen.getByText('/item?bid=5');
  expect(history.index).toBe(0);
});
