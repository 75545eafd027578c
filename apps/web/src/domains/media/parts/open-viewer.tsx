// Pictures on the whole glass: swipe or arrow keys for the next, pinch or + and - to come nearer, Escape
// or the phone's way back to leave.
import type { MediaView } from '@stagepass/contract/media/shapes.ts';
import { useBackCloses } from '@stagepass/ui/back/use-back-closes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { caretLeft } from '@stagepass/ui/icon/phosphor/caret-left.ts';
import { caretRight } from '@stagepass/ui/icon/phosphor/caret-right.ts';
import { x } from '@stagepass/ui/icon/phosphor/x.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { getLocale } from '#platform/i18n/locale.ts';
import { mediaCopy } from '../copy.ts';
import './open-viewer.css';
import { usePinch } from './use-pinch.ts';
import type { ViewerProps } from './viewer-props.ts';

export function OpenViewer({ pictures, at, onMove }: ViewerProps & { at: number }) {
  const copy = useCopy(mediaCopy).viewer;
  const shown = pictures[at];
  const step = (way: -1 | 1) => {
    if (pictures[at + way]) onMove(at + way);
  };
  const dialog = useRef<HTMLDialogElement>(null);
  // The browser's own modal: it holds the focus, and gives it back to the picture that was pressed.
  useEffect(() => dialog.current?.showModal(), []);
  useBackCloses(true, () => onMove(null));
  if (shown === undefined) return null;
  const count = pictures.length;
  return (
    <dialog ref={dialog} className="sp-viewer" aria-label={copy.label} onClose={() => onMove(null)}>
      <Glass key={shown.id} picture={shown} onSwipe={step} onDismiss={() => onMove(null)} />
      <div className="sp-viewer-bar">
        <IconButton
          surface="art"
          label={copy.close}
          icon={<Icon of={x} weight="bold" size="1.25rem" />}
          onClick={() => onMove(null)}
        />
        {count > 1 ? <span className="sp-viewer-place">{copy.place({ at: at + 1, count })}</span> : null}
      </div>
      {count > 1 ? (
        <div className="sp-viewer-steps">
          <IconButton
            surface="art"
            label={copy.earlier}
            disabled={at === 0}
            icon={<Icon of={caretLeft} weight="bold" mirror />}
            onClick={() => step(-1)}
          />
          <IconButton
            surface="art"
            label={copy.later}
            disabled={at === count - 1}
            icon={<Icon of={caretRight} weight="bold" mirror />}
            onClick={() => step(1)}
          />
        </div>
      ) : null}
      {shown.alt === '' ? null : (
        <p className="sp-viewer-alt" dir="auto">
          {shown.alt}
        </p>
      )}
    </dialog>
  );
}

interface GlassProps {
  picture: MediaView;
  onSwipe: (way: -1 | 1) => void;
  onDismiss: () => void;
}

function Glass({ picture, onSwipe, onDismiss }: GlassProps) {
  const { noAlt } = useCopy(mediaCopy).viewer;
  const onward = getLocale().dir === 'rtl' ? -1 : 1;
  const swipe = (way: -1 | 1) => onSwipe(way === onward ? 1 : -1);
  const { near, come, reset, gestures } = usePinch({ onSwipe: swipe, onDismiss });
  const keys = new Map<string, () => void>([
    ['ArrowRight', () => swipe(1)],
    ['ArrowLeft', () => swipe(-1)],
    ['+', () => come(1.5)],
    ['=', () => come(1.5)],
    ['-', () => come(1 / 1.5)],
    ['0', reset],
  ]);
  const press = (event: KeyboardEvent) => {
    const act = keys.get(event.key);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return (
    <div
      className="sp-viewer-glass"
      role="img"
      aria-label={picture.alt || noAlt}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys that come nearer need somewhere to land.
      tabIndex={0}
      onKeyDown={press}
      {...gestures}
    >
      <img
        src={pictureAddress(picture.large_url)}
        alt=""
        draggable={false}
        style={{
          transform: `translate(${near.x}px, ${near.y}px) scale(${near.scale})`,
          backgroundImage: picture.placeholder === '' ? undefined : `url("${picture.placeholder}")`,
          aspectRatio: `${picture.width} / ${picture.height}`,
        }}
      />
    </div>
  );
}
