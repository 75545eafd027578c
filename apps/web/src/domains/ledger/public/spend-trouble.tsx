// Owns what is said where a purchase or a bid was refused: the reason in one sentence, and the way on where there is one.

import { formatUsd } from '@stagepass/base/money.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useLocation } from 'react-router';
import { isApiError } from '#platform/api/api-error.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { LinkWords } from '#platform/navigation/link-button.tsx';
import { limitsPath, topUpPath, walletPath } from './paths.ts';
import { spendCopy } from './spend-copy.ts';

export interface SpendTroubleProps {
  error: unknown;
  /** The domain's words; `errors` has its sentences. */
  copy: { errors: Readonly<Record<string, unknown>> };
  /** Said instead, where the details make a better sentence. */
  sentence?: string | undefined;
  /** Where a top-up leads back to; the present address unless told otherwise. */
  next?: string | undefined;
  /** Of a bid: where a top-up leads back to, with what was chosen. */
  bid?: { next: string } | undefined;
}

/** How much is missing, where that is the reason. */
function missingIn(error: unknown): number | undefined {
  if (!isApiError(error, 'ledger.not-enough')) return undefined;
  const { details } = error;
  if (typeof details !== 'object' || details === null || !('missing_cents' in details)) return undefined;
  return typeof details.missing_cents === 'number' ? details.missing_cents : undefined;
}

const inWallet = new Set(['ledger.identity-needed', 'ledger.excluded', 'ledger.frozen']);

export function SpendTrouble({ error, copy, sentence, next, bid }: SpendTroubleProps) {
  const words = useCopy(spendCopy);
  const { pathname, search } = useLocation();
  if (error === null || error === undefined) return null;
  const missing = missingIn(error);
  const short = isApiError(error, 'ledger.not-enough');
  const way = short
    ? { to: topUpPath(bid?.next ?? next ?? pathname + search, missing, bid && 'bid'), label: words.topUp }
    : isApiError(error, 'ledger.limit-reached')
      ? { to: limitsPath(), label: words.limits }
      : isApiError(error) && inWallet.has(error.code)
        ? { to: walletPath(), label: words.wallet }
        : undefined;
  return (
    <Notice
      tone={short ? 'warn' : 'bad'}
      live
      action={
        way === undefined ? undefined : (
          <LinkWords to={way.to} alone>
            {way.label}
          </LinkWords>
        )
      }
    >
      {sentence ??
        (missing === undefined ? errorSentence(copy, error) : words.missing({ amount: formatUsd(missing) }))}
    </Notice>
  );
}
