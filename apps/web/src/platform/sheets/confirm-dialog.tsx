// A question before something is done, as screens ask it: open for as long as it is drawn unless told otherwise.
import { Dialog, type DialogProps } from '@stagepass/ui/dialog/dialog.tsx';
import { commonCopy } from '../i18n/common-copy.ts';
import { useCopy } from '../i18n/copy.ts';

export interface ConfirmDialogProps extends Omit<DialogProps, 'open' | 'onOpenChange' | 'cancelLabel'> {
  open?: boolean;
  onClose: () => void;
  /** Where leaving it undone has a better name than Cancel. */
  cancelLabel?: string;
}

export function ConfirmDialog({ open = true, onClose, cancelLabel, ...shown }: ConfirmDialogProps) {
  const { cancel } = useCopy(commonCopy);
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => stays || onClose()}
      cancelLabel={cancelLabel ?? cancel}
      {...shown}
    />
  );
}
