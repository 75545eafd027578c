// Runs a reveal: each step for its time, a drag instead of the first wait, and out of it at any moment.
import { haptic, prefersLessMotion } from '@stagepass/ui/haptics/haptics.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Quality } from '../../model/quality-shares.ts';
import {
  type Drawing,
  ending,
  firstState,
  following,
  lasts,
  type RevealState,
} from '../../model/reveal-steps.ts';

export function useReveal(qualities: readonly Quality[]) {
  const [drawing] = useState<Drawing>(() => ({ qualities, still: prefersLessMotion() }));
  const [state, setState] = useState<RevealState>(() => firstState(drawing));
  /** A finger holds the crimp: nothing goes on by itself. */
  const [held, setHeld] = useState(false);
  const goOn = () => setState((now) => following(drawing, now));
  const step = useEffectEvent(goOn);
  useEffect(() => {
    const wait = held ? null : lasts(drawing, state);
    if (wait === null) return;
    const timer = setTimeout(() => step(), wait);
    return () => clearTimeout(timer);
  }, [drawing, state, held]);
  useFeel(state, qualities);
  return {
    state,
    still: drawing.still,
    held,
    hold: setHeld,
    goOn,
    skip: () => setState(ending(drawing)),
  };
}

/** What the hand feels: the tear, and an Ultra as its print floods in. */
function useFeel({ at, phase }: RevealState, qualities: readonly Quality[]): void {
  const isUltra = qualities[at] === 'urare';
  useEffect(() => {
    if (phase === 'tearing') haptic('tear');
    if (phase === 'print') haptic(isUltra ? 'ultra' : 'punch');
  }, [phase, isUltra]);
}
