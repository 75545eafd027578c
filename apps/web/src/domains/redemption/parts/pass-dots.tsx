// One ring a club below the laminate, in its color; the current one is a bar.
import type { PassClub } from '@stagepass/contract/redemption/shapes.ts';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import type { KeyboardEvent } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { redemptionCopy } from '../copy.ts';

export interface PassDotsProps {
  clubs: readonly PassClub[];
  at: number;
  onStep: (by: number) => void;
  onClub: (club: PassClub['club']) => void;
}

export function PassDots({ clubs, at, onStep, onClub }: PassDotsProps) {
  const { pass } = useCopy(redemptionCopy);
  if (clubs.length < 2) return null;
  const nameOf = (place: number) =>
    pass.nth({ club: clubs[place]?.club.name ?? '', nth: place + 1, all: clubs.length });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') onStep(1);
    else if (event.key === 'ArrowLeft') onStep(-1);
    else return;
    event.preventDefault();
  };
  return (
    <nav className="sp-pass-dots" aria-label={pass.clubs} onKeyDown={onKeyDown}>
      {clubs.map(({ club }, place) => (
        <GelScope key={club.id} hue={club.hue}>
          <button
            type="button"
            aria-label={nameOf(place)}
            aria-current={place === at ? 'true' : undefined}
            onClick={() => onClub(club)}
          >
            <span />
          </button>
        </GelScope>
      ))}
      <VisuallyHidden aria-live="polite">{nameOf(at)}</VisuallyHidden>
    </nav>
  );
}
