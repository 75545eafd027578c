// Puts everything inside it under one club's gel.
import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { gelVariables } from './gel.ts';

export type GelScopeProps = ComponentPropsWithRef<'div'> & { hue: number };

export function GelScope({ hue, style, ...rest }: GelScopeProps) {
  const gel = { ...style, ...gelVariables(hue) } as CSSProperties;
  return <div data-club="" {...rest} style={gel} />;
}
