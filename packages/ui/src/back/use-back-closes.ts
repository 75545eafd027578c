// Lets the phone's way back close what stands above the screen, before it leaves the screen.
import { useEffect, useEffectEvent } from 'react';
import { addLayer } from './layers.ts';

/** `close` may leave it open, for example to ask first: then going back is asked again. */
export function useBackCloses(open: boolean, close: () => void): void {
  const shut = useEffectEvent(close);
  useEffect(() => (open ? addLayer(() => shut()) : undefined), [open]);
}
