// The steps of a reveal and how long each lasts; a pack alone takes them all, ten packs run through.
import { isTop, type Quality } from './quality-shares.ts';
import { UNTOUCHED_MS } from './untouched.ts';

/**
 * `sealed`: the pack lies in the dimmed lamp and waits for the tear. `tearing`: the crimp goes, left to right. `beam`: the lamp
 * takes the rarity's colour. `silhouette`: the die-cut, still black. `print`: the print floods in. `named`: name and serial.
 * `all`: everything that was drawn, side by side.
 */
export type Phase = 'sealed' | 'tearing' | 'beam' | 'silhouette' | 'print' | 'named' | 'all';

export interface RevealState {
  /** Which pack, from 0. */
  readonly at: number;
  readonly phase: Phase;
}

/** Milliseconds from the press on: 160 tear, 520 beam, 700 silhouette, 1000 print, 1150 name. */
const LASTS: Partial<Record<Phase, number>> = { tearing: 360, beam: 180, silhouette: 300, print: 150 };
export const EACH_OF_TEN_MS = 260;

const NEXT: Partial<Record<Phase, Phase>> = {
  tearing: 'beam',
  beam: 'silhouette',
  silhouette: 'print',
  print: 'named',
};

export interface Drawing {
  readonly qualities: readonly Quality[];
  /** Reveals cut to their final frame. */
  readonly still: boolean;
}

export function firstState({ qualities, still }: Drawing): RevealState {
  if (!still) return { at: 0, phase: 'sealed' };
  return { at: 0, phase: qualities.length === 1 ? 'named' : 'all' };
}

/** Whether this pack is stood at: alone always, of ten only from Super Rare on. */
export function stopsAt({ qualities }: Drawing, at: number): boolean {
  const quality = qualities[at];
  return qualities.length === 1 || (quality !== undefined && isTop(quality));
}

/** How long the state lasts by itself; null where it waits for the person. */
export function lasts(drawing: Drawing, { at, phase }: RevealState): number | null {
  if (phase === 'sealed') return UNTOUCHED_MS;
  if (phase === 'named') return stopsAt(drawing, at) ? null : EACH_OF_TEN_MS;
  return LASTS[phase] ?? null;
}

/** What follows by itself, or by a press on the button that goes on. */
export function following(drawing: Drawing, { at, phase }: RevealState): RevealState {
  if (phase === 'sealed') return { at, phase: 'tearing' };
  const next = NEXT[phase];
  if (next !== undefined && stopsAt(drawing, at)) return { at, phase: next };
  // In ten, what is common comes straight out of its torn pack.
  if (phase === 'tearing' || next !== undefined) return { at, phase: 'named' };
  if (phase === 'all' || at + 1 >= drawing.qualities.length) return { at, phase: 'all' };
  return { at: at + 1, phase: stopsAt(drawing, at + 1) ? 'beam' : 'named' };
}

/** The final frame, from wherever one is. */
export function ending({ qualities }: Drawing): RevealState {
  return qualities.length === 1 ? { at: 0, phase: 'named' } : { at: qualities.length - 1, phase: 'all' };
}
