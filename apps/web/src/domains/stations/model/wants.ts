// What a station asks of the viewer, line by line: joining, its moment, parts of its condition and steps, each met or missing.
import type { DescribedCondition } from '@stagepass/contract/conditions/shapes.ts';
import type { RequirementEntry } from '@stagepass/contract/requirements/shapes.ts';
import type { StationView } from '@stagepass/contract/stations/shapes.ts';

export type Want =
  | { kind: 'join'; met: false }
  | { kind: 'opens'; met: false; at: string }
  | { kind: 'account'; met: false; at: string }
  | { kind: 'condition'; met: boolean; part: DescribedCondition }
  | { kind: 'step'; met: boolean; entry: RequirementEntry; number: number };

/** Each part of the outermost AND is a line of its own, as the server counts them. */
function partsOf(condition: DescribedCondition | null): readonly DescribedCondition[] {
  if (condition === null) return [];
  return 'all' in condition ? condition.all : [condition];
}

function holds(part: DescribedCondition): boolean {
  if ('all' in part) return part.all.every(holds);
  if ('any' in part) return part.any.some(holds);
  if ('not' in part) return !holds(part.not);
  return part.met === true;
}

export function wantsOf(station: StationView, now_ms: number): Want[] {
  const { opens_at, account_from, condition, requirements, member } = station;
  return [
    ...(member ? [] : [{ kind: 'join', met: false } as const]),
    ...(opens_at !== null && Date.parse(opens_at) > now_ms
      ? [{ kind: 'opens', met: false, at: opens_at } as const]
      : []),
    ...(account_from === null ? [] : [{ kind: 'account', met: false, at: account_from } as const]),
    ...partsOf(condition).map((part): Want => ({ kind: 'condition', met: holds(part), part })),
    ...requirements.map(
      (entry, at): Want => ({ kind: 'step', met: entry.state === 'passed', entry, number: at + 1 }),
    ),
  ];
}

/** Whether a step can be begun or gone on with. */
export function canDo({ state }: RequirementEntry): boolean {
  return state === 'todo' || state === 'open';
}

/** The step that comes next; undefined where none can be done. */
export function nextStep({ requirements }: Pick<StationView, 'requirements'>): RequirementEntry | undefined {
  return requirements.find(canDo);
}
