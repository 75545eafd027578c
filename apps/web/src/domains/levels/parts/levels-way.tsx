// The row on one's own profile that leads to one's levels.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { steps } from '@stagepass/ui/icon/phosphor/steps.ts';
import { ListRow } from '@stagepass/ui/list-row/list-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { levelsCopy } from '../copy.ts';
import { ownLevelsPath } from '../public/paths.ts';

export function Way() {
  const { own } = useCopy(levelsCopy);
  return (
    <ListRow
      title={own.way}
      detail={own.wayLine}
      leading={<Icon of={steps} />}
      leads
      render={(anatomy) => <Link to={ownLevelsPath()} {...anatomy} />}
    />
  );
}
