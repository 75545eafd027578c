// The frame of a sheet whose code is still on its way: it rises with the tap, so that a slow network is not taken for a tap
// that was not felt. Light enough for a first screen; the sheet takes its place without rising again.
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { createPortal } from 'react-dom';
import { useGel } from '../gel/gel-hue.ts';
import { Icon } from '../icon/icon.tsx';
import { x } from '../icon/phosphor/x.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import './drawer.css';

export type DrawerFrameProps = {
  title: string;
  description?: ReactNode;
  closeLabel: string;
  onClose: () => void;
  /** Skeletons, about as high as the sheet will be. */
  children: ReactNode;
};

export function DrawerFrame({ title, description, closeLabel, onClose, children }: DrawerFrameProps) {
  const titleId = useId();
  const gel = useGel();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  // The focus stays on what opened it: the sheet itself takes it, and gives it back there.
  return createPortal(
    <>
      <div className="sp-scrim" />
      <div
        {...gel}
        className="sp-drawer"
        data-waiting=""
        role="dialog"
        aria-modal="true"
        aria-busy="true"
        aria-labelledby={titleId}
      >
        <div className="sp-drawer-handle" aria-hidden="true" />
        <div className="sp-drawer-head">
          <div className="sp-drawer-words">
            <h2 id={titleId} className="sp-title">
              {title}
            </h2>
            {description === undefined ? null : <div className="sp-small sp-quiet">{description}</div>}
          </div>
          <IconButton
            label={closeLabel}
            surface="raised"
            icon={<Icon of={x} weight="bold" size="1.125rem" />}
            onClick={onClose}
          />
        </div>
        <div className="sp-drawer-body">{children}</div>
      </div>
    </>,
    document.body,
  );
}
