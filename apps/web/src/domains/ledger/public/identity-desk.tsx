// The site operator's list of clubs whose owner has to be checked before the first payout, and the button that records the check.
import { formatUsd } from '@stagepass/base/money.ts';
import type { UncheckedClub } from '@stagepass/contract/ledger/operator-endpoints.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { useStepUp } from '#domains/auth/public/use-step-up.tsx';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Answered } from '#platform/query/answered.tsx';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { useRecordIdentityCheck, useUncheckedClubs } from '../data/payout-desk.ts';
import { deskCopy } from '../desk-copy.ts';

export function IdentityDesk() {
  const copy = useCopy(deskCopy);
  const waiting = useUncheckedClubs();
  return (
    <section>
      <SectionHead title={copy.identity.title} />
      <Answered query={waiting} copy={copy} failed={copy.identity.failed}>
        {(found) =>
          found.length === 0 ? <p className="sp-quiet">{copy.identity.none}</p> : <Waiting found={found} />
        }
      </Answered>
    </section>
  );
}

function Waiting({ found }: { found: readonly UncheckedClub[] }) {
  const copy = useCopy(deskCopy);
  const [asking, setAsking] = useState<UncheckedClub | null>(null);
  const stepUp = useStepUp();
  const record = useRecordIdentityCheck(stepUp.guarded);
  const confirm = async ({ owner }: UncheckedClub) => {
    setAsking(null);
    try {
      await record.mutateAsync(owner.id);
      showToast({ title: copy.identity.done({ name: owner.display_name }), tone: 'good' });
    } catch (error) {
      showToast({ title: errorSentence(copy, error), tone: 'bad' });
    }
  };
  return (
    <>
      <p className="sp-quiet mb-3">{copy.identity.text}</p>
      <RowGroup>
        {found.map((one) => (
          <ListRow
            key={one.club.id}
            title={`${one.club.name}, ${formatUsd(one.balance_cents)}`}
            detail={[one.owner.display_name, one.owner_email].filter(Boolean).join(', ')}
            trailing={
              <Button
                size="small"
                variant="secondary"
                aria-label={copy.identity.recordOf({ name: one.owner.display_name })}
                onClick={() => setAsking(one)}
              >
                {copy.identity.record}
              </Button>
            }
          />
        ))}
      </RowGroup>
      {asking === null ? null : (
        <ConfirmDialog
          title={copy.identity.confirm({ name: asking.owner.display_name })}
          description={copy.identity.confirmText}
          confirm={{ label: copy.identity.record, onConfirm: () => void confirm(asking) }}
          onClose={() => setAsking(null)}
        />
      )}
      {stepUp.dialog}
    </>
  );
}
