// The main shell: its bar above, the screen, the tab bar below.
import { Screen } from '@stagepass/ui/screen/screen.tsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { MainTabs, mainPlaceAt } from '#platform/navigation/main-tabs.tsx';
import { InTabs } from './in-tabs.ts';
import { TabsBar } from './tabs-bar.tsx';

export function TabsShell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Screen>
      <TabsBar />
      <InTabs value={true}>{children}</InTabs>
      <MainTabs current={mainPlaceAt(pathname)} />
    </Screen>
  );
}
