// Owns the asking of what only the database knows of an attempt, for the types that need it.
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { rulesOf } from './requirement-types.ts';
import type { AttemptRow, RequirementRow } from './tables.ts';

export async function gatherFor(
  platform: Platform,
  tx: Executor,
  row: RequirementRow,
  attempt: AttemptRow,
): Promise<unknown> {
  return rulesOf(row.config.type).gather?.(platform, tx, {
    config: row.config,
    club_id: row.club_id,
    user_id: attempt.user_id,
    opened_at: attempt.opened_at,
    now: platform.clock.now(),
  });
}
