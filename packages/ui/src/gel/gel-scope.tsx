// Puts everything inside it under one club's gel, and what it opens above the page too.
import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { gelVariables } from './gel.ts';
import { GelHue } from './gel-hue.ts';

export type GelScopeProps = ComponentPropsWithRef<'div'> & { hue: number };

export function GelScope({ hue, style, ...rest }: GelScopeProps) {
  const gel = { ...style, ...gelVariables(hue) } as CSSProperties;
  return (
    <GelHue value={hue}>
      <div data-club="" {...rest} style={gel} />
    </GelHue>
  );
}
