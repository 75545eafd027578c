// Owns the backstage still lifes of empty, error, offline and closed states: flat shapes, one halftone, one gel, one joke.
import { type ComponentType, useId } from 'react';
import type { StillLifeProps } from './still-life.ts';
import { Amp, Mic, Torch } from './still-lifes-dark.tsx';
import { Door, Mail } from './still-lifes-door.tsx';
import { Case, Mark, Rail } from './still-lifes-empty.tsx';
import { Stage, Ticket } from './still-lifes-lost.tsx';
import './illustration.css';

const STILL_LIFES = {
  mic: { box: '0 0 350 400', Draw: Mic },
  amp: { box: '0 40 350 320', Draw: Amp },
  torch: { box: '0 -34 350 334', Draw: Torch },
  door: { box: '0 0 350 300', Draw: Door },
  mail: { box: '0 0 350 240', Draw: Mail },
  case: { box: '0 0 350 290', Draw: Case },
  rail: { box: '0 0 350 280', Draw: Rail },
  mark: { box: '0 0 350 330', Draw: Mark },
  ticket: { box: '0 0 350 250', Draw: Ticket },
  stage: { box: '0 0 350 280', Draw: Stage },
} satisfies Record<string, { box: string; Draw: ComponentType<StillLifeProps> }>;

export type IllustrationName = keyof typeof STILL_LIFES;

export type IllustrationProps = {
  name: IllustrationName;
  /** What the picture shows; leave empty where it only decorates the words beside it. */
  label?: string | undefined;
  /** The word painted on it, where there is one: a door's sign, a letter's ticket. */
  word?: string | undefined;
};

export function Illustration({ name, label, word }: IllustrationProps) {
  const uid = useId();
  const { box, Draw }: { box: string; Draw: ComponentType<StillLifeProps> } = STILL_LIFES[name];
  return (
    <svg
      className="sp-illustration"
      viewBox={box}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <Draw uid={uid} word={word} />
    </svg>
  );
}
