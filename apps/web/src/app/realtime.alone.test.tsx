// @vitest-environment jsdom
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lendNavigate } from '#platform/navigation/go.ts';
import { queryClient } from '#platform/query/query.ts';
import type { ConnectionParts } from '#platform/realtime/connection.ts';
import { useRealtime } from '#platform/realtime/listeners.ts';
import { clearSession, getSession, type Session, storeSession } from '#platform/session/session.ts';
import { allReactions } from './registries/realtime.ts';

const session = { user_id: 'u1', session_id: 's1', sctoken: 'token' } as Session;

interface Opened extends ConnectionParts {
  session: Session | null;
  close: ReturnType<typeof vi.fn>;
}
const opened: Opened[] = [];
vi.mock('#platform/realtime/connection.ts', () => ({
  openConnection(session: Session | null, parts: ConnectionParts) {
    const connection: Opened = { ...parts, session, close: vi.fn() };
    opened.push(connection);
    return connection;
  },
}));

const { startRealtime } = await import('#platform/realtime/realtime.ts');
const latest = () => opened.at(-1) as Opened;
/** The client and what the app does by itself are fetched when they are wanted. */
const fetched = () => vi.dynamicImportSettled();
const say = async (event: string, payload: unknown) => {
  latest().onEvent(event, payload);
  await fetched();
};
const navigate = vi.fn();

beforeEach(() => {
  lendNavigate(navigate);
  navigate.mockReset();
});

afterEach(cleanup);

