// Owns the asking of what only the database knows of an attempt, and the remembering of a pass, for the types that need it.
import type { RequirementAnswer } from '@stagepass/contract/requirements/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { rulesOf } from './requirement-types.ts';
import type { AttemptRow, RequirementRow } from './tables.ts';

interface Of {
  row: RequirementRow;
  attempt: AttemptRow;
  answer: RequirementAnswer | null;
}

export async function gatherFor(platform: Platform, tx: Executor, of: Of): Promise<unknown> {
  return rulesOf(of.row.config.type).gather?.(platform, tx, aboutOf(platform, of));
}

export async function recordPass(platform: Platform, tx: Tx, of: Of): Promise<void> {
  await rulesOf(of.row.config.type).record?.(platform, tx, aboutOf(platform, of));
}

function aboutOf(platform: Platform, { row, attempt, answer }: Of) {
  return {
    config: row.config,
    requirement_id: row.id,
    club_id: row.club_id,
    user_id: attempt.user_id,
    period: attempt.period,
    work: attempt.work,
    answer,
    opened_at: attempt.opened_at,
    now: platform.clock.now(),
  };
}
