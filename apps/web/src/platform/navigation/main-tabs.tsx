// The tab bar of the app: its main places, the open one taped.
import { chatCircle } from '@stagepass/ui/icon/phosphor/lean/chat-circle.ts';
import { compass } from '@stagepass/ui/icon/phosphor/lean/compass.ts';
import { house } from '@stagepass/ui/icon/phosphor/lean/house.ts';
import { ticket } from '@stagepass/ui/icon/phosphor/lean/ticket.ts';
import { usersThree } from '@stagepass/ui/icon/phosphor/lean/users-three.ts';
import { TabBar } from '@stagepass/ui/tab-bar/tab-bar.tsx';
import { defineCopy, useCopy } from '../i18n/copy.ts';
import { Link } from './link.tsx';
import { useTabBadges } from './tab-badges.ts';

const tabs = [
  { key: 'discover', icon: compass },
  { key: 'home', icon: house },
  { key: 'missions', icon: ticket },
  { key: 'clubs', icon: usersThree },
  { key: 'messages', icon: chatCircle },
] as const;

export type MainPlace = (typeof tabs)[number]['key'];

/** The place of that address; none where it is not one of them. */
export function mainPlaceAt(pathname: string): MainPlace | undefined {
  return tabs.find((tab) => pathname === `/${tab.key}`)?.key;
}

const tabsCopy = defineCopy({
  label: 'Main menu',
  discover: 'Discover',
  home: 'Home',
  missions: 'Missions',
  clubs: 'Clubs',
  messages: 'Messages',
  unread: { one: '{count} unread', other: '{count} unread' },
});

export function MainTabs({ current }: { current: MainPlace | undefined }) {
  const copy = useCopy(tabsCopy);
  const counts = useTabBadges();
  const badgeOf = (count = 0) =>
    count === 0 ? {} : { badge: count > 99 ? '99+' : `${count}`, badgeLabel: copy.unread({ count }) };
  return (
    <TabBar
      label={copy.label}
      items={tabs.map((tab) => ({ ...tab, label: copy[tab.key], ...badgeOf(counts[tab.key]) }))}
      current={current}
      renderLink={(item, anatomy) => <Link {...anatomy} to={`/${item.key}`} />}
    />
  );
}
