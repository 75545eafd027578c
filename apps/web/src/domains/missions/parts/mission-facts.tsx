// What a mission says of itself under its title: until when, how many fans, how often, how many places.
import type { MissionView } from '@stagepass/contract/missions/shapes.ts';
import { Icon, type IconShape } from '@stagepass/ui/icon/icon.tsx';
import { clock } from '@stagepass/ui/icon/phosphor/clock.ts';
import { lockKey } from '@stagepass/ui/icon/phosphor/lock-key.ts';
import { repeat } from '@stagepass/ui/icon/phosphor/repeat.ts';
import { ticket } from '@stagepass/ui/icon/phosphor/ticket.ts';
import { timer } from '@stagepass/ui/icon/phosphor/timer.ts';
import { usersThree } from '@stagepass/ui/icon/phosphor/users-three.ts';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { missionsCopy } from '../copy.ts';
import { whenWords } from '../model/moments.ts';
import { missionPageCopy } from '../page-copy.ts';
import './mission-page.css';

/** The server counts no further. */
const MANY = 1000;

interface Fact {
  icon: IconShape;
  text: string;
}

export function MissionFacts({ mission, now_ms }: { mission: MissionView; now_ms: number }) {
  const { facts } = useCopy(missionPageCopy);
  const { when } = useCopy(missionsCopy);
  const { tag } = useLocale();
  const said = factsOf(mission, facts, (time) => whenWords(time, now_ms, when, tag));
  return (
    <ul className="sp-mission-facts" aria-label={facts.label}>
      {said.map(({ icon, text }) => (
        <li key={text}>
          <Icon of={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

type FactWords = Copy<typeof missionPageCopy>['facts'];

function factsOf(mission: MissionView, facts: FactWords, when: (time: string) => string): Fact[] {
  const { taking_part, repeat: often, slots, slots_left, finish_within_h: hours, mine } = mission;
  const all: (Fact | false)[] = [
    { icon: clock, text: timeWords(mission, facts, when) },
    taking_part > 0 && {
      icon: usersThree,
      text: taking_part >= MANY ? facts.manyFans({ count: MANY }) : facts.fans({ count: taking_part }),
    },
    often !== 'once' && { icon: repeat, text: facts.repeat[often] },
    slots !== null &&
      slots_left !== null &&
      mission.state === 'active' && { icon: ticket, text: facts.slots({ left: slots_left, slots }) },
    hours !== null &&
      (mine === null || mine.state === 'todo') && { icon: timer, text: facts.within({ count: hours }) },
    mission.private && { icon: lockKey, text: facts.private },
  ];
  return all.filter((fact) => fact !== false);
}

function timeWords(
  { state, opens_at, closes_at, mine }: MissionView,
  facts: FactWords,
  when: (time: string) => string,
): string {
  if (state === 'scheduled' && opens_at !== null) return facts.opens({ when: when(opens_at) });
  if (state === 'ended' || state === 'archived')
    return closes_at === null ? facts.closed({ when: '' }).trim() : facts.closed({ when: when(closes_at) });
  // One's own hours may be over before the mission is.
  if (mine?.due_at && mine.due_at !== closes_at && mine.state === 'started')
    return facts.due({ when: when(mine.due_at) });
  return closes_at === null ? facts.open : facts.closes({ when: when(closes_at) });
}
