// How a mission stands, in a dot and a few words: live, when it opens, paused, when it ended.
import type { MissionState as State } from '@stagepass/contract/missions/kinds.ts';
import type { ManagedMission } from '@stagepass/contract/missions/shapes.ts';
import { type DotState, StateDot } from '@stagepass/ui/state-dot/state-dot.tsx';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { manageMissionsCopy } from '../../manage-copy.ts';
import { whenIn } from '../../public/zone-times.ts';

const dots = {
  draft: 'draft',
  scheduled: 'scheduled',
  active: 'live',
  paused: 'ended',
  ended: 'ended',
  archived: 'ended',
} as const satisfies Record<State, DotState>;

type Stated = Pick<ManagedMission, 'state' | 'opens_at' | 'closes_at' | 'problems'>;

export function stateWords(
  copy: Copy<typeof manageMissionsCopy>,
  { state, opens_at, closes_at, problems }: Stated,
  when: { tag: string; zone: string; now_ms: number },
): string {
  const [problem] = problems;
  if (state === 'draft') return problem === undefined ? copy.ready : copy.missing[problem];
  if (state === 'scheduled' && opens_at !== null) return copy.states.opens({ when: whenIn(opens_at, when) });
  // Ended by hand before its time, only the state is known.
  if (state === 'ended' && closes_at !== null && Date.parse(closes_at) <= when.now_ms)
    return copy.endedAt({ when: whenIn(closes_at, when) });
  if (state === 'active' || state === 'scheduled') return copy.states.live;
  return copy.states[state];
}

export function MissionState({ mission, zone }: { mission: Stated; zone: string }) {
  const copy = useCopy(manageMissionsCopy);
  const { tag } = useLocale();
  return (
    <StateDot state={dots[mission.state]}>
      {stateWords(copy, mission, { tag, zone, now_ms: Date.now() })}
    </StateDot>
  );
}
