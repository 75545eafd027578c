// Owns what is asked for the running order on Home, when it is old, and how a line is shown ahead of the server's answer.
import type { Today, TodayLine } from '@stagepass/contract/fronts/today.ts';
import { useQueryClient } from '@tanstack/react-query';
import { auctionsChanged } from '#domains/auctions/public/invalidate.ts';
import { invalidateCheckins } from '#domains/checkins/public/invalidate.ts';
import { invalidateItems } from '#domains/items/public/invalidate.ts';
import { invalidateMissions } from '#domains/missions/public/invalidate.ts';
import { invalidateReminders } from '#domains/reminders/public/invalidate.ts';
import { invalidation } from '#platform/query/invalidation.ts';
import { useCall } from '#platform/query/query.ts';

const key = ['fronts', 'today'] as const;
/** Lots end and days turn without anybody doing something. */
const RENEW_MS = 60_000;

const invalidateToday = invalidation(...key);
for (const changed of [
  invalidateCheckins,
  auctionsChanged,
  invalidateMissions,
  invalidateItems,
  invalidateReminders,
])
  changed.also(invalidateToday);

export function useToday() {
  return useCall('GET /home/today', {}, { key, refetchInterval: RENEW_MS });
}

/** Changes one line where it is shown. */
export function useMarkLine() {
  const client = useQueryClient();
  return (name: string, change: Partial<TodayLine>) =>
    client.setQueryData<Today>(key, (known) => {
      if (known === undefined) return known;
      const lines = known.lines.map((line) =>
        line.key === name ? ({ ...line, ...change } as TodayLine) : line,
      );
      // The next answer says which one comes first now.
      const first = lines.find((line) => line.key === known.first && !line.done)?.key;
      return { ...known, lines, first: first ?? lines.find((line) => !line.done)?.key ?? null };
    });
}
