// Pausing, selling again, adding the club's own copies to and ending a listing of the store.
import { MAX_CLUB_COPIES } from '@stagepass/base/market-limits.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { type ListingView, useKeepStore } from '../data/store.ts';
import { listingCopy } from '../listing-copy.ts';

export interface ListingActsProps {
  club: { id: string };
  listing: ListingView;
  /** Copies that the club holds. */
  clubCopies: number;
  onDone: () => void;
}

export function ListingActs({ club, listing, clubCopies, onDone }: ListingActsProps) {
  const copy = useCopy(listingCopy);
  const { sheet } = copy;
  const [asks, setAsks] = useState(false);
  const keeping = useKeepStore(club.id);
  const added = Math.min(clubCopies, MAX_CLUB_COPIES);
  const perform = (deed: Parameters<typeof keeping.mutateAsync>[0], title: string) =>
    keeping.mutateAsync(deed).then(
      () => {
        showToast({ title });
        onDone();
      },
      (error: unknown) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    );
  const turn = (state: 'open' | 'paused') =>
    perform(
      { deed: 'change', id: listing.id, body: { state } },
      state === 'paused' ? sheet.paused : sheet.resumed,
    );
  return (
    <div className="grid gap-2">
      {added === 0 || listing.state === 'closed' ? null : (
        <Button
          variant="outline"
          loading={keeping.isPending}
          onClick={() =>
            perform(
              { deed: 'add-copies', id: listing.id, count: added },
              sheet.addedClubCopies({ count: added }),
            )
          }
        >
          {sheet.addClubCopies({ count: added })}
        </Button>
      )}
      {listing.state === 'open' ? (
        <Button variant="outline" loading={keeping.isPending} onClick={() => turn('paused')}>
          {sheet.pause}
        </Button>
      ) : listing.state === 'paused' ? (
        <Button variant="outline" loading={keeping.isPending} onClick={() => turn('open')}>
          {sheet.resume}
        </Button>
      ) : null}
      {listing.can.close ? (
        <Button variant="ghost" tone="danger" onClick={() => setAsks(true)}>
          {sheet.end}
        </Button>
      ) : null}
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={sheet.endTitle({ name: listing.design.name })}
        description={sheet.endText}
        confirm={{
          label: sheet.end,
          tone: 'danger',
          loading: keeping.isPending,
          onConfirm: () => perform({ deed: 'end', id: listing.id }, sheet.ended),
        }}
      />
    </div>
  );
}
