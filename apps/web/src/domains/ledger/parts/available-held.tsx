// What can be spent and what is held, in the same words wherever a balance is shown.
import { formatUsd } from '@stagepass/base/money.ts';
import type { Wallet } from '@stagepass/contract/ledger/shapes.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { spendSlipCopy } from '../spend-slip-copy.ts';

export function AvailableHeld({ credits }: { credits: Wallet['credits'] }) {
  const copy = useCopy(spendSlipCopy);
  return copy.both({
    available: formatUsd(credits.available_cents),
    held: formatUsd(credits.held_cents),
  });
}
