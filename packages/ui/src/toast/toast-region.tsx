// Shows the store's toast: 5 s, paused under a finger or the focus, swiped away to the right, reached with F8.
import { Toast } from 'radix-ui';
import { type CSSProperties, type MouseEvent, useRef, useSyncExternalStore } from 'react';
import { Icon } from '../icon/icon.tsx';
import { x } from '../icon/phosphor/x.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import './toast.css';
import { dismissToast, type ShownToast, toastStore } from './toast-store.ts';
import { useToastPlace } from './use-toast-place.ts';

const durationMs = 5000;
const swipePx = 50;
const hotkey = ['F8'];

export type ToastRegionProps = {
  /** Names the region; `{hotkey}` in it is replaced by the key that leads there. */
  label: string;
  /** Said before a toast's words, for example "Notification". */
  toastLabel: string;
  closeLabel: string;
};

function ToastWords({ toast }: { toast: ShownToast }) {
  const words = (
    <>
      {toast.avatar}
      <span className="sp-toast-words">
        <Toast.Title asChild>
          <span className="sp-toast-title">{toast.title}</span>
        </Toast.Title>
        {toast.description === undefined ? null : (
          <Toast.Description asChild>
            <span className="sp-toast-description">{toast.description}</span>
          </Toast.Description>
        )}
      </span>
    </>
  );
  const { onOpen } = toast;
  if (!onOpen) return <span className="sp-toast-main">{words}</span>;
  const open = (event: MouseEvent) => {
    // The click that ends a swipe is none: Radix marks it so.
    if (event.defaultPrevented) return;
    dismissToast(toast.id);
    onOpen();
  };
  return (
    <button type="button" className="sp-toast-main" onClick={open}>
      {words}
    </button>
  );
}

export function ToastRegion({ label, toastLabel, closeLabel }: ToastRegionProps) {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.current);
  const region = useRef<HTMLOListElement>(null);
  const { place, foot } = useToastPlace(region, toast);
  return (
    <Toast.Provider label={toastLabel} swipeDirection="right" swipeThreshold={swipePx}>
      {toast === undefined ? null : (
        <Toast.Root
          key={toast.id}
          className="sp-toast"
          data-tone={toast.tone ?? 'plain'}
          type={toast.tone === 'bad' ? 'foreground' : 'background'}
          open={toast.open}
          // Its seconds begin when it is seen.
          duration={place === undefined ? Number.POSITIVE_INFINITY : durationMs}
          onOpenChange={(open) => {
            if (!open) dismissToast(toast.id);
          }}
        >
          <ToastWords toast={toast} />
          {toast.action === undefined ? null : (
            <Toast.Action asChild altText={toast.action.label}>
              <button type="button" className="sp-toast-action" onClick={toast.action.onAction}>
                {toast.action.label}
              </button>
            </Toast.Action>
          )}
          <Toast.Close asChild>
            <IconButton label={closeLabel} icon={<Icon of={x} weight="bold" size="1rem" />} />
          </Toast.Close>
          <span className="sp-toast-time" aria-hidden="true" />
        </Toast.Root>
      )}
      <Toast.Viewport
        ref={region}
        className="sp-toast-region"
        data-place={place}
        style={{ '--toast-foot': `${foot}px` } as CSSProperties}
        hotkey={hotkey}
        label={label}
      />
    </Toast.Provider>
  );
}
