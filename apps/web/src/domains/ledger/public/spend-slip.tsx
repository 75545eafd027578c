// What a payment or a bid leaves in the wallet, on paper before anything is charged: available now, what leaves it, available
// after; or how much is missing, with the way to top up.
import { formatUsd } from '@stagepass/base/money.ts';
import type { Wallet } from '@stagepass/contract/ledger/shapes.ts';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { Slip, SlipPerf } from '@stagepass/ui/slip/slip.tsx';
import { SlipLine, SlipTotal } from '@stagepass/ui/slip/slip-lines.tsx';
import { useLocation } from 'react-router';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { spendSlipCopy } from '../spend-slip-copy.ts';
import { topUpPath } from './paths.ts';
import { useWallet } from './use-wallet.ts';

/** Fan tokens of one club instead of credits. */
export interface SpentToken {
  club_id: string;
  format: (units: number) => string;
}

export interface SpendLine {
  name: string;
  /** Below zero it leaves what is available. */
  cents: number;
}

export interface Spending {
  lines: readonly SpendLine[];
  token?: SpentToken | undefined;
}

function availableIn(wallet: Wallet, token: SpentToken | undefined): number {
  if (token === undefined) return wallet.credits.available_cents;
  return wallet.tokens.find(({ club }) => club?.id === token.club_id)?.available_cents ?? 0;
}

const sumOf = (lines: readonly SpendLine[]) => lines.reduce((sum, { cents }) => sum + cents, 0);

/** How much more is needed, in cents; nothing while the wallet is not known: then the server says it. */
export function useMissing({ lines, token }: Spending): number {
  const { data } = useWallet();
  return data === undefined ? 0 : Math.max(0, -(availableIn(data, token) + sumOf(lines)));
}

export function SpendSlip(spending: Spending) {
  const copy = useCopy(spendSlipCopy);
  return (
    <Answered
      query={useWallet()}
      copy={copy}
      failed={copy.failed}
      skeleton={<Skeleton width="100%" height="8.5rem" />}
    >
      {(wallet) => <Paper wallet={wallet} {...spending} />}
    </Answered>
  );
}

function Paper({ wallet, lines, token }: Spending & { wallet: Wallet }) {
  const copy = useCopy(spendSlipCopy);
  const { pathname, search } = useLocation();
  const format = token?.format ?? formatUsd;
  const available = availableIn(wallet, token);
  const after = available + sumOf(lines);
  return (
    <Slip label={copy.label}>
      <SlipLine name={copy.now} amount={format(available)} />
      {lines.map(({ name, cents }) => (
        <SlipLine
          key={name}
          name={name}
          amount={`${cents < 0 ? '−' : '+'}${format(Math.abs(cents))}`}
          tone={cents < 0 ? 'out' : 'in'}
        />
      ))}
      <SlipPerf />
      {/* Said once it changes: raising an amount can make the wallet too small. */}
      <div aria-live="polite">
        {after >= 0 ? (
          <SlipTotal name={copy.after} amount={format(after)} />
        ) : (
          <p>
            <b>{copy.missing({ amount: format(-after) })}</b>
          </p>
        )}
      </div>
      {after >= 0 || token !== undefined ? null : (
        <div className="mt-2">
          <LinkButton variant="ink" size="small" to={topUpPath(pathname + search, -after)}>
            {copy.topUp}
          </LinkButton>
        </div>
      )}
    </Slip>
  );
}
