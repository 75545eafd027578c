// The row that leads to one's purchases, from the profile.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { shoppingBag } from '@stagepass/ui/icon/phosphor/shopping-bag.ts';
import { ListRow } from '@stagepass/ui/list-row/list-row.tsx';
import { purchasesPath } from '#domains/ledger/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { ordersCopy } from '../copy.ts';

export function Way() {
  const copy = useCopy(ordersCopy);
  return (
    <ListRow
      title={copy.purchases}
      detail={copy.purchasesDetail}
      leading={<Icon of={shoppingBag} />}
      leads
      render={(anatomy) => <Link to={purchasesPath()} {...anatomy} />}
    />
  );
}
