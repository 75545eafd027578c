// The row on one's own profile that opens the vault, with how much is in it.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { vault } from '@stagepass/ui/icon/phosphor/vault.ts';
import { ListRow } from '@stagepass/ui/list-row/list-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { itemsCopy } from '../copy.ts';
import { useInventoryCounts } from '../data/inventory.ts';
import { inventoryPath } from '../public/paths.ts';

export function Way() {
  const { things } = useCopy(itemsCopy);
  const { tag } = useLocale();
  const { data } = useInventoryCounts();
  return (
    <ListRow
      title={things.vault}
      detail={things.vaultLine}
      leading={<Icon of={vault} />}
      trailing={data === undefined ? null : numberIn(tag, data.total)}
      leads
      render={(anatomy) => <Link to={inventoryPath()} {...anatomy} />}
    />
  );
}
