// The long form of the histories of value: other seeds for minutes on end, with what was done printed at the end.
import { expect, test } from 'vitest';
import { closeValueBooks, watchValue } from './testing/value-books.ts';
import { playValueHistory, sendAgain } from './testing/value-histories.ts';
import { setValueStage } from './testing/value-stage.ts';

const rounds = 8;
const minutes = Number(process.env.SOAK_MINUTES ?? 12);

test('minutes of histories of value, with servers killed, add up at every moment', async () => {
  const ends = performance.now() + minutes * 60_000;
  const totals = new Map<string, number>();
  let [kills, lost, again, reads, round] = [0, 0, 0, 0, 0];
  for (; performance.now() < ends; round += 1) {
    const stage = await setValueStage({ fans: 4 + (round % 5), servers: 2 });
    try {
      const stop = watchValue(stage);
      const for_ms = Math.max(20_000, (minutes * 60_000) / rounds - 25_000);
      const played = await playValueHistory(stage, {
        ...{ seed: `soak-${round}`, hands: 4 + (round % 6), for_ms, kill_after_ms: [300, 4000] as const },
        until: { taken: 50, kinds: [], kills: 2, most_ms: for_ms * 3 },
      });
      again += await sendAgain(stage, played.answered);
      reads += await stop();
      await closeValueBooks(stage);
      for (const [kind, n] of [...played.done, ...played.refused])
        totals.set(kind, (totals.get(kind) ?? 0) + n);
      kills += played.kills;
      lost += played.lost;
    } finally {
      await stage.close();
    }
  }
  console.log({ rounds: round, kills, lost, sent_again: again, whole_reads: reads });
  console.log(
    [...totals]
      .toSorted()
      .map(([kind, n]) => `${kind}: ${n}`)
      .join('\n'),
  );
  expect(kills).toBeGreaterThan(rounds);
}, 3_600_000);
