// Cutting a picture square: dragged with a finger, moved with the arrow keys, brought closer with a slider.
import { Button } from '@stagepass/ui/button/button.tsx';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { usersCopy } from '../copy.ts';
import type { OpenPicture } from '../data/cut-picture.ts';
import { type Crop, cropSquare, heldInside, MAX_ZOOM, movedBy, wholeCrop } from '../model/crop.ts';
import './crop-drawer.css';

const steps: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: 0.04, y: 0 },
  ArrowRight: { x: -0.04, y: 0 },
  ArrowUp: { x: 0, y: 0.04 },
  ArrowDown: { x: 0, y: -0.04 },
};

export function CropDrawer(props: {
  picture: OpenPicture;
  /** Share of the upload that is sent, or null while nothing is. */
  sent: number | null;
  trouble: string | null;
  onUse: (crop: Crop) => void;
  onClose: () => void;
}) {
  const { picture, sent, trouble, onUse, onClose } = props;
  const copy = useCopy(usersCopy);
  const [crop, setCrop] = useState<Crop>(wholeCrop);
  const busy = sent !== null;
  return (
    <Sheet
      onClose={() => (busy ? undefined : onClose())}
      title={copy.picture.cropTitle}
      description={copy.picture.cropLead}
      footer={
        <Button wide loading={busy} onClick={() => onUse(crop)}>
          {busy ? copy.picture.uploading({ percent: Math.round(sent * 100) }) : copy.picture.use}
        </Button>
      }
    >
      <CropFrame
        picture={picture}
        crop={crop}
        onCrop={setCrop}
        disabled={busy}
        label={copy.picture.cropArea}
      />
      <label className="sp-crop-zoom">
        <span className="sp-small sp-quiet">{copy.picture.zoom}</span>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.01}
          value={crop.zoom}
          disabled={busy}
          onChange={(event) => setCrop(heldInside({ ...crop, zoom: event.target.valueAsNumber }, picture))}
        />
      </label>
      {trouble === null ? null : (
        <p className="sp-small mt-2 text-bad" role="alert">
          {trouble}
        </p>
      )}
    </Sheet>
  );
}

function CropFrame(props: {
  picture: OpenPicture;
  crop: Crop;
  onCrop: (crop: Crop) => void;
  disabled: boolean;
  label: string;
}) {
  const { picture, crop, onCrop, disabled, label } = props;
  const dragged = useRef<{ x: number; y: number } | null>(null);
  const { left, top, side } = cropSquare(crop, picture);
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const from = dragged.current;
    if (!from || disabled) return;
    const frame = event.currentTarget.clientWidth;
    dragged.current = { x: event.clientX, y: event.clientY };
    onCrop(
      movedBy(crop, { x: (event.clientX - from.x) / frame, y: (event.clientY - from.y) / frame }, picture),
    );
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (!step || disabled) return;
    event.preventDefault();
    onCrop(movedBy(crop, step, picture));
  };
  return (
    <div
      className="sp-crop"
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture.
      tabIndex={0}
      aria-label={label}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={move}
      onPointerUp={() => {
        dragged.current = null;
      }}
      onPointerCancel={() => {
        dragged.current = null;
      }}
    >
      <img
        src={picture.url}
        alt=""
        draggable={false}
        style={{
          width: `${(picture.width / side) * 100}%`,
          height: `${(picture.height / side) * 100}%`,
          insetBlockStart: `${(-top / side) * 100}%`,
          left: `${(-left / side) * 100}%`,
        }}
      />
    </div>
  );
}
