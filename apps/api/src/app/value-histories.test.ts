// Random histories of everything that moves value, by many hands over HTTP, with servers killed half-way: the short form.
import { expect, test } from 'vitest';
import { closeValueBooks, watchValue } from './testing/value-books.ts';
import { playValueHistory, sendAgain } from './testing/value-histories.ts';
import { setValueStage } from './testing/value-stage.ts';

const kinds = ['top-up', 'grant', 'gift', 'list', 'buy', 'bid', 'draw', 'ten', 'payout'];

test('whatever is asked for at once, and whichever server dies, every copy and cent is in one place', async () => {
  const stage = await setValueStage({ fans: 6, servers: 2 });
  try {
    const stop = watchValue(stage);
    const played = await playValueHistory(stage, {
      ...{ seed: 'short', hands: 6, for_ms: 6000, kill_after_ms: [500, 1500] },
      until: { taken: 150, kinds, kills: 3, most_ms: 90_000 },
    });
    expect(played.kills).toBeGreaterThan(2);
    expect(await sendAgain(stage, played.answered.slice(0, 200))).toBeGreaterThan(100);
    expect(await stop()).toBeGreaterThan(5);
    await closeValueBooks(stage);
    // A history in which something was never done says nothing of it.
    for (const kind of kinds)
      expect({ kind, done: (played.done.get(kind) ?? 0) > 0 }).toEqual({ kind, done: true });
  } finally {
    await stage.close();
  }
}, 240_000);
