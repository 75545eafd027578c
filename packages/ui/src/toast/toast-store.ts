// The one toast that may be seen, kept outside React: a few lines, so that the region with its gestures can load later.
import type { ReactNode } from 'react';

export type ToastTone = 'plain' | 'good' | 'bad';

export type ToastMessage = {
  title: string;
  description?: string | undefined;
  tone?: ToastTone | undefined;
  /** A picture or an icon in front. */
  avatar?: ReactNode;
  /** Called when the toast itself is pressed. */
  onOpen?: (() => void) | undefined;
  action?: { label: string; onAction: () => void } | undefined;
};

export type ShownToast = ToastMessage & { id: number; open: boolean };

/** How long a closed toast is kept before it is forgotten. */
export const toastRemovalDelayMs = 1_000_000;

let shown: ShownToast | undefined;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: ShownToast | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}

export const toastStore = {
  current: (): ShownToast | undefined => shown,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Shows a toast in place of any other, and gives its id. */
export function showToast(message: ToastMessage): number {
  clearTimeout(removal);
  lastId += 1;
  set({ ...message, id: lastId, open: true });
  return lastId;
}

/** Closes the toast with this id, or whichever is shown; the region plays it out. */
export function dismissToast(id?: number): void {
  if (!shown?.open || (id !== undefined && id !== shown.id)) return;
  const closed = shown.id;
  set({ ...shown, open: false });
  clearTimeout(removal);
  removal = setTimeout(() => {
    if (shown?.id === closed) set(undefined);
  }, toastRemovalDelayMs);
}
