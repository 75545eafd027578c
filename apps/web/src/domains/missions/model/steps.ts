// Owns how the steps of a mission follow each other: which one is on, and which can be done besides.
import type { MissionView } from '@stagepass/contract/missions/shapes.ts';
import type { RequirementEntry } from '@stagepass/contract/requirements/shapes.ts';

export function canDo({ state }: RequirementEntry): boolean {
  return state === 'todo' || state === 'open';
}

/** The step to do now: the one that the server names, or the first that is open. */
export function currentStep({ can, mine, requirements }: MissionView): RequirementEntry | undefined {
  if (!can.take_part) return undefined;
  const open = requirements.filter(canDo);
  return open.find(({ id }) => id === mine?.next?.id) ?? open[0];
}

/** The step of this id, if it can be done now. */
export function openStep(mission: MissionView, id: string | null): RequirementEntry | undefined {
  if (!mission.can.take_part) return undefined;
  return mission.requirements.find((entry) => entry.id === id && canDo(entry));
}
