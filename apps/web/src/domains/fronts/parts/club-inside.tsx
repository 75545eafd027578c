// What somebody who is not in a club yet can open there: its missions, market and packs, as far as the club has them on.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { gift } from '@stagepass/ui/icon/phosphor/gift.ts';
import { storefront } from '@stagepass/ui/icon/phosphor/storefront.ts';
import { ticket } from '@stagepass/ui/icon/phosphor/ticket.ts';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { clubDoorCopy } from '../club-door-copy.ts';

const places = [
  { module: 'missions', icon: ticket },
  { module: 'market', icon: storefront },
  { module: 'gacha', icon: gift },
] as const;

export function ClubInside({ club }: { club: ClubView }) {
  const { inside, ...copy } = useCopy(clubDoorCopy);
  const open = places.filter(({ module }) =>
    club.modules.some((entry) => entry.module === module && entry.on),
  );
  if (open.length === 0 || !club.viewer.can.see_inside) return null;
  return (
    <section aria-labelledby="inside">
      <SectionHead title={copy.lookInside} id="inside" />
      <RowGroup>
        {open.map(({ module, icon }) => (
          <ListRow
            key={module}
            leads
            leading={<IconPlate tone="gel" icon={<Icon of={icon} />} />}
            title={inside[module].title}
            detail={inside[module].detail}
            render={(anatomy) => <Link to={clubScreenPath(club.handle, module)} {...anatomy} />}
          />
        ))}
      </RowGroup>
    </section>
  );
}
