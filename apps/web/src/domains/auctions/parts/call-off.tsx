// Calls an auction off before the first bid, after a question.
import type { AuctionView } from '@stagepass/contract/auctions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { useKeepAuctions } from '../data/keep-auctions.ts';
import { manageAuctionsCopy } from '../manage-copy.ts';

export interface CallOffProps {
  club: { id: string };
  auction: AuctionView;
  onDone: () => void;
}

export function CallOff({ club, auction, onDone }: CallOffProps) {
  const copy = useCopy(manageAuctionsCopy);
  const { sheet } = copy;
  const [asks, setAsks] = useState(false);
  const keeping = useKeepAuctions(club.id);
  const callOff = () =>
    keeping.mutate(
      { deed: 'cancel', id: auction.id },
      {
        onSuccess: () => {
          showToast({ title: sheet.calledOff });
          onDone();
        },
        onError: (error) => {
          setAsks(false);
          showToast({ title: errorSentence(copy, error), tone: 'bad' });
        },
      },
    );
  return (
    <>
      <Button variant="ghost" tone="danger" onClick={() => setAsks(true)}>
        {sheet.callOff}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={sheet.callOffTitle({ title: auction.title })}
        description={sheet.callOffText}
        cancelLabel={sheet.callOffKeep}
        confirm={{ label: sheet.callOff, tone: 'danger', loading: keeping.isPending, onConfirm: callOff }}
      />
    </>
  );
}
