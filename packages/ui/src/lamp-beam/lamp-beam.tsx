// The one lamp of a screen: a beam in the gel's colour behind everything else.
import type { CSSProperties } from 'react';
import './lamp-beam.css';

export type LampBeamProps = {
  /** Where the lamp hangs, from the start edge. */
  at?: string | undefined;
  /** Which way it leans, in degrees; 0 is straight down. */
  lean?: number | undefined;
  /** How wide it opens, in degrees. */
  spread?: number | undefined;
  strength?: number | undefined;
};

export function LampBeam({ at = '84%', lean = 14, spread = 34, strength = 0.8 }: LampBeamProps) {
  const style = {
    '--lamp-at': at,
    '--lamp-lean': `${lean}deg`,
    '--lamp-spread': `${spread}deg`,
    '--lamp-strength': strength,
  } as CSSProperties;
  return <div className="sp-lamp" style={style} aria-hidden="true" />;
}
