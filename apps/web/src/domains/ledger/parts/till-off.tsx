// Why nothing can be topped up here or now, in one plain sentence.
import type { Wallet } from '@stagepass/contract/ledger/shapes.ts';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { walletPath } from '../public/paths.ts';
import { topUpCopy } from '../top-up-copy.ts';

export function TillOff({ wallet }: { wallet: Wallet }) {
  const copy = useCopy(topUpCopy);
  const { tag } = useLocale();
  const { excluded_until } = wallet;
  return (
    <EmptyState
      level={1}
      title={excluded_until === null ? copy.offTitle : copy.pausedTitle}
      action={<LinkButton to={walletPath()}>{copy.offWallet}</LinkButton>}
    >
      {excluded_until === null ? copy.off : copy.paused({ date: momentIn(tag, excluded_until) })}
    </EmptyState>
  );
}
