// A screen below others: the way back and its title in the bar, all else in its body.
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { TopBar, type TopBarProps } from '@stagepass/ui/top-bar/top-bar.tsx';
import type { ReactNode } from 'react';
import { BackButton } from './back-button.tsx';

export interface BackScreenProps extends Pick<TopBarProps, 'title' | 'actions'> {
  /** Where back leads on a first visit. */
  above: string;
  /** The light behind it all. */
  beam?: ReactNode;
  children: ReactNode;
}

export function BackScreen({ above, title, actions, beam, children }: BackScreenProps) {
  return (
    <Screen>
      {beam}
      <TopBar leading={<BackButton above={above} />} title={title} actions={actions} />
      <ScreenBody>{children}</ScreenBody>
    </Screen>
  );
}
