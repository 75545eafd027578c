// Owns the asking of what only the database, or a service outside, knows of an attempt, for the types that need it.
import type { RequirementAnswer } from '@stagepass/contract/requirements/shapes.ts';
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
  return rulesOf(row.config.type).gather?.(platform, tx, aboutOf(platform, row, attempt));
}

/** Outside of any transaction; undefined where there is nothing to ask, or nothing open that it could be about. */
export async function askFor(
  platform: Platform,
  row: RequirementRow,
  attempt: AttemptRow | undefined,
  answer: RequirementAnswer,
): Promise<unknown> {
  const { ask } = rulesOf(row.config.type);
  if (ask === undefined || attempt?.state !== 'open' || answer.type !== row.type) return undefined;
  return ask(platform, { ...aboutOf(platform, row, attempt), answer });
}

function aboutOf({ clock }: Pick<Platform, 'clock'>, row: RequirementRow, attempt: AttemptRow) {
  return {
    config: row.config,
    club_id: row.club_id,
    user_id: attempt.user_id,
    opened_at: attempt.opened_at,
    now: clock.now(),
  };
}
