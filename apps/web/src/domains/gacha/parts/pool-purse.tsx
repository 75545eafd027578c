// What is in the wallet, at the head of a pool.
import { formatUsd } from '@stagepass/base/money.ts';
import { CreditPurse } from '@stagepass/ui/credit-purse/credit-purse.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { gachaCopy } from '../copy.ts';
import { useWallet } from '../data/wallet.ts';

/** Nothing for visitors, and nothing until it is known. */
export function PoolPurse() {
  const { wallet } = useCopy(gachaCopy);
  const { data } = useWallet();
  if (data === undefined) return null;
  const amount = formatUsd(data.credits.available_cents);
  return (
    <CreditPurse label={wallet({ amount })} render={(anatomy) => <Link to="/user/wallet" {...anatomy} />}>
      {amount}
    </CreditPurse>
  );
}
