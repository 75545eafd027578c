// Owns what a part of a screen is replaced by when it throws or its file did not come: the rest of the screen stays as it is.
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { PlainFailure, useFailureSentence } from './plain-failure.tsx';

export interface Closable {
  open?: boolean;
  onClose?: () => void;
  onOpenChange?: (open: boolean) => void;
}

interface Props {
  children: ReactNode;
  /** The part's own props, which say whether it can be closed. */
  part?: Closable;
  /** Called before the part is drawn again. */
  onRetry?: () => void;
}

export function PartBoundary({ children, part = {}, onRetry }: Props) {
  const { onOpenChange, onClose = onOpenChange && (() => onOpenChange(false)) } = part;
  const fallback = (_: unknown, draw: () => void) => {
    const retry = () => {
      onRetry?.();
      draw();
    };
    if (onClose === undefined) return <PlainFailure retry={retry} of="part" />;
    return <Closed open={part.open} onClose={onClose} retry={retry} />;
  };
  return <ErrorBoundary fallback={fallback}>{children}</ErrorBoundary>;
}

type ClosedProps = { open: boolean | undefined; onClose: () => void; retry: () => void };

/** A sheet or a menu has no place on the screen for a sentence: it closes with a toast, and opening it again tries again. */
function Closed({ open, onClose, retry }: ClosedProps) {
  const sentence = useFailureSentence();
  const isSaid = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only being opened or closed is acted upon.
  useEffect(() => {
    if (open === false) return;
    if (isSaid.current) return retry();
    isSaid.current = true;
    showToast({ title: sentence, tone: 'bad' });
    onClose();
  }, [open]);
  return null;
}
