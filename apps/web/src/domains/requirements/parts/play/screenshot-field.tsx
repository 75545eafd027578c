// A picture as a proof: sent as soon as it is chosen, shown as it will be seen, and seen by the club's staff only.
import type { MediaView } from '@stagepass/contract/media/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { image } from '@stagepass/ui/icon/phosphor/image.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useEffect, useId, useRef } from 'react';
import { Picture } from '#domains/media/public/picture.tsx';
import { pictureTypes } from '#domains/media/public/upload-trouble.ts';
import { useSending } from '#domains/media/public/use-sending.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { FilePicker } from '../file-picker.tsx';
import { socialPlayCopy } from './social-copy.ts';

export interface ScreenshotFieldProps {
  value: MediaView | null;
  error: string | undefined;
  onChange: (picture: MediaView | null) => void;
  /** It is on its way: nothing can be sent yet. */
  onBusy: (busy: boolean) => void;
}

export function ScreenshotField({ value, error, onChange, onBusy }: ScreenshotFieldProps) {
  const copy = useCopy(socialPlayCopy);
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const sending = useSending('picture', onChange);
  const under = sending.progress;
  const busy = under !== undefined;
  useEffect(() => onBusy(busy), [busy, onBusy]);
  return (
    <fieldset aria-labelledby={`${id}-label`} className="sp-screenshot">
      <span className="sp-field-label" id={`${id}-label`}>
        {copy.pictureLabel}
      </span>
      {value === null ? null : (
        <div className="sp-screenshot-shown">
          <Picture media={{ ...value, alt: value.alt || copy.shown }} sizes="192px" />
        </div>
      )}
      {sending.trouble === null ? null : (
        <Notice tone="bad" live>
          {sending.trouble}
        </Notice>
      )}
      <ScreenshotButtons
        chosen={value !== null}
        busy={busy}
        described={`${id}-said`}
        onChoose={() => picker.current?.click()}
        onRemove={() => {
          sending.stop();
          onChange(null);
        }}
      />
      <p id={`${id}-said`} className="sp-small sp-quiet m-0" role="status">
        {under === undefined
          ? copy.pictureHint
          : sending.waiting
            ? copy.waiting
            : copy.uploading({ percent: Math.floor(under * 100) })}
      </p>
      {error === undefined ? null : (
        <p className="sp-choice-error" role="alert">
          {error}
        </p>
      )}
      <FilePicker
        field={picker}
        label={copy.picture}
        accept={pictureTypes}
        onFile={(file) => {
          // What was sent before is no proof any more, whatever becomes of this one.
          onChange(null);
          sending.send(file);
        }}
      />
    </fieldset>
  );
}

interface ScreenshotButtonsProps {
  chosen: boolean;
  busy: boolean;
  described: string;
  onChoose: () => void;
  onRemove: () => void;
}

function ScreenshotButtons({ chosen, busy, described, onChoose, onRemove }: ScreenshotButtonsProps) {
  const copy = useCopy(socialPlayCopy);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        loading={busy}
        icon={<Icon of={image} />}
        aria-describedby={described}
        onClick={onChoose}
      >
        {chosen ? copy.pictureOther : copy.picture}
      </Button>
      {chosen || busy ? (
        <Button variant="ghost" onClick={onRemove}>
          {copy.pictureRemove}
        </Button>
      ) : null}
    </div>
  );
}
