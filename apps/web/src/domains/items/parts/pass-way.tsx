// The row on one's own profile that opens the fan pass.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { identificationBadge } from '@stagepass/ui/icon/phosphor/identification-badge.ts';
import { ListRow } from '@stagepass/ui/list-row/list-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { itemsCopy } from '../copy.ts';
import { fanPassPath } from '../public/paths.ts';

export function Way() {
  const { things } = useCopy(itemsCopy);
  return (
    <ListRow
      title={things.pass}
      detail={things.passLine}
      leading={<Icon of={identificationBadge} />}
      leads
      render={(anatomy) => <Link to={fanPassPath()} {...anatomy} />}
    />
  );
}
