// Says that the whole table of routes is there, by being drawn: it comes with the table.
import { useLayoutEffect } from 'react';
import './further-screens.ts';
import { ScreenSkeleton } from './shell/screen-skeleton.tsx';

export function FurtherRoutes({ onKnown }: { onKnown: () => void }) {
  useLayoutEffect(onKnown, [onKnown]);
  return <ScreenSkeleton />;
}
