// The offer of a club, for whom it is made to: take it or decline.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Card } from '@stagepass/ui/card/card.tsx';
import { haptic } from '@stagepass/ui/haptics/haptics.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { useAcceptHandOver, useDeclineHandOver } from '../data/hand-over.ts';
import { handOverCopy } from '../hand-over-copy.ts';
import type { ClubView } from './use-club.ts';

export function HandOverAnswer({ club }: { club: ClubView }) {
  const copy = useCopy(handOverCopy);
  const [asks, setAsks] = useState(false);
  const accept = useAcceptHandOver(club.id);
  const decline = useDeclineHandOver(club.id);
  const words = { name: club.owner.display_name, club: club.name };
  const refuse = (error: unknown) => {
    setAsks(false);
    showToast({ title: errorSentence(copy, error), tone: 'bad' });
  };
  const take = () =>
    accept.mutate(undefined, {
      onSuccess: () => {
        haptic('punch');
        setAsks(false);
        showToast({ title: copy.accepted(words), tone: 'good' });
      },
      onError: refuse,
    });
  const turnDown = () =>
    decline.mutate(undefined, {
      onSuccess: () => showToast({ title: copy.declined(words) }),
      onError: refuse,
    });
  return (
    <Card>
      <h2 className="sp-head">{copy.offerTitle(words)}</h2>
      <p className="sp-small sp-quiet mt-1">{copy.offerText(words)}</p>
      <div className="flex flex-wrap gap-2 mt-3.5">
        <Button size="small" onClick={() => setAsks(true)}>
          {copy.accept}
        </Button>
        <Button size="small" variant="secondary" loading={decline.isPending} onClick={turnDown}>
          {copy.decline}
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={copy.acceptTitle(words)}
        description={copy.acceptText}
        cancelLabel={copy.later}
        confirm={{ label: copy.accept, loading: accept.isPending, onConfirm: take }}
      />
    </Card>
  );
}
