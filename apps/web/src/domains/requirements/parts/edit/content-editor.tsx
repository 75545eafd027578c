// The editor of CONTENT.
import type { MediaView } from '@stagepass/contract/media/shapes.ts';
import { Checkbox } from '@stagepass/ui/checkbox/checkbox.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { editCopy } from '../../edit-copy.ts';
import type { EditorProps } from './editor-props.ts';
import { MediaField } from './media-field.tsx';
import './edit.css';

export function ContentEditor({ config, media, onChange, onBusy }: EditorProps<'CONTENT'>) {
  const { edit } = useCopy(editCopy);
  const [shown, setShown] = useState<MediaView | null>(
    media.find(({ id }) => id === config.media_id) ?? null,
  );
  const link = config.link ?? { label: '', url: '' };
  const setLink = (next: { label: string; url: string }) =>
    onChange({ ...config, link: next.label === '' && next.url === '' ? null : next });
  return (
    <div className="sp-edit-fields">
      <MediaField
        value={media.find(({ id }) => id === config.media_id) ?? null}
        onChange={(media_id, view) => {
          setShown(view);
          onChange({ ...config, media_id, watch: false });
        }}
        onBusy={onBusy}
      />
      {shown?.kind === 'video' ? (
        <Checkbox
          checked={config.watch ?? false}
          onChange={(event) => onChange({ ...config, watch: event.target.checked })}
        >
          {edit.watch}
        </Checkbox>
      ) : null}
      <TextArea
        label={edit.text}
        hint={edit.textHint}
        rows={6}
        maxLength={5000}
        count={`${config.text.length} / 5000`}
        value={config.text}
        onChange={(event) => onChange({ ...config, text: event.target.value })}
      />
      <Field
        label={edit.linkLabel}
        value={link.label}
        maxLength={60}
        onChange={(event) => setLink({ ...link, label: event.target.value })}
      />
      <Field
        label={edit.linkUrl}
        type="url"
        inputMode="url"
        placeholder="https://"
        value={link.url}
        maxLength={500}
        onChange={(event) => setLink({ ...link, url: event.target.value })}
      />
      <Field
        label={edit.seconds}
        hint={edit.secondsHint}
        type="number"
        inputMode="numeric"
        min={0}
        max={900}
        value={String(config.seconds)}
        onChange={(event) =>
          onChange({
            ...config,
            seconds: Math.min(900, Math.max(0, Math.round(Number(event.target.value) || 0))),
          })
        }
      />
    </div>
  );
}
