// Choosing where the next months of the license are paid from. Nothing is charged now.
import { formatUsd } from '@stagepass/base/money.ts';
import type { License, PayFrom } from '@stagepass/contract/licenses/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { useSavedCard } from '#domains/ledger/public/saved-card.ts';
import { SpendTrouble } from '#domains/ledger/public/spend-trouble.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { licenseCopy } from '../copy.ts';
import { useSetPayFrom } from '../data/license.ts';
import { PaidFrom } from './paid-from.tsx';

export interface PayFromSheetProps {
  clubId: string;
  license: License;
  onClose: () => void;
}

export function PayFromSheet({ clubId, license, onClose }: PayFromSheetProps) {
  const copy = useCopy(licenseCopy);
  const words = copy.payFrom;
  const card = useSavedCard();
  const [chosen, setChosen] = useState<PayFrom>(license.pay_from);
  // The card that it was paid by before may be gone.
  const pay_from = chosen === 'card' && card === null ? 'wallet' : chosen;
  const send = useSetPayFrom(clubId);
  const save = () =>
    send.mutate(
      { pay_from },
      {
        onSuccess: () => {
          onClose();
          showToast({ title: words.done[pay_from], tone: 'good' });
        },
      },
    );
  const what = {
    club: words.club({ balance: formatUsd(license.balance_cents) }),
    wallet: words.wallet,
    card: words.card({ card: card?.name ?? '' }),
  };
  return (
    <Sheet
      onClose={() => (send.isPending ? undefined : onClose())}
      title={words.title}
      description={words.lead({ amount: formatUsd(license.next?.price_cents ?? license.price_cents) })}
      footer={
        <Button wide loading={send.isPending} onClick={save}>
          {words.save}
        </Button>
      }
    >
      <div className="grid gap-4">
        <PaidFrom value={pay_from} card={card !== null} onChange={setChosen}>
          <p>{what[pay_from]}</p>
        </PaidFrom>
        <SpendTrouble error={send.error} copy={copy} />
      </div>
    </Sheet>
  );
}
