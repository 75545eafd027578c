// The main shell: its bar above, the screen, the tab bar below.
import { Screen } from '@stagepass/ui/screen/screen.tsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { MainTabs, mainPlaceAt } from '#platform/navigation/main-tabs.tsx';
import { nextOf, pathOf } from '#platform/navigation/next.ts';
import { InTabs } from './in-tabs.ts';
import { TabsBar } from './tabs-bar.tsx';

export function TabsShell({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  // Told why a place is closed, the person still stands at that place.
  const place = pathname === '/permission-error' ? pathOf(nextOf(search) ?? '') : pathname;
  return (
    <Screen>
      <TabsBar />
      <InTabs value={true}>{children}</InTabs>
      <MainTabs current={mainPlaceAt(place)} />
    </Screen>
  );
}
