// The row on one's own profile that leads to one's fan tokens.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { coins } from '@stagepass/ui/icon/phosphor/coins.ts';
import { ListRow } from '@stagepass/ui/list-row/list-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { tokensCopy } from '../copy.ts';
import { ownTokensPath } from '../public/paths.ts';

export function Way() {
  const { own } = useCopy(tokensCopy);
  return (
    <ListRow
      title={own.way}
      detail={own.wayLine}
      leading={<Icon of={coins} />}
      leads
      render={(anatomy) => <Link to={ownTokensPath()} {...anatomy} />}
    />
  );
}
