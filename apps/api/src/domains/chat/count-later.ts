// Owns when messages are counted for achievements: with the first of a burst, and once more after it, not with every one.
import { countersOutdated } from '@stagepass/contract/chat/events.ts';
import type { Platform } from '#platform/platform.ts';

const QUIET_MS = 5000;

interface Whose {
  club_id: string;
  user_id: string;
}

const waiting = new WeakMap<object, Map<string, { again: boolean }>>();

/** A process that ends meanwhile loses a count, which the next message makes up for: counters are worked out anew. */
export function countLater(platform: Platform, whose: Whose): void {
  const known = waiting.get(platform.db) ?? new Map<string, { again: boolean }>();
  waiting.set(platform.db, known);
  const key = `${whose.club_id} ${whose.user_id}`;
  const burst = known.get(key);
  if (burst !== undefined) {
    burst.again = true;
    return;
  }
  known.set(key, { again: false });
  void tellOutdated(platform, whose);
  setTimeout(() => {
    const again = known.get(key)?.again === true;
    known.delete(key);
    if (again) void tellOutdated(platform, whose);
  }, QUIET_MS).unref();
}

async function tellOutdated(platform: Platform, whose: Whose): Promise<void> {
  await platform.db
    .transaction((tx) => tx.emit(countersOutdated, whose))
    .catch((error: unknown) => platform.log.warn({ error }, 'messages could not be counted'));
}
