// The moment a mission is finished: the meter fills, its peak flashes, the stamp lands, the reward is there. With less motion,
// the last frame at once.
import type { MissionView } from '@stagepass/contract/missions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { haptic, prefersLessMotion } from '@stagepass/ui/haptics/haptics.ts';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Stamp } from '@stagepass/ui/stamp/stamp.tsx';
import { VuMeter } from '@stagepass/ui/vu-meter/vu-meter.tsx';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { rewardWaits, wasGiven } from '../model/ticket.ts';
import { missionPageCopy } from '../page-copy.ts';
import { playCopy } from '../play-copy.ts';
import { missionsPath } from '../public/paths.ts';
import { Claim } from './mission-dock.tsx';
import { keyOf, RewardName, RewardPrint } from './mission-rewards.tsx';
import './mission-complete.css';

export interface MissionCompleteProps {
  mission: MissionView;
  /** What the meter showed before the last step. */
  earned_before: number;
  onLeave: () => void;
}

/** The meter begins to fill when the screen has been seen, and takes 600 ms (vu-meter.css); then the stamp lands. */
const FILL_MS = 120;
const LAND_MS = 780;

type Moment = 'before' | 'filling' | 'landed';

function useMoment(): { moment: Moment; isStill: boolean } {
  const [isStill] = useState(prefersLessMotion);
  const [moment, setMoment] = useState<Moment>(isStill ? 'landed' : 'before');
  useEffect(() => {
    if (isStill) return undefined;
    const fill = setTimeout(() => setMoment('filling'), FILL_MS);
    const land = setTimeout(() => {
      setMoment('landed');
      haptic('punch');
    }, LAND_MS);
    return () => {
      clearTimeout(fill);
      clearTimeout(land);
    };
  }, [isStill]);
  return { moment, isStill };
}

export function MissionComplete({ mission, earned_before, onLeave }: MissionCompleteProps) {
  const { complete, toMission } = useCopy(playCopy);
  const { moment, isStill } = useMoment();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const earned = mission.mine?.earned_xp ?? mission.xp;
  return (
    <Screen>
      <LampBeam at="50%" lean={-22} spread={44} strength={1} />
      <ScreenBody className="sp-mission-complete">
        <span className="sp-mission-complete-stamp">
          {moment === 'landed' ? <Stamp size="large" landing={!isStill} label={complete.stamped} /> : null}
        </span>
        <h1 ref={heading} tabIndex={-1} className="sp-display">
          {complete.title}
        </h1>
        <p className="sp-quiet" dir="auto">
          {mission.title}
        </p>
        <div
          className="sp-mission-complete-meter"
          data-peak={moment === 'landed' && !isStill ? '' : undefined}
        >
          <VuMeter
            size="large"
            value={moment === 'before' ? earned_before : earned}
            max={mission.xp}
            label={complete.meter}
          />
          <p className="sp-num">{complete.xp({ count: earned })}</p>
        </div>
        <Won mission={mission} />
      </ScreenBody>
      <Dock>
        {mission.can.claim ? <Claim mission={mission} /> : null}
        <LinkButton to={missionsPath()} wide replace variant={mission.can.claim ? 'secondary' : 'primary'}>
          {complete.more}
        </LinkButton>
        <Button wide variant="ghost" onClick={onLeave}>
          {toMission}
        </Button>
      </Dock>
    </Screen>
  );
}

/** The rewards that were given, or why they were not. */
function Won({ mission }: { mission: MissionView }) {
  const { rewards: words, states } = useCopy(missionPageCopy);
  const { rewards, mine } = mission;
  if (rewards.length === 0 || mine === null) return null;
  const given = rewards.filter((reward) => wasGiven(mission, reward));
  return (
    <>
      {given.length === 0 ? null : (
        <section className="sp-mission-won" aria-label={words.got}>
          <p className="sp-small sp-quiet">{words.got}</p>
          <ul className="sp-mission-won-all">
            {given.map((reward) => (
              <li key={keyOf(reward)}>
                <RewardPrint reward={reward} size="6.5rem" />
                <RewardName reward={reward} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {mine.reward_wait === null ? null : (
        <Notice tone={rewardWaits(mission) ? 'gel' : 'plain'}>{states.waits[mine.reward_wait]}</Notice>
      )}
    </>
  );
}
