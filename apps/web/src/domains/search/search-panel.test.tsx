// @vitest-environment jsdom
// Searching: asked after a pause, overtaken answers never shown, walked through by keys, all of one kind by pages.
import type { SearchCard, SearchGroup } from '@stagepass/contract/search/shapes.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { openScreen, strikeStage } from '#platform/testing/stage.tsx';
import { SearchPanel } from './public/search-panel.tsx';

afterEach(strikeStage);

function card(kind: SearchCard['kind'], title: string, path = `/${title}`): SearchCard {
  return {
    kind,
    id: `${kind} ${title}`,
    title,
    text: '',
    path,
    picture_url: null,
    author: null,
    club_id: null,
    state: 'shown',
    auction: null,
  };
}

interface Asked {
  q: string;
  kind: string | null;
  cursor: string | null;
  aborted: () => boolean;
  answer: (groups: SearchGroup[]) => Promise<void>;
  fail: (code: string) => Promise<void>;
}

/** A server whose answers come when the test says so. */
function slowServer(): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', (input: string | URL, init: RequestInit = {}) => {
    const { searchParams } = new URL(String(input), window.location.href);
    return new Promise<Response>((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
      asked.push({
        q: searchParams.get('q') ?? '',
        kind: searchParams.get('kind'),
        cursor: searchParams.get('cursor'),
        aborted: () => init.signal?.aborted ?? false,
        answer: (groups) => act(async () => resolve(Response.json({ data: { groups } }))),
        fail: (code) =>
          act(async () => resolve(Response.json({ error: { code, message: '' } }, { status: 429 }))),
      });
    });
  });
  return asked;
}

function Screen({ onClose = () => {} }: { onClose?: () => void }) {
  const [typed, setTyped] = useState('');
  return (
    <SearchPanel typed={typed} onType={setTyped} onClose={onClose}>
      <p>Rising this week</p>
    </SearchPanel>
  );
}

const group = (
  kind: SearchGroup['kind'],
  cards: SearchCard[],
  next_cursor: string | null = null,
): SearchGroup => ({ kind, cards, next_cursor });
const field = () => screen.getByRole('searchbox', { name: 'Search clubs, missions, items, people' });

/** As one change: on a busy machine letters typed one by one would be asked for one by one. */
async function typeAtOnce(text: string): Promise<void> {
  field().focus();
  await userEvent.paste(text);
}

