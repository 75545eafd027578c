// Owns the one sentence that a mission's page says of how things stand, and how loud.
import type { MissionView } from '@stagepass/contract/missions/shapes.ts';
import type { Copy } from '#platform/i18n/copy.ts';
import type { missionsCopy } from '../copy.ts';
import type { missionPageCopy } from '../page-copy.ts';
import { whenWords } from './moments.ts';
import { currentStep } from './steps.ts';
import { isFinished, rewardWaits } from './ticket.ts';

type States = Copy<typeof missionPageCopy>['states'];

export interface StandingReader {
  states: States;
  when: Copy<typeof missionsCopy>['when'];
  /** Sentences for codes of refusals. */
  errors: Readonly<Record<string, unknown>>;
  tag: string;
  now_ms: number;
}

export interface Standing {
  tone: 'gel' | 'plain' | 'good' | 'warn';
  text: string;
}

/** The button in the dock says these: sign in, join. */
const wayInCodes = ['not-signed-in', 'clubs.members-only'];

/** Null while it is simply on. */
export function standingOf(mission: MissionView, reader: StandingReader): Standing | null {
  const { states } = reader;
  if (mission.taken_back !== null)
    return { tone: 'warn', text: states.takenBack({ reason: mission.taken_back.reason }) };
  if (isFinished(mission)) return finishedStanding(mission, reader);
  const { mine } = mission;
  // Said of a mission that is over too: what was handed in in time counts.
  if (mine?.state === 'submitted' && currentStep(mission) === undefined)
    return { tone: 'gel', text: states.review };
  const window = windowWords(mission, reader);
  if (window !== null) return { tone: 'plain', text: window };
  if (mine?.state === 'rejected') return { tone: 'warn', text: states.rejected };
  if (mine?.state === 'expired')
    return mission.can.take_part
      ? { tone: 'warn', text: states.expiredAgain }
      : { tone: 'plain', text: withRound(states.expired, mission, reader) };
  if (mission.invite_only && mission.refusal?.code === 'clubs.members-only')
    return { tone: 'plain', text: states.inviteOnly({ club: mission.club.name }) };
  if (mission.refusal !== null && wayInCodes.includes(mission.refusal.code)) return null;
  if (mission.refusal !== null) return { tone: 'plain', text: refusalWords(mission, reader) };
  const stuck =
    currentStep(mission) === undefined && mission.requirements.some(({ state }) => state === 'out-of-tries');
  return stuck ? { tone: 'warn', text: states.stuck } : null;
}

function windowWords(
  { state, opens_at, hidden }: MissionView,
  { states, when, tag, now_ms }: StandingReader,
): string | null {
  switch (state) {
    case 'scheduled':
      return opens_at === null ? null : states.scheduled({ when: whenWords(opens_at, now_ms, when, tag) });
    case 'paused':
      return hidden ? states.hidden : states.paused;
    case 'draft':
      return states.draft;
    case 'ended':
    case 'archived':
      return states.ended;
    default:
      return null;
  }
}

function finishedStanding(mission: MissionView, reader: StandingReader): Standing {
  const { states, when, tag, now_ms } = reader;
  const { mine } = mission;
  if (mine !== null && mine.reward_wait !== null)
    return {
      tone: rewardWaits(mission) ? 'gel' : 'plain',
      text: withRound(states.waits[mine.reward_wait], mission, reader),
    };
  const at = mine?.completed_at ?? null;
  const done = at === null ? states.endedDone : states.done({ when: whenWords(at, now_ms, when, tag) });
  return { tone: 'good', text: withRound(done, mission, reader) };
}

/** Where it repeats, when it can be done again. */
function withRound(sentence: string, { again_at }: MissionView, reader: StandingReader): string {
  if (again_at === null) return sentence;
  const { states, when, tag, now_ms } = reader;
  return `${sentence} ${states.again({ when: whenWords(again_at, now_ms, when, tag) })}`;
}

function refusalWords({ refusal, private: isPrivate }: MissionView, reader: StandingReader): string {
  if (refusal === null) return '';
  // Otherwise it would speak of conditions that the page does not show.
  if (isPrivate && refusal.code === 'requirements.not-eligible') return reader.states.private;
  const own = reader.errors[refusal.code];
  return typeof own === 'string' ? own : refusal.message;
}
