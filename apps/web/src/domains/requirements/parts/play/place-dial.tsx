// How far the place is and in which direction, how well the phone knows it, and how long ago it was measured.
import { bearingTo, distanceBetween } from '@stagepass/base/place-distance.ts';
import type { Point, Position } from '@stagepass/contract/requirements/place.ts';
import { BearingDial } from '@stagepass/ui/bearing-dial/bearing-dial.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { checkCircle } from '@stagepass/ui/icon/phosphor/check-circle.ts';
import { warningCircle } from '@stagepass/ui/icon/phosphor/warning-circle.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { useEffect, useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { numbersIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { useHeading } from '../../data/use-heading.ts';
import { directionOf } from '../../model/directions.ts';
import { distanceText, FAR_OFF_M } from '../../model/distance-words.ts';
import { locationCopy } from './location-copy.ts';

export const WORST_ACCURACY_M = 100;
const WALK_M_MIN = 75;
const LONGEST_WALK_MIN = 90;

export interface PlaceDialProps {
  point: Point;
  radius_m: number;
  position: Position;
  hint: string;
}

export function PlaceDial({ point, radius_m, position, hint }: PlaceDialProps) {
  const copy = useCopy(locationCopy);
  const { tag } = useLocale();
  const heading = useHeading(true);
  const meters = distanceBetween(position, point);
  const arrived = meters <= radius_m;
  const bearing = bearingTo(position, point);
  const direction = copy.directions[directionOf(bearing)];
  const far = meters >= 1000;
  const { n, e, s, w } = copy.cardinals;
  const figure = numbersIn(tag, { maximumFractionDigits: far && meters < FAR_OFF_M ? 1 : 0 }).format(
    far ? meters / 1000 : roundMeters(meters),
  );
  const label = arrived
    ? copy.insideLabel
    : copy.label({ distance: distanceText(tag, roundMeters(meters)), direction });
  // Told anew with every fifty meters, not with every step.
  const told = arrived
    ? copy.insideLabel
    : copy.label({ distance: distanceText(tag, Math.ceil(meters / 50) * 50), direction });
  return (
    <>
      <BearingDial
        bearing={bearing}
        spread={spreadOf(position.accuracy_m, meters)}
        heading={heading ?? 0}
        cardinals={[n, e, s, w]}
        figure={figure}
        unit={
          arrived ? copy.inside : far ? copy.unit.kilometers({ direction }) : copy.unit.meters({ direction })
        }
        note={hint === '' ? undefined : hint}
        label={label}
        arrived={arrived}
      />
      <VisuallyHidden aria-live="polite">{told}</VisuallyHidden>
    </>
  );
}

/** The place by its name, while the phone does not say where it is. */
export function WaitingDial({ name, hint }: { name: string; hint: string }) {
  const { n, e, s, w } = useCopy(locationCopy).cardinals;
  return (
    <BearingDial
      bearing={null}
      cardinals={[n, e, s, w]}
      unit={<span dir="auto">{name}</span>}
      note={hint === '' ? undefined : <span dir="auto">{hint}</span>}
      label={[name, hint].filter(Boolean).join(', ')}
    />
  );
}

/** Ten meters at a time where it is far: the phone knows it no better. */
function roundMeters(meters: number): number {
  return meters > 100 ? Math.round(meters / 10) * 10 : Math.round(meters);
}

/** The less surely the phone knows where it is, the wider. */
function spreadOf(accuracy_m: number, meters: number): number {
  return Math.min(80, Math.max(12, (Math.atan2(accuracy_m, Math.max(1, meters)) * 180) / Math.PI));
}

export function PlaceCards(props: Omit<PlaceDialProps, 'hint'> & { clock: () => number }) {
  const copy = useCopy(locationCopy);
  const { tag } = useLocale();
  const { point, radius_m, position, clock } = props;
  const left = Math.max(0, distanceBetween(position, point) - radius_m);
  const minutes = Math.max(1, Math.round(left / WALK_M_MIN));
  const distance = distanceText(tag, roundMeters(left));
  return (
    <div className="sp-place-cards">
      <div className="sp-place-card">
        <span className="sp-small sp-faint">{copy.stepInside}</span>
        <b>{copy.circle({ radius: distanceText(tag, radius_m) })}</b>
        <span className="sp-small sp-quiet">
          {left === 0
            ? copy.there
            : minutes > LONGEST_WALK_MIN
              ? copy.toGoFar({ distance })
              : copy.toGo({ distance, count: minutes })}
        </span>
      </div>
      <OwnPosition position={position} clock={clock} />
    </div>
  );
}

export function OwnPosition({ position, clock }: { position: Position; clock: () => number }) {
  const copy = useCopy(locationCopy);
  const { tag } = useLocale();
  const ago = useSecondsAgo(Date.parse(position.taken_at), clock);
  const good = position.accuracy_m <= WORST_ACCURACY_M;
  return (
    <div className="sp-place-card" data-good={good}>
      <span className="sp-small sp-faint">{copy.yours}</span>
      <b>{copy.goodTo({ accuracy: distanceText(tag, Math.max(1, Math.round(position.accuracy_m))) })}</b>
      <span className="sp-place-read">
        <Icon of={good ? checkCircle : warningCircle} weight="fill" />
        {good ? copy.readAgo({ count: ago }) : copy.tooCoarse}
      </span>
    </div>
  );
}

function useSecondsAgo(at_ms: number, clock: () => number): number {
  const [now_ms, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), 1000);
    return () => clearInterval(timer);
  }, [clock]);
  return Math.max(0, Math.round((now_ms - at_ms) / 1000));
}