it('asks once for what was typed in one go, and cancels what is overtaken', async () => {
  const asked = slowServer();
  openScreen('/', <Screen />);
  expect(screen.getByText('Rising this week')).toBeTruthy();
  await typeAtOnce('vel');
  await waitFor(() => expect(asked.map((call) => call.q)).toEqual(['vel']));
  expect(screen.queryByText('Rising this week')).toBeNull();
  await typeAtOnce('vet');
  await waitFor(() => expect(asked.map((call) => call.q)).toEqual(['vel', 'velvet']));
  expect(asked[0]?.aborted()).toBe(true);
  await asked[1]?.answer([
    group('club', [card('club', 'Velvet Static')]),
    group('user', []),
    group('post', []),
  ]);
  expect(await screen.findByRole('link', { name: 'Velvet Static' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Clubs' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'People' })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('1 result');
});

it('keeps the former results while the next are on their way', async () => {
  const asked = slowServer();
  openScreen('/', <Screen />);
  await typeAtOnce('vel');
  await waitFor(() => expect(asked).toHaveLength(1));
  await asked[0]?.answer([group('club', [card('club', 'Velvet Static')])]);
  await screen.findByRole('link', { name: 'Velvet Static' });
  await typeAtOnce('xyz');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(screen.getByRole('link', { name: 'Velvet Static' })).toBeTruthy();
  await asked[1]?.answer([group('club', [])]);
  expect(await screen.findByText(/Nothing matches “velxyz”/)).toBeTruthy();
});

it('is walked through by the arrow keys, emptied and closed by Escape', async () => {
  const asked = slowServer();
  const close = vi.fn();
  openScreen('/', <Screen onClose={close} />);
  await userEvent.type(field(), 'a');
  await waitFor(() => expect(asked).toHaveLength(1));
  await asked[0]?.answer([group('club', [card('club', 'One')]), group('user', [card('user', 'Two')])]);
  await screen.findByRole('link', { name: 'One' });
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('One');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('Two');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('{Escape}');
  expect((field() as HTMLInputElement).value).toBe('');
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});

it('shows all of one kind, page by page', async () => {
  const asked = slowServer();
  openScreen('/', <Screen />);
  await typeAtOnce('post');
  await waitFor(() => expect(asked).toHaveLength(1));
  await asked[0]?.answer([group('post', [card('post', 'First')], 'cursor-1')]);
  await userEvent.click(await screen.findByRole('button', { name: 'More posts' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toMatchObject({ kind: 'post', cursor: null });
  await asked[1]?.answer([group('post', [card('post', 'First'), card('post', 'Second')], 'cursor-2')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(asked[2]?.cursor).toBe('cursor-2'));
  await asked[2]?.answer([group('post', [card('post', 'Third')])]);
  expect(await screen.findByRole('link', { name: 'Third' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'All results' }));
  expect(screen.getByRole('button', { name: 'More posts' })).toBeTruthy();
});

it('says what went wrong, and tries again', async () => {
  const asked = slowServer();
  openScreen('/', <Screen />);
  await typeAtOnce('kite');
  await waitFor(() => expect(asked).toHaveLength(1));
  await asked[0]?.fail('too-many-requests');
  expect(await screen.findByText('You’re searching very fast. Wait a moment and try again.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  await asked[1]?.answer([group('club', [card('club', 'Kite Season')])]);
  expect(await screen.findByRole('link', { name: 'Kite Season' })).toBeTruthy();
});

it('says of an auction that it runs, what it stands at and when it ends', async () => {
  const asked = slowServer();
  openScreen('/', <Screen />);
  await typeAtOnce('drum');
  await waitFor(() => expect(asked).toHaveLength(1));
  const ends_at = new Date(new Date().getFullYear(), 10, 13, 17, 3).toISOString();
  const lot = (bid_count: number) => ({
    ...card('auction', `The drum ${bid_count}`, `/market-item/a${bid_count}`),
    text: 'Row One',
    auction: { id: 'a1', price_cents: 18_097, bid_count, ends_at },
  });
  await asked[0]?.answer([group('auction', [lot(3), lot(0)])]);
  expect(await screen.findByRole('heading', { name: 'Live auctions' })).toBeTruthy();
  const bid = screen.getByRole('link', { name: /The drum 3/ });
  expect(bid.getAttribute('href')).toBe('/market-item/a3');
  expect(bid.textContent).toContain('Live auction, $180.97. Ends Nov 13, 5:03 PM.');
  expect(screen.getByRole('link', { name: /The drum 0/ }).textContent).toContain('from $180.97');
});

it('keeps what was searched for on this phone, for one account, until it is cleared', async () => {
  const asked = slowServer();
  openScreen('/', <Screen />);
  expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
  await typeAtOnce('velvet');
  await waitFor(() => expect(asked).toHaveLength(1));
  await userEvent.keyboard('{Enter}');
  await userEvent.clear(field());
  await typeAtOnce('kettle');
  await waitFor(() => expect(asked).toHaveLength(2));
  await asked[1]?.answer([group('club', [card('club', 'Third Kettle', '/')])]);
  await userEvent.click(await screen.findByRole('link', { name: /Third Kettle/ }));
  await userEvent.clear(field());
  const names = () => screen.getAllByRole('button', { name: /^Search for/ }).map((chip) => chip.textContent);
  expect(names()).toEqual(['kettle', 'velvet']);
  await userEvent.click(screen.getByRole('button', { name: 'Search for velvet again' }));
  expect((field() as HTMLInputElement).value).toBe('velvet');
  await userEvent.clear(field());
  await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByRole('button', { name: /^Search for/ })).toBeNull();
  expect(localStorage.getItem('spc-searches/')).toBeNull();
});
