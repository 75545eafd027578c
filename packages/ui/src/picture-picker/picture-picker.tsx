// A field for a picture: tap to pick, see what was picked, pick another or take it away.
import { type ChangeEvent, type CSSProperties, useEffect, useId, useState } from 'react';
import { describedBy, type FieldWords } from '../field/field-frame.tsx';
import { Icon } from '../icon/icon.tsx';
import { image } from '../icon/phosphor/image.ts';
import { warningCircle } from '../icon/phosphor/warning-circle.ts';
import { x } from '../icon/phosphor/x.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import './picture-picker.css';

export type PicturePickerProps = FieldWords & {
  /** The picture that is there now: its address, or a file just picked. */
  value: string | File | undefined;
  onChange: (file: File | undefined) => void;
  /** What pressing the empty field does, in words: "Add a cover". */
  pickLabel: string;
  removeLabel?: string | undefined;
  /** Describes the shown picture for screen readers. */
  pictureAlt: string;
  accept?: string | undefined;
  /** Width to height, for example 3 / 4 or 1. */
  ratio?: number | undefined;
  round?: boolean | undefined;
  /** 0–1 while it uploads. */
  progress?: number | undefined;
  disabled?: boolean | undefined;
};

function usePreview(value: string | File | undefined): string | undefined {
  const [preview, setPreview] = useState<{ file: File; url: string } | undefined>(undefined);
  useEffect(() => {
    if (!(value instanceof File)) return;
    const url = URL.createObjectURL(value);
    setPreview({ file: value, url });
    return () => URL.revokeObjectURL(url);
  }, [value]);
  if (value instanceof File) return preview?.file === value ? preview.url : undefined;
  return value;
}

export function PicturePicker(props: PicturePickerProps) {
  const { label, labelHidden, hint, error, value, onChange, pickLabel, removeLabel, pictureAlt } = props;
  const {
    accept = 'image/png,image/jpeg,image/webp,image/avif',
    ratio = 1,
    round,
    progress,
    disabled,
  } = props;
  const id = useId();
  const preview = usePreview(value);
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Emptied, so that picking the same file again is a change again.
    event.target.value = '';
    if (file) onChange(file);
  };
  const style = { '--ratio': ratio, '--progress': progress ?? 0 } as CSSProperties;
  return (
    <div
      className="sp-picture-picker"
      data-round={round ? '' : undefined}
      data-error={error === undefined ? undefined : ''}
    >
      <span className={labelHidden ? 'sp-visually-hidden' : 'sp-field-label'}>{label}</span>
      <div className="sp-picture-frame" style={style} data-busy={progress === undefined ? undefined : ''}>
        <label>
          <input
            type="file"
            accept={accept}
            disabled={disabled}
            aria-label={`${label}, ${pickLabel}`}
            aria-describedby={describedBy(id, { label, hint, error })}
            onChange={pick}
          />
          {preview === undefined ? (
            <span className="sp-picture-empty">
              <Icon of={image} />
              <span>{pickLabel}</span>
            </span>
          ) : (
            <img src={preview} alt={pictureAlt} />
          )}
        </label>
        {preview !== undefined && removeLabel !== undefined && !disabled ? (
          <IconButton
            label={removeLabel}
            surface="art"
            icon={<Icon of={x} weight="bold" size="1.125rem" />}
            onClick={() => onChange(undefined)}
          />
        ) : null}
      </div>
      {error !== undefined ? (
        <div className="sp-field-help" data-error="" id={`${id}-help`} role="alert">
          <Icon of={warningCircle} weight="fill" />
          <span>{error}</span>
        </div>
      ) : hint !== undefined ? (
        <div className="sp-field-help" id={`${id}-help`}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}
