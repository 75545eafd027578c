// The picture or video of a requirement: chosen, sent with its progress, described, taken out again.
import type { MediaView } from '@stagepass/contract/media/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { image } from '@stagepass/ui/icon/phosphor/image.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { pictureTypes, videoTypes } from '#domains/media/public/upload-trouble.ts';
import { useSending } from '#domains/media/public/use-sending.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { describeMedia } from '../../data/editing.ts';
import { editCopy } from '../../edit-copy.ts';
import { FilePicker } from '../file-picker.tsx';
import { TaskMedia } from '../play/task-media.tsx';
import '../play/play.css';

export interface MediaFieldProps {
  /** What is there since before. */
  value: MediaView | null;
  onChange: (media_id: string | null, view: MediaView | null) => void;
  /** No videos. */
  only?: 'picture' | undefined;
  /** Whoever shows it otherwise needs no picture here. */
  shows?: boolean | undefined;
  words?: { label: string; hint: string; add: string } | undefined;
  onBusy: (busy: boolean) => void;
}

export function MediaField({ value, onChange, onBusy, only, shows = true, words }: MediaFieldProps) {
  const { edit } = useCopy(editCopy);
  const { label, hint, add } = words ?? { label: edit.media, hint: edit.mediaHint, add: edit.mediaAdd };
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [fresh, setFresh] = useState<MediaView | null>(null);
  const sending = useSending(only ?? 'picture-or-video', (view) => {
    setFresh(view);
    onChange(view.id, view);
  });
  const shown = fresh ?? value;
  const under = sending.progress;
  const busy = under !== undefined;
  useEffect(() => onBusy(busy), [busy, onBusy]);
  const remove = () => {
    sending.stop();
    setFresh(null);
    onChange(null, null);
  };
  return (
    <fieldset aria-labelledby={`${id}-label`} className="sp-edit-media">
      <span className="sp-field-label" id={`${id}-label`}>
        {label}
      </span>
      {shown === null || !shows ? null : <TaskMedia media={shown} />}
      {sending.trouble === null ? null : (
        <Notice tone="bad" live>
          {sending.trouble}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          loading={busy}
          icon={<Icon of={image} />}
          onClick={() => picker.current?.click()}
        >
          {shown === null ? add : edit.mediaOther}
        </Button>
        {shown === null && !busy ? null : (
          <Button variant="ghost" size="small" onClick={remove}>
            {edit.mediaRemove}
          </Button>
        )}
      </div>
      <p className="sp-small sp-quiet" role="status">
        {under === undefined
          ? hint
          : sending.waiting
            ? edit.mediaWaiting
            : edit.mediaSending({ percent: Math.floor(under * 100) })}
      </p>
      {fresh === null ? null : <Describe key={fresh.id} media={fresh} onDescribed={setFresh} />}
      <FilePicker
        field={picker}
        label={add}
        accept={only === 'picture' ? pictureTypes : `${pictureTypes},${videoTypes}`}
        onFile={sending.send}
      />
    </fieldset>
  );
}

/** Of what was just sent, which is the person's own: kept as soon as the field is left. */
function Describe({ media, onDescribed }: { media: MediaView; onDescribed: (media: MediaView) => void }) {
  const copy = useCopy(editCopy);
  const [alt, setAlt] = useState(media.alt);
  const keep = () => {
    if (alt.trim() === media.alt) return;
    describeMedia(media.id, alt.trim()).then(
      () => onDescribed({ ...media, alt: alt.trim() }),
      (error: unknown) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    );
  };
  return (
    <Field
      label={copy.edit.mediaDescribe}
      hint={copy.edit.mediaDescribeHint}
      maxLength={1000}
      value={alt}
      onChange={(event) => setAlt(event.target.value)}
      onBlur={keep}
    />
  );
}
