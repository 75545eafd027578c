// The row on one's own profile that opens the wallet, with what is in it.
import { formatUsd } from '@stagepass/base/money.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { wallet } from '@stagepass/ui/icon/phosphor/wallet.ts';
import { ListRow } from '@stagepass/ui/list-row/list-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { limitsCopy } from '../limits-copy.ts';
import { walletPath } from '../public/paths.ts';
import { useWallet } from '../public/use-wallet.ts';

export function Way() {
  const copy = useCopy(limitsCopy);
  const { data } = useWallet();
  return (
    <ListRow
      title={copy.walletRow}
      detail={copy.walletDetail}
      leading={<Icon of={wallet} />}
      trailing={data === undefined ? null : formatUsd(data.credits.available_cents)}
      leads
      render={(anatomy) => <Link to={walletPath()} {...anatomy} />}
    />
  );
}
