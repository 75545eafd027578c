// The strip of a club's modules, the open one taped.
import { LinkTabs } from '@stagepass/ui/underline-tabs/link-tabs.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { frameCopy } from '../frame-copy.ts';
import { type TabKey, tabsOf } from '../model/module-tabs.ts';
import { clubScreenPath } from './paths.ts';
import type { ClubView } from './use-club.ts';

export function ClubTabs({ club, current }: { club: ClubView; current: TabKey }) {
  const copy = useCopy(frameCopy);
  const tabs = tabsOf(club).map((key) => ({ key, label: key === 'home' ? copy.home : copy.modules[key] }));
  return (
    <LinkTabs<TabKey>
      label={copy.tabs}
      tabs={tabs}
      current={current}
      renderLink={(tab, anatomy) => (
        // The tabs of one club are one place: going back leads out of it, not through every tab that was looked at.
        <Link replace to={clubScreenPath(club.handle, tab.key)} {...anatomy} />
      )}
    />
  );
}
