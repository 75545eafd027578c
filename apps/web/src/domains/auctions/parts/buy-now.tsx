// The question before a lot is bought at once, with the dollars on the button.
import { formatUsd } from '@stagepass/base/money.ts';
import type { AuctionView } from '@stagepass/contract/auctions/shapes.ts';
import { useRest } from '@stagepass/ui/button/use-rest.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { receiptPath } from '#domains/ledger/public/paths.ts';
import { OverLimit, useWithinLimits } from '#domains/ledger/public/spend-slip.tsx';
import { SpendTrouble } from '#domains/ledger/public/spend-trouble.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { go } from '#platform/navigation/go.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { auctionsCopy } from '../copy.ts';
import { useBuyNow } from '../data/bidding.ts';

export function BuyNow({ auction, onClose }: { auction: AuctionView; onClose: () => void }) {
  const copy = useCopy(auctionsCopy);
  const buying = useBuyNow(auction.id);
  // What was asked stays what is paid, whatever the room says meanwhile.
  const price = auction.buy_now_cents ?? 0;
  const amount = formatUsd(price);
  const isWithin = useWithinLimits(price);
  const { resting, begin } = useRest({ loading: buying.isPending });
  const confirm = () => {
    begin();
    buying.mutate(price, {
      onSuccess: ({ transfer_id }) => {
        onClose();
        showToast({
          title: copy.buy.done,
          tone: 'good',
          action: { label: copy.buy.receipt, onAction: () => go(receiptPath(transfer_id)) },
        });
      },
    });
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={copy.buy.title}
      description={copy.buy.text({ number: auction.item.number, amount })}
      confirm={{
        label: copy.buy.confirm({ amount }),
        loading: buying.isPending,
        resting,
        disabled: !isWithin,
        onConfirm: confirm,
      }}
    >
      {buying.isError ? (
        <SpendTrouble error={buying.error} copy={copy} />
      ) : isWithin ? undefined : (
        <OverLimit cents={price} />
      )}
    </ConfirmDialog>
  );
}
