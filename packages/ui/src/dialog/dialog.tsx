// A question that must be answered before anything else; a destructive one is named by its verb.
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { useBackCloses } from '../back/use-back-closes.ts';
import { Button } from '../button/button.tsx';
import { useGel } from '../gel/gel-hue.ts';
import './dialog.css';
import { useReturnFocus } from './use-return-focus.ts';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Anything between the words and the buttons, for example a field. */
  children?: ReactNode;
  cancelLabel: string;
  confirm?:
    | {
        label: string;
        onConfirm: () => void;
        tone?: 'gel' | 'danger' | undefined;
        loading?: boolean | undefined;
        disabled?: boolean | undefined;
        /** As of a button: of an act that charges money. */
        resting?: boolean | undefined;
      }
    | undefined;
};

export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, cancelLabel, confirm } = props;
  const cancel = useRef<HTMLButtonElement | null>(null);
  const { remember, onCloseAutoFocus } = useReturnFocus();
  const gel = useGel();
  const destructive = confirm?.tone === 'danger';
  useBackCloses(open, () => {
    if (!confirm?.loading) onOpenChange(false);
  });
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="sp-scrim" />
        <Radix.Content
          {...gel}
          className="sp-dialog"
          role={destructive ? 'alertdialog' : 'dialog'}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          // What cannot be undone is not confirmed or lost by a stray tap: the harmless button has the focus,
          // and only a button or Escape closes it.
          onOpenAutoFocus={(event) => {
            remember();
            if (!destructive || children !== undefined) return;
            event.preventDefault();
            cancel.current?.focus();
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          onInteractOutside={(event) => {
            if (destructive || confirm?.loading) event.preventDefault();
          }}
          onEscapeKeyDown={(event) => {
            if (confirm?.loading) event.preventDefault();
          }}
        >
          <Radix.Title className="sp-title sp-dialog-title">{title}</Radix.Title>
          {description === undefined ? null : (
            <Radix.Description asChild>
              <div className="sp-dialog-words">{description}</div>
            </Radix.Description>
          )}
          {children === undefined ? null : <div className="sp-dialog-body">{children}</div>}
          <div className="sp-dialog-actions">
            <Button
              ref={cancel}
              variant="secondary"
              disabled={confirm?.loading}
              onClick={() => onOpenChange(false)}
            >
              {cancelLabel}
            </Button>
            {confirm === undefined ? null : (
              <Button
                tone={confirm.tone}
                loading={confirm.loading}
                disabled={confirm.disabled}
                resting={confirm.resting}
                onClick={confirm.onConfirm}
              >
                {confirm.label}
              </Button>
            )}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
