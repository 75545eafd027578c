// Everything else about a club, as a sheet of ways.
import { Icon, type IconShape } from '@stagepass/ui/icon/icon.tsx';
import { gearSix } from '@stagepass/ui/icon/phosphor/gear-six.ts';
import { identificationCard } from '@stagepass/ui/icon/phosphor/identification-card.ts';
import { info } from '@stagepass/ui/icon/phosphor/info.ts';
import { rows } from '@stagepass/ui/icon/phosphor/rows.ts';
import { slidersHorizontal } from '@stagepass/ui/icon/phosphor/sliders-horizontal.ts';
import { userPlus } from '@stagepass/ui/icon/phosphor/user-plus.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { clubMenuCopy } from '../club-menu-copy.ts';

export interface ClubMenuProps {
  club: ClubView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ClubMenu({ club, open, onOpenChange }: ClubMenuProps) {
  const copy = useCopy(clubMenuCopy);
  const { role, can } = club.viewer;
  const inside = role !== 'visitor' && role !== 'guest';
  const to = (screen: Parameters<typeof clubScreenPath>[1]) => clubScreenPath(club.handle, screen);
  return (
    <Sheet open={open} onClose={() => onOpenChange(false)} title={club.name}>
      <RowGroup>
        <Way to={to('info')} icon={info} title={copy.info} />
        {inside ? (
          <>
            <Way to={to('id-center')} icon={identificationCard} title={copy.card} />
            <Way to={to('invite')} icon={userPlus} title={copy.invite} />
          </>
        ) : null}
        {can.manage ? <Way to={to('manage')} icon={slidersHorizontal} title={copy.manage} /> : null}
        {can.manage_club ? (
          <>
            <Way to={to('settings')} icon={gearSix} title={copy.settings} />
            <Way to={to('module')} icon={rows} title={copy.tabs} />
          </>
        ) : null}
      </RowGroup>
    </Sheet>
  );
}

function Way({ to, icon, title }: { to: string; icon: IconShape; title: string }) {
  return (
    <ListRow
      title={title}
      leading={<Icon of={icon} size="1.375rem" />}
      leads
      render={(anatomy) => <Link to={to} {...anatomy} />}
    />
  );
}