describe('the realtime connection', () => {
  it('is opened as whoever is there, and anew on signing in and out', async () => {
    startRealtime(allReactions);
    await fetched();
    expect(latest().session).toBeNull();
    const before = latest();
    storeSession(session);
    await fetched();
    expect(before.close).toHaveBeenCalled();
    expect(latest().session).toMatchObject(session);
    const count = opened.length;
    storeSession({ ...session, display_name: 'Mara' });
    await fetched();
    expect(opened.length).toBe(count);
    clearSession();
    await fetched();
    expect(latest().session).toBeNull();
  });

  it('is opened once where somebody signs in and out while the client is on its way', async () => {
    const count = opened.length;
    storeSession(session);
    clearSession();
    await fetched();
    expect(opened.length).toBe(count + 1);
    expect(latest().session).toBeNull();
  });

  it('shows a message as a toast that opens its conversation', async () => {
    await say('haveMessage', {
      user_name: 'juno_vale',
      content: 'Two mics, one half dead',
      conversation_id: 'c/7',
    });
    const toast = toastStore.current();
    expect(toast?.title).toBe('juno_vale sent you a message');
    expect(toast?.description).toBe('Two mics, one half dead');
    toast?.onOpen?.();
    expect(navigate).toHaveBeenCalledWith('/user/chat/c%2F7', undefined);
  });

  it('tells of an outbid wherever one is, except on the lot itself, and leads there', async () => {
    const outbid = { auction_id: 'a1', title: 'Setlist', amount: 2100, next_amount: 2205, ends_at: '' };
    await say('auctionOutbid', outbid);
    await vi.waitFor(() => expect(toastStore.current()?.title).toBe('You’ve been outbid on Setlist'), {
      timeout: 8000,
    });
    const toast = toastStore.current();
    expect(toast?.title).toBe('You’ve been outbid on Setlist');
    expect(toast?.description).toBe('The bid is now $21.00. Your money is available again.');
    toast?.onOpen?.();
    expect(navigate).toHaveBeenCalledWith('/market-item/a1', undefined);
    window.history.replaceState(null, '', '/market-item/a2');
    await say('auctionOutbid', { ...outbid, auction_id: 'a2', title: 'Looked at' });
    expect(toastStore.current()?.title).not.toContain('Looked at');
    window.history.replaceState(null, '', '/');
  });

  it('leaves alone an event that it does not know', async () => {
    await expect(say('toString', {})).resolves.toBeUndefined();
  });

  it('shows a toast that the server sends', async () => {
    await say('toast', { title: 'Doors open', description: 'Ten minutes' });
    expect(toastStore.current()).toMatchObject({ title: 'Doors open', description: 'Ten minutes' });
  });

  it.each([
    ['itemReceived', { item_id: 'i1', name: 'Tin', quality: 'rare', from_name: null }, ['items']],
    ['codeScanned', { kind: 'item', subject_id: 'i1', verdict: 'accepted', club_name: 'C' }, ['items']],
    ['itemSold', { listing_id: 'l1', item_name: 'Tin', to_seller_cents: 500 }, ['items', 'ledger', 'market']],
  ])('renews after %s what it made old, whatever screen is open', async (event, payload, nouns) => {
    for (const noun of ['items', 'ledger', 'market', 'posts']) queryClient.setQueryData([noun, 'shown'], 1);
    await say(event, payload);
    const isOld = (noun: string) => queryClient.getQueryState([noun, 'shown'])?.isInvalidated;
    await vi.waitFor(() => expect(['items', 'ledger', 'market', 'posts'].filter(isOld)).toEqual(nouns), {
      timeout: 8000,
    });
  });

  const lot = { auction_id: 'a3', title: 'Setlist', amount: 2100 };
  it.each([
    ['auctionOutbid', { ...lot, next_amount: 2205, ends_at: '' }],
    ['auctionWon', { ...lot, item_id: 'i1' }],
  ])('renews after %s auctions, purse and vault', async (event, payload) => {
    const nouns = ['auctions', 'items', 'ledger', 'posts'];
    for (const noun of nouns) queryClient.setQueryData([noun, 'shown'], 1);
    await say(event, payload);
    const isOld = (noun: string) => queryClient.getQueryState([noun, 'shown'])?.isInvalidated;
    await vi.waitFor(() => expect(nouns.filter(isOld)).toEqual(['auctions', 'items', 'ledger']), {
      timeout: 8000,
    });
  });

  it('lets screens catch up when the line is back, unless the server sent after it what was missed', async () => {
    storeSession({ ...session, sctoken: 'of another connection' });
    await fetched();
    const onBack = vi.fn();
    renderHook(() => useRealtime('codeScanned', () => undefined, { onBack }));
    const ask = async () => ({ ok: true });
    queryClient.setQueryData(['items', 'shown'], 1);
    latest().onConnect(ask, false);
    await fetched();
    expect(onBack).not.toHaveBeenCalled();
    latest().onConnect(ask, true);
    await fetched();
    expect(onBack).not.toHaveBeenCalled();
    expect(queryClient.getQueryState(['items', 'shown'])?.isInvalidated).toBe(false);
    latest().onConnect(ask, false);
    expect(onBack).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(queryClient.getQueryState(['items', 'shown'])?.isInvalidated).toBe(true), {
      timeout: 8000,
    });
    clearSession();
  });

  it('asks, once connected, for what was earned before, and tells of each stage once', async () => {
    const stage = {
      achievement_id: 'a1',
      club: null,
      name: 'Early bird',
      look: { shape: 'disc', icon: 'star', hue: 20 },
      stage: 1,
      stages: 1,
      xp: 0,
      item: null,
    };
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return new Response(JSON.stringify({ data: asked.length === 1 ? [stage] : [] }));
    });
    const told = () => toastStore.current()?.title ?? '';
    const ask = async () => ({ ok: true });
    latest().onConnect(ask, false);
    await fetched();
    // Nobody is signed in: nobody earned anything.
    expect(asked).toEqual([]);
    storeSession({ ...session, sctoken: 'of an early bird' });
    await fetched();
    latest().onConnect(ask, false);
    await vi.waitFor(() => expect(told()).toContain('Early bird'), { timeout: 8000 });
    expect(asked[0]).toMatch(/\/achievements\/earned\?within_s=\d+$/);
    await say('toast', { title: 'Doors open', description: 'Ten minutes' });
    await vi.waitFor(() => expect(told()).toBe('Doors open'));
    await say('achievementEarned', stage);
    expect(told()).toBe('Doors open');
    await say('achievementEarned', { ...stage, stage: 2, stages: 2 });
    await vi.waitFor(() => expect(told()).toContain('Early bird'), { timeout: 8000 });
    latest().onConnect(ask, true);
    await fetched();
    expect(asked.length).toBe(1);
    vi.unstubAllGlobals();
    clearSession();
  });

  it('signs out when its own session ended, and only then', async () => {
    storeSession(session);
    await say('sessionEnded', { session_id: 'another' });
    expect(getSession()).not.toBeNull();
    await say('sessionEnded', { session_id: 's1' });
    expect(getSession()).toBeNull();
    expect(navigate).toHaveBeenCalledWith('/discover', undefined);
  });
});
