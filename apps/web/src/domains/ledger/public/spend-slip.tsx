// What a payment or a bid leaves in the wallet, on paper before anything is charged: available now, what leaves it, available
// after; or that the fan's own limit refuses it, with the way to the limits; or how much is missing, with the way to top up.
import { formatUsd } from '@stagepass/base/money.ts';
import type { Wallet } from '@stagepass/contract/ledger/shapes.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { Slip, SlipPerf } from '@stagepass/ui/slip/slip.tsx';
import { SlipLine, SlipTotal } from '@stagepass/ui/slip/slip-lines.tsx';
import { useLocation } from 'react-router';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { LinkButton, LinkWords } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { type Left, limitOver, resetOf } from '../model/left.ts';
import { spendSlipCopy } from '../spend-slip-copy.ts';
import { limitsPath, type TopUpPurpose, topUpPath } from './paths.ts';
import { useWallet } from './use-wallet.ts';

/** Fan tokens of one club instead of credits. */
export interface SpentToken {
  club_id: string;
  format: (units: number) => string;
  /** To the token's own screen; left out where it is not known what it is called. */
  way?: { to: string; symbol: string } | undefined;
}

export interface SpendLine {
  name: string;
  /** Below zero it leaves what is available. */
  cents: number;
}

export interface Spending {
  lines: readonly SpendLine[];
  token?: SpentToken | undefined;
  /** Where a top-up leads back to; the present address unless told otherwise. */
  next?: string | undefined;
  purpose?: TopUpPurpose | undefined;
  /** The sheet's main button leads to the top-up (`useTopUpWay`), so that the slip needs no link of its own. */
  topUpBelow?: boolean | undefined;
}

function availableIn(wallet: Wallet, token: SpentToken | undefined): number {
  if (token === undefined) return wallet.credits.available_cents;
  return wallet.tokens.find(({ club }) => club?.id === token.club_id)?.available_cents ?? 0;
}

const sumOf = (lines: readonly SpendLine[]) => lines.reduce((sum, { cents }) => sum + cents, 0);

/** Fan tokens count on no limit. What was held before for the same bid is part of the lines, and no longer counts. */
function overIn(wallet: Wallet, { lines, token }: Spending): Left | null {
  return token === undefined ? limitOver(wallet.limits, -sumOf(lines)) : null;
}

/** Whether the wallet and the fan's limits allow it; also while the wallet is not known: then the server says it. */
export function useSpendable(spending: Spending): boolean {
  const { data } = useWallet();
  if (data === undefined) return true;
  const after = availableIn(data, spending.token) + sumOf(spending.lines);
  return after >= 0 && overIn(data, spending) === null;
}

/** How much is missing and the way to top it up; null where nothing is missing, a limit refuses it, or the wallet is not known. */
export function useTopUpWay(spending: Spending): { cents: number; to: string } | null {
  const { data } = useWallet();
  const { pathname, search } = useLocation();
  if (data === undefined || spending.token !== undefined || overIn(data, spending) !== null) return null;
  const missing = -(availableIn(data, undefined) + sumOf(spending.lines));
  if (missing <= 0) return null;
  return { cents: missing, to: topUpPath(spending.next ?? pathname + search, missing, spending.purpose) };
}

/** How much of it the wallet is short of; 0 where nothing is missing or the wallet is not known. */
export function useMissing({ lines, token }: Spending): number {
  const { data } = useWallet();
  return data === undefined ? 0 : Math.max(0, -(availableIn(data, token) + sumOf(lines)));
}

/** Whether the fan's limits allow it, for a sheet that lets the server say what is missing. */
export function useWithinLimits(cents: number): boolean {
  const { data } = useWallet();
  return data === undefined || limitOver(data.limits, cents) === null;
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

function Paper({ wallet, ...spending }: Spending & { wallet: Wallet }) {
  const copy = useCopy(spendSlipCopy);
  const { lines, token } = spending;
  const format = token?.format ?? formatUsd;
  const available = availableIn(wallet, token);
  const after = available + sumOf(lines);
  const over = overIn(wallet, spending);
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
      {/* Said once it changes: raising an amount can make the wallet or the limit too small. */}
      <div aria-live="polite">
        {over !== null ? (
          <OverWords over={over} />
        ) : after >= 0 ? (
          <SlipTotal name={copy.after} amount={format(after)} />
        ) : (
          <p>
            <b>{copy.missing({ amount: format(-after) })}</b>
          </p>
        )}
      </div>
      {over !== null ? (
        <WayOn to={limitsPath()}>{copy.limits}</WayOn>
      ) : after >= 0 || token !== undefined || spending.topUpBelow ? null : (
        <TopUpWay cents={-after} {...spending} />
      )}
      {token?.way === undefined || after < 0 ? null : (
        <WayOn to={token.way.to}>{copy.token({ symbol: token.way.symbol })}</WayOn>
      )}
    </Slip>
  );
}

function OverWords({ over }: { over: Left }) {
  const copy = useCopy(spendSlipCopy);
  const { tag } = useLocale();
  const left = formatUsd(over.cents);
  const limit = formatUsd(over.limit_cents);
  return (
    <p>
      <b className="block">{copy.over[over.by]}</b>
      {copy.overLeft[over.by]({ left, limit, when: momentIn(tag, resetOf(over.by, new Date())) })}
    </p>
  );
}

function TopUpWay({ cents, next, purpose }: Pick<Spending, 'next' | 'purpose'> & { cents: number }) {
  const copy = useCopy(spendSlipCopy);
  const { pathname, search } = useLocation();
  return <WayOn to={topUpPath(next ?? pathname + search, cents, purpose)}>{copy.topUp}</WayOn>;
}

function WayOn({ to, children }: { to: string; children: string }) {
  return (
    <div className="mt-2">
      <LinkButton variant="ink" size="small" to={to}>
        {children}
      </LinkButton>
    </div>
  );
}

/** For a sheet that prints its price on a paper of its own: nothing but what the fan's limits refuse. */
export function OverLimit({ cents }: { cents: number }) {
  const copy = useCopy(spendSlipCopy);
  const { data } = useWallet();
  const over = data === undefined ? null : limitOver(data.limits, cents);
  if (over === null) return null;
  return (
    <Notice
      tone="warn"
      live
      action={
        <LinkWords to={limitsPath()} alone>
          {copy.limits}
        </LinkWords>
      }
    >
      <OverWords over={over} />
    </Notice>
  );
}
