// What a fan can do with an own copy that is for sale: another price, or end the listing.
import type { ListingView } from '@stagepass/contract/market/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { useTakeBack } from '../data/trade.ts';
import { sellCopy } from '../sell-copy.ts';

const PriceSheet = lateSheet(() => import('./price-sheet.tsx'), 'PriceSheet');

export function OwnActs({ listing }: { listing: ListingView }) {
  const copy = useCopy(sellCopy);
  const [open, setOpen] = useState<'price' | 'back' | null>(null);
  const taking = useTakeBack(listing.id);
  const takeBack = () =>
    taking
      .mutateAsync()
      .then(
        () => showToast({ title: copy.takenBack }),
        (error: unknown) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
      )
      .then(() => setOpen(null));
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2">
      <Button variant="secondary" onClick={() => setOpen('price')}>
        {copy.newPrice}
      </Button>
      <Button variant="outline" onClick={() => setOpen('back')}>
        {copy.takeBack}
      </Button>
      <ConfirmDialog
        open={open === 'back'}
        onClose={() => setOpen(null)}
        title={copy.takeBackTitle}
        description={copy.takeBackText}
        confirm={{ label: copy.takeBack, loading: taking.isPending, onConfirm: takeBack }}
      />
      {open === 'price' && listing.item !== null ? (
        <PriceSheet
          copy={{ id: listing.item.id, number: listing.item.number, design: listing.design }}
          listing={listing}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </div>
  );
}
