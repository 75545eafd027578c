// Owns the task as the person doing it gets to see it, with the media it shows.
import type { RequirementTask } from '@stagepass/contract/requirements/shapes.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { gatherFor } from './gather.ts';
import { rulesOf } from './requirement-types.ts';
import type { AttemptRow, RequirementRow } from './tables.ts';
import { loadTaskMedia } from './task-media.ts';

export async function presentTask(
  platform: Platform,
  actor: Actor,
  { row, attempt }: { row: RequirementRow; attempt: AttemptRow },
): Promise<RequirementTask> {
  const rules = rulesOf(row.config.type);
  const media = await loadTaskMedia(platform, actor, row, rules.mediaOf(row.config));
  const found = await gatherFor(platform, platform.db, { row, attempt, answer: null });
  return rules.task({ config: row.config, work: attempt.work, media, found });
}
