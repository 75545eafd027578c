// The main shell: its bar above, where the screen has none of its own, the screen, the tab bar below.
import { Screen } from '@stagepass/ui/screen/screen.tsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { MainTabs, mainPlaceAt } from '#platform/navigation/main-tabs.tsx';
import { nextOf, pathOf } from '#platform/navigation/next.ts';
import { useSession } from '#platform/session/session.ts';
import { InTabs } from './in-tabs.ts';
import { TabsBar } from './tabs-bar.tsx';

export function TabsShell({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  // Told why a place is closed, the person still stands at that place.
  const place = pathname === '/permission-error' ? pathOf(nextOf(search) ?? '') : pathname;
  // Home greets, and the inbox has acts of its own in its bar.
  const hasOwnBar = useSession() !== null && (pathname === '/home' || pathname === '/notifications');
  return (
    <Screen>
      {hasOwnBar ? null : <TabsBar />}
      <InTabs value={hasOwnBar ? 'own-bar' : 'bar'}>{children}</InTabs>
      <MainTabs current={mainPlaceAt(place === '/notifications' ? '/home' : place)} />
    </Screen>
  );
}
