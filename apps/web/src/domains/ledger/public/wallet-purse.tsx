// What is in my wallet, on a pill that opens it.
import { formatUsd } from '@stagepass/base/money.ts';
import { CreditPurse } from '@stagepass/ui/credit-purse/credit-purse.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { purseCopy } from '../purse-copy.ts';
import { walletPath } from './paths.ts';
import { useWallet } from './use-wallet.ts';

/** Nothing until it is known: a purse that shows a wrong sum for a moment is worse than none. */
export function WalletPurse({ plain }: { plain?: boolean | undefined }) {
  const copy = useCopy(purseCopy);
  const { data } = useWallet();
  if (data === undefined) return null;
  const amount = formatUsd(data.credits.available_cents);
  return (
    <CreditPurse
      plain={plain}
      label={copy.purse({ amount })}
      render={(anatomy) => <Link to={walletPath()} {...anatomy} />}
    >
      {amount}
    </CreditPurse>
  );
}
