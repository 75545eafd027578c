// Lets somebody in again whose ticket was used before: the first scan is taken back with a reason, then this one counts.
import { parseRedeemCode, slotCounts } from '@stagepass/base/redeem-code.ts';
import { Field } from '@stagepass/ui/field/field.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
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
  const first = entry.view?.first?.redemption_id;
  const form = useForm({
    initial: { reason: '' },
    copy,
    check: ({ reason }) => ({ reason: reason.trim() === '' ? words.reasonError : undefined }),
    send: async ({ reason }) => {
      if (first === undefined) return;
      await take.mutateAsync({ id: first, reason: reason.trim() });
      const code = parseRedeemCode(entry.code);
      const isFresh = code !== undefined && slotCounts(code.slot, Date.now());
      if (!isFresh) showToast({ title: words.letInStale });
      onFreed(isFresh ? entry.code : null);
    },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={words.letInTitle}
      description={words.letInText}
      confirm={{ label: words.letInAct, loading: form.pending, onConfirm: () => void form.submit() }}
    >
      <form {...form.form} className="grid gap-3">
        <Field {...form.field('reason')} label={words.reason} maxLength={200} />
        <FormError of={form} />
      </form>
    </ConfirmDialog>
  );
}
