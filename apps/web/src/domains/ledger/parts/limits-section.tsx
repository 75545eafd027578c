// The way to the wallet and to one's limits, on the settings screen.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { gauge } from '@stagepass/ui/icon/phosphor/gauge.ts';
import { wallet } from '@stagepass/ui/icon/phosphor/wallet.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { limitsCopy } from '../limits-copy.ts';
import { limitsPath, walletPath } from '../public/paths.ts';

export function Section() {
  const copy = useCopy(limitsCopy);
  return (
    <RowGroup heading={copy.section}>
      <ListRow
        title={copy.walletRow}
        detail={copy.walletDetail}
        leading={<Icon of={wallet} size="1.375rem" className="sp-quiet" />}
        leads
        render={(anatomy) => <Link to={walletPath()} {...anatomy} />}
      />
      <ListRow
        title={copy.row}
        detail={copy.rowDetail}
        leading={<Icon of={gauge} size="1.375rem" className="sp-quiet" />}
        leads
        render={(anatomy) => <Link to={limitsPath()} {...anatomy} />}
      />
    </RowGroup>
  );
}
