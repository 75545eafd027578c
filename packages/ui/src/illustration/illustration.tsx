// Owns the backstage still lifes of empty, error, offline and closed states: flat shapes, one halftone, one gel, one joke.
import { type ComponentType, useId } from 'react';
import { boxes, type IllustrationName } from './boxes.ts';
import type { StillLifeProps } from './still-life.ts';
import { Amp, Mic, Torch } from './still-lifes-dark.tsx';
import { Door, Mail } from './still-lifes-door.tsx';
import { Case, Mark, Rail } from './still-lifes-empty.tsx';
import { Stage, Ticket } from './still-lifes-lost.tsx';
import './illustration.css';

const drawings: Record<IllustrationName, ComponentType<StillLifeProps>> = {
  mic: Mic,
  amp: Amp,
  torch: Torch,
  door: Door,
  mail: Mail,
  case: Case,
  rail: Rail,
  mark: Mark,
  ticket: Ticket,
  stage: Stage,
};

export type IllustrationProps = {
  name: IllustrationName;
  /** What the picture shows; leave empty where it only decorates the words beside it. */
  label?: string | undefined;
  /** The word painted on it, where there is one: a door's sign, a letter's ticket. */
  word?: string | undefined;
};

export function Illustration({ name, label, word }: IllustrationProps) {
  const uid = useId();
  const Draw = drawings[name];
  return (
    <svg
      className="sp-illustration"
      viewBox={boxes[name]}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <Draw uid={uid} word={word} />
    </svg>
  );
}
