// Tests what the strip of tickets and the heading over it say of somebody's progress.
import { expect, test } from 'vitest';
import { aCampaign, aReward, mineOf } from '../testing/campaigns.ts';
import { boardReward, goalOf, ordinalEnding, stripOf } from './progress.ts';

const words = { ordinal: (n: number) => `${n}${ordinalEnding(n)}` };
const texts = (view: ReturnType<typeof aCampaign>) =>
  stripOf(view, goalOf(view), words).map(({ text, state }) => `${text} ${state}`);

test('counts towards the draw, then prints the ticket’s number', () => {
  const view = aCampaign({ mine: mineOf({ done: 2 }) });
  expect(goalOf(view)).toEqual({ to: 'draw', needs: 3 });
  expect(texts(view)).toEqual(['1 held', '2 held', '3rd open']);
  const ticket = { number: 412, client_seed: 'moon', own_seed: true };
  expect(texts(aCampaign({ mine: mineOf({ done: 4, ticket }) }))).toEqual([
    '0412-1 held',
    '0412-2 held',
    '0412-3 held',
  ]);
});

test('says after the draw whether it won', () => {
  const ticket = { number: 7, client_seed: 'moon', own_seed: true };
  const drawn = { drawn_at: '2026-11-20T18:00:00Z' };
  expect(texts(aCampaign({ ...drawn, mine: mineOf({ done: 3, ticket }) }))[0]).toBe('0007-1 lost');
  const prizes = [{ reward_id: 'r1', state: 'received' as const, due_at: null, item_id: null }];
  expect(texts(aCampaign({ ...drawn, mine: mineOf({ done: 3, ticket, prizes }) }))[0]).toBe('0007-1 drawn');
});

test('without a draw, counts towards the next reward and then to all missions', () => {
  const rewards = [
    aReward({ id: 'a', way: 'all', needs: 2, left: 5 }),
    aReward({ id: 'b', way: 'first', needs: 3, left: 0 }),
  ];
  expect(goalOf(aCampaign({ rewards, mine: mineOf({ done: 0 }) }))).toEqual({ to: 'reward', needs: 2 });
  expect(goalOf(aCampaign({ rewards, mine: mineOf({ done: 2 }) }))).toEqual({ to: 'all', needs: 4 });
});

test('writes ordinals, and finds what the leaderboard decides', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 102].map(ordinalEnding)).toEqual([
    'st',
    'nd',
    'rd',
    'th',
    'th',
    'th',
    'th',
    'st',
    'nd',
  ]);
  const [top, first] = [aReward({ id: 't', way: 'top' }), aReward({ id: 'f', way: 'first' })];
  expect(boardReward([first, top])?.id).toBe('t');
  expect(boardReward([first])).toBeUndefined();
  expect(boardReward([])).toBeUndefined();
});
