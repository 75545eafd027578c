// Owns when messages are counted for achievements: once for all that somebody wrote within a few seconds, beside those who write.
import { countersOutdated } from '@stagepass/contract/chat/events.ts';
import type { Platform } from '#platform/platform.ts';

const GATHER_MS = 4000;
/** In one transaction. */
const MOST_AT_ONCE = 200;

interface Whose {
  club_id: string;
  user_id: string;
}

const waiting = new WeakMap<object, Map<string, Whose>>();

/** A process that ends meanwhile loses a count, which the next message makes up for: counters are worked out anew. */
export function countLater(platform: Platform, whose: Whose): void {
  const known = waiting.get(platform.db);
  const gathered = known ?? new Map<string, Whose>();
  gathered.set(`${whose.club_id} ${whose.user_id}`, whose);
  if (known !== undefined) return;
  waiting.set(platform.db, gathered);
  setTimeout(() => {
    waiting.delete(platform.db);
    void tellOutdated(platform, [...gathered.values()]);
  }, GATHER_MS).unref();
}

async function tellOutdated(platform: Platform, all: readonly Whose[]): Promise<void> {
  for (let at = 0; at < all.length; at += MOST_AT_ONCE)
    await platform.db
      .transaction(async (tx) => {
        for (const whose of all.slice(at, at + MOST_AT_ONCE)) await tx.emit(countersOutdated, whose);
      })
      .catch((error: unknown) => platform.log.warn({ error }, 'messages could not be counted'));
}
