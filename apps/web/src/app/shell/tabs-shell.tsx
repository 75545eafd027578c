// The main shell: its bar above, the screen, the tab bar below.
import { chatCircle } from '@stagepass/ui/icon/phosphor/chat-circle.ts';
import { compass } from '@stagepass/ui/icon/phosphor/compass.ts';
import { house } from '@stagepass/ui/icon/phosphor/house.ts';
import { ticket } from '@stagepass/ui/icon/phosphor/ticket.ts';
import { usersThree } from '@stagepass/ui/icon/phosphor/users-three.ts';
import { Screen } from '@stagepass/ui/screen/screen.tsx';
import { TabBar } from '@stagepass/ui/tab-bar/tab-bar.tsx';
import { Outlet, useLocation } from 'react-router';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { shellCopy } from '../copy.ts';
import { InTabs } from './in-tabs.ts';
import { TabsBar } from './tabs-bar.tsx';

const tabs = [
  { key: 'discover', icon: compass },
  { key: 'home', icon: house },
  { key: 'missions', icon: ticket },
  { key: 'clubs', icon: usersThree },
  { key: 'messages', icon: chatCircle },
] as const;

export function TabsShell() {
  const copy = useCopy(shellCopy);
  const { pathname } = useLocation();
  const current = tabs.find((tab) => pathname === `/${tab.key}`)?.key;
  return (
    <Screen>
      <TabsBar />
      <InTabs value={true}>
        <Outlet />
      </InTabs>
      <TabBar
        label={copy.tabs.label}
        items={tabs.map((tab) => ({ ...tab, label: copy.tabs[tab.key] }))}
        current={current}
        renderLink={(item, anatomy) => <Link {...anatomy} to={`/${item.key}`} />}
      />
    </Screen>
  );
}
