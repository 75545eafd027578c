// The moment a level or tier is reached: the meter fills, its peak flashes, the ring gains its arc, the stamp lands. With less
// motion, the last frame at once.
import { levelProgress } from '@stagepass/base/level.ts';
import type { LevelChange } from '@stagepass/contract/levels/shapes.ts';
import { TierRing } from '@stagepass/ui/avatar/avatar.tsx';
import { Button } from '@stagepass/ui/button/button.tsx';
import { haptic, prefersLessMotion } from '@stagepass/ui/haptics/haptics.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { shareFat } from '@stagepass/ui/icon/phosphor/share-fat.ts';
import { Stamp } from '@stagepass/ui/stamp/stamp.tsx';
import { VuMeter } from '@stagepass/ui/vu-meter/vu-meter.tsx';
import { useEffect, useState } from 'react';
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { useSession } from '#platform/session/session.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { changeCopy } from '../change-copy.ts';
import { shareLevel } from '../data/share-level.ts';
import { sharedLevelCopy } from '../shared-copy.ts';
import { perkWords } from './perk-words.tsx';
import './celebration.css';

/** The sheet has risen by then; the meter takes 600 ms (vu-meter.css); then the ring, then the stamp. */
const FILL_MS = 420;
const PEAK_MS = 1060;
const LAND_MS = 1300;

type Moment = 'before' | 'filling' | 'peak' | 'landed';

function useMoment(): { moment: Moment; isStill: boolean } {
  const [isStill] = useState(prefersLessMotion);
  const [moment, setMoment] = useState<Moment>(isStill ? 'landed' : 'before');
  useEffect(() => {
    if (isStill) return undefined;
    const timers = [
      setTimeout(() => setMoment('filling'), FILL_MS),
      setTimeout(() => setMoment('peak'), PEAK_MS),
      setTimeout(() => {
        setMoment('landed');
        haptic('punch');
      }, LAND_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [isStill]);
  return { moment, isStill };
}

export interface CelebrationProps {
  change: LevelChange;
  onClose: () => void;
  onSee: () => void;
}

export function Celebration({ change, onClose, onSee }: CelebrationProps) {
  const copy = useCopy(changeCopy);
  const { moment, isStill } = useMoment();
  const { club, kind } = change;
  const words =
    kind === 'tier'
      ? copy.tierText({ club: club.name })
      : change.name === null
        ? copy.levelText({ club: club.name })
        : copy.levelNamed({ name: change.name, club: club.name });
  return (
    <Sheet
      onClose={onClose}
      title={
        kind === 'tier' ? copy.tierTitle({ tier: change.name ?? '' }) : copy.levelTitle({ level: change.to })
      }
      description={<span dir="auto">{words}</span>}
      footer={
        <>
          {kind === 'level' ? <ShareLevel club={club} /> : null}
          <Button wide onClick={onSee}>
            {copy.see}
          </Button>
        </>
      }
    >
      <div className="sp-celebration" data-moment={moment} data-still={isStill ? '' : undefined}>
        <span className="sp-celebration-ring">
          <TierRing arcs={arcsAt(change, moment)} size={132}>
            <ClubPicture club={club} size={112} round />
          </TierRing>
          <span className="sp-celebration-stamp">
            {moment === 'landed' ? (
              <Stamp size="large" tone="gel" landing={!isStill} label={copy.stamped}>
                {kind === 'level' ? <b className="sp-celebration-number">{change.to}</b> : undefined}
              </Stamp>
            ) : null}
          </span>
        </span>
        {kind === 'level' ? <LevelMeter change={change} moment={moment} /> : null}
        {kind === 'level' && change.perks.length > 0 ? (
          <div className="sp-celebration-perks">
            <p className="sp-small sp-quiet">{copy.unlocked}</p>
            <ul>
              {change.perks.map((perk) => (
                <li key={perkWords(perk, copy.perk)} dir="auto">
                  {perkWords(perk, copy.perk)}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </Sheet>
  );
}

function ShareLevel({ club }: { club: LevelChange['club'] }) {
  const copy = useCopy(sharedLevelCopy);
  const session = useSession();
  if (session === null) return null;
  const { user_name } = session;
  return (
    <Button
      wide
      variant="secondary"
      icon={<Icon of={shareFat} />}
      onClick={() => void shareLevel({ club, user_name }, copy)}
    >
      {copy.share}
    </Button>
  );
}

type Arcs = 0 | 1 | 2 | 3 | 4;

/** A tier lights the arcs of its rank; a level goes once round. */
function arcsAt({ kind, from, to }: LevelChange, moment: Moment): Arcs {
  const isReached = moment === 'peak' || moment === 'landed';
  const lit = kind === 'tier' ? (isReached ? to : from) : isReached ? 4 : 3;
  return Math.max(0, Math.min(4, lit)) as Arcs;
}

/** Fills to its end first, which is the level that was reached; then shows the way that begins there. */
function LevelMeter({ change, moment }: { change: Extract<LevelChange, { kind: 'level' }>; moment: Moment }) {
  const copy = useCopy(changeCopy);
  const { into_xp, span_xp, missing_xp, level } = levelProgress(change.xp);
  const isDone = moment === 'landed';
  const value = isDone ? into_xp : moment === 'before' ? 0 : span_xp;
  const words = copy.toNext({ count: missing_xp, level: level + 1 });
  return (
    <div className="sp-celebration-meter" data-peak={moment === 'peak' ? '' : undefined}>
      <VuMeter
        size="large"
        value={value}
        max={span_xp}
        label={copy.meter({ level: level + 1 })}
        valueText={words}
      />
      <p className="sp-small sp-quiet">{words}</p>
    </div>
  );
}
