// Owns how rows of requirements become the shapes of the contract.
import { experiencePoints } from '@stagepass/base/experience.ts';
import type { MediaView } from '@stagepass/contract/media/shapes.ts';
import type { EditableRequirement, RequirementEntry } from '@stagepass/contract/requirements/shapes.ts';
import type { StandRow } from './attempts.store.ts';
import { stateOf, triesLeft } from './progress.rules.ts';
import { rulesOf } from './requirement-types.ts';
import type { CountsRow } from './requirements.store.ts';
import type { RequirementRow } from './tables.ts';

export function presentEntry(row: RequirementRow, stand: StandRow | undefined): RequirementEntry {
  const rules = rulesOf(row.config.type);
  const allowed = rules.tries(row.config);
  return {
    id: row.id,
    position: row.position,
    title: row.title,
    xp: experiencePoints(row.type),
    state: stateOf(stand, allowed),
    tries_left: triesLeft(allowed, stand?.tries ?? 0),
    summary: rules.summary(row.config),
  };
}

export function presentEditable(
  row: RequirementRow,
  counts: CountsRow | undefined,
  media: readonly MediaView[] | undefined,
): EditableRequirement {
  return {
    id: row.id,
    position: row.position,
    title: row.title,
    xp: experiencePoints(row.type),
    version: row.version,
    config: row.config,
    media: [...(media ?? [])],
    passed_count: counts?.passed ?? 0,
    answers_count: counts?.answered ?? 0,
  };
}
