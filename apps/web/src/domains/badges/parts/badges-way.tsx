// The row on one's own profile that leads to one's badges.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { medal } from '@stagepass/ui/icon/phosphor/medal.ts';
import { ListRow } from '@stagepass/ui/list-row/list-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { badgesCopy } from '../copy.ts';
import { ownBadgesPath } from '../public/paths.ts';

export function Way() {
  const copy = useCopy(badgesCopy);
  return (
    <ListRow
      title={copy.way}
      detail={copy.wayLine}
      leading={<Icon of={medal} />}
      leads
      render={(anatomy) => <Link to={ownBadgesPath()} {...anatomy} />}
    />
  );
}
