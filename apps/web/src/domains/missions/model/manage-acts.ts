// What can be done with a mission in each state, in the order of the menu; the server decides again.
import type { MissionState } from '@stagepass/contract/missions/kinds.ts';

export type Act =
  | 'edit'
  | 'preview'
  | 'funnel'
  | 'participants'
  | 'pause'
  | 'resume'
  | 'duplicate'
  | 'end'
  | 'archive'
  | 'remove';

/** What is asked about before it is done. */
export type Asked = 'end' | 'archive' | 'remove';

const running: readonly Act[] = [
  'edit',
  'preview',
  'funnel',
  'participants',
  'pause',
  'duplicate',
  'archive',
  'end',
];

const acts: Record<MissionState, readonly Act[]> = {
  draft: ['edit', 'preview', 'duplicate', 'archive', 'remove'],
  scheduled: running,
  active: running,
  paused: running.map((act) => (act === 'pause' ? 'resume' : act)),
  ended: ['edit', 'preview', 'funnel', 'participants', 'duplicate', 'archive'],
  archived: ['preview', 'funnel', 'participants', 'duplicate'],
};

export function actsOf({ state }: { state: MissionState }): readonly Act[] {
  return acts[state];
}
