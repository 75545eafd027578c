// A screen inside a club: the club's bar above, all else in its body.
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import type { ReactNode } from 'react';
import { ClubBar, type ClubBarProps } from './club-bar.tsx';

export function ClubScreen({ children, ...bar }: ClubBarProps & { children: ReactNode }) {
  return (
    <Screen>
      <ClubBar {...bar} />
      <ScreenBody>{children}</ScreenBody>
    </Screen>
  );
}
