// Sets as lines: the name, how much of it is collected, and the meter.
import type { SetCard } from '@stagepass/contract/sets/shapes.ts';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { VuMeter } from '@stagepass/ui/vu-meter/vu-meter.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { setsCopy } from '../copy.ts';
import { setPath } from '../public/paths.ts';
import './sets.css';

export function SetLines({ sets, inClub = false }: { sets: readonly SetCard[]; inClub?: boolean }) {
  const copy = useCopy(setsCopy);
  return (
    <ul className="sp-set-lines">
      {sets.map(({ id, name, season, club, collected, size }) => (
        <li key={id}>
          <GelScope hue={club.hue}>
            <Link to={setPath(id)} className="sp-set-line">
              <span className="sp-head" dir="auto">
                {name}
              </span>
              <span className="sp-num">{copy.of({ collected, size })}</span>
              <span className="sp-small sp-quiet" dir="auto">
                {inClub ? season : club.name}
              </span>
              <span className="sp-set-line-meter">
                <VuMeter value={collected} max={size} label={copy.page({ name, collected, size })} />
              </span>
            </Link>
          </GelScope>
        </li>
      ))}
    </ul>
  );
}
