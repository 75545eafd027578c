// Owns how rows of requirements become the shapes of the contract.
import { experiencePoints } from '@stagepass/base/experience.ts';
import type { MediaView } from '@stagepass/contract/media/shapes.ts';
import type { EditableRequirement, RequirementEntry } from '@stagepass/contract/requirements/shapes.ts';
import type { StandRow } from './attempts.store.ts';
import { lockedOf, stateOf, triesLeft } from './progress.rules.ts';
import { rulesOf } from './requirement-types.ts';
import type { CountsRow } from './requirements.store.ts';
import type { RequirementRow } from './tables.ts';

function presentEntry(row: RequirementRow, stand: StandRow | undefined, locked: boolean): RequirementEntry {
  const rules = rulesOf(row.config.type);
  const allowed = rules.tries(row.config);
  return {
    id: row.id,
    position: row.position,
    title: row.title,
    xp: experiencePoints(row.type),
    state: stateOf(stand, { allowed, locked }),
    waits: row.waits,
    passed_at: stand?.passed_at?.toISOString() ?? null,
    refusal: stand?.refusal ?? null,
    tries_left: triesLeft(allowed, stand?.tries ?? 0),
    summary: rules.summary(row.config),
  };
}

/** A list in its order, as one person sees it. */
export function presentEntries(
  rows: readonly RequirementRow[],
  stands: ReadonlyMap<string, StandRow>,
): RequirementEntry[] {
  const locked = lockedOf(rows, stands);
  return rows.map((row) => presentEntry(row, stands.get(row.id), locked.has(row.id)));
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
    waits: row.waits,
    version: row.version,
    config: row.config,
    media: [...(media ?? [])],
    passed_count: counts?.passed ?? 0,
    answers_count: counts?.answered ?? 0,
  };
}
