// Lets somebody in again whose ticket was used before: the first scan is taken back with a reason, then this one counts.
import { parseRedeemCode, slotCounts } from '@stagepass/base/redeem-code.ts';
import { Dialog } from '@stagepass/ui/dialog/dialog.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useVoidScan } from '../data/scans.ts';
import type { ScanEntry } from '../model/scan-entries.ts';
import { scannerCopy } from '../scanner-copy.ts';

export interface AgainDialogProps {
  clubId: string;
  entry: ScanEntry;
  /** The code to scan anew, or null where it is too old by now. */
  onFreed: (code: string | null) => void;
  onClose: () => void;
}

export function AgainDialog({ clubId, entry, onFreed, onClose }: AgainDialogProps) {
  const copy = useCopy(scannerCopy);
  const words = copy.scan;
  const take = useVoidScan(clubId);
  const [reason, setReason] = useState('');
  const [wasTried, setTried] = useState(false);
  const first = entry.view?.first?.redemption_id;
  const send = () => {
    setTried(true);
    if (reason.trim() === '' || first === undefined) return;
    take.mutate(
      { id: first, reason: reason.trim() },
      {
        onSuccess: () => {
          const code = parseRedeemCode(entry.code);
          const isFresh = code !== undefined && slotCounts(code.slot, Date.now());
          if (!isFresh) showToast({ title: words.letInStale });
          onFreed(isFresh ? entry.code : null);
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={words.letInTitle}
      description={words.letInText}
      cancelLabel={copy.cancel}
      confirm={{ label: words.letInAct, loading: take.isPending, onConfirm: send }}
    >
      <div className="grid gap-3">
        <Field
          label={words.reason}
          value={reason}
          maxLength={200}
          error={wasTried && reason.trim() === '' ? words.reasonError : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {take.isError ? (
          <Notice tone="bad" live>
            {errorSentence(copy, take.error)}
          </Notice>
        ) : null}
      </div>
    </Dialog>
  );
}
