// The editor of AR: which model, whether a marker leads to it, and the marker to print.
import { MAX_MODEL_BYTES } from '@stagepass/base/model-limits.ts';
import type { ConfigOf } from '@stagepass/contract/requirements/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { useEffect, useState } from 'react';
import { useSending } from '#domains/media/public/use-sending.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { arEditCopy } from './ar-copy.ts';
import type { EditorProps } from './editor-props.ts';
import { MarkerPlate } from './marker-plate.tsx';
import { NumberField } from './number-field.tsx';
import './edit.css';

type Model = ConfigOf<'AR'>['model'];
const choices = ['microphone', 'record', 'upload'] as const;
type Choice = (typeof choices)[number];

export function ArEditor({ config, requirement_id = null, onChange, onBusy }: EditorProps<'AR'>) {
  const copy = useCopy(arEditCopy);
  return (
    <div className="sp-edit-fields">
      <SegmentedControl
        label={copy.find}
        value={config.find}
        segments={(['model', 'marker'] as const).map((value) => ({ value, label: copy.finds[value] }))}
        onChange={(find) => onChange({ ...config, find })}
      />
      <ModelChoice
        model={config.model}
        onChange={(model) => onChange({ ...config, model })}
        onBusy={onBusy}
      />
      <TextArea
        label={copy.text}
        rows={2}
        maxLength={1000}
        value={config.text}
        onChange={(event) => onChange({ ...config, text: event.target.value })}
      />
      <NumberField
        label={copy.seconds}
        value={config.seconds}
        min={0}
        max={300}
        onChange={(seconds) =>
          onChange({ ...config, seconds: Math.min(300, Math.max(0, Math.round(seconds ?? 0))) })
        }
      />
      {config.find === 'marker' ? (
        <fieldset className="sp-edit-part">
          <legend className="sp-visually-hidden">{copy.marker}</legend>
          <MarkerPlate requirementId={requirement_id} />
        </fieldset>
      ) : null}
    </div>
  );
}

function ModelChoice(props: {
  model: Model;
  onChange: (model: Model) => void;
  onBusy: (busy: boolean) => void;
}) {
  const copy = useCopy(arEditCopy);
  const { model, onChange, onBusy } = props;
  const [choice, setChoice] = useState<Choice>(model.from === 'house' ? model.shape : 'upload');
  const [isTooLarge, setTooLarge] = useState(false);
  const sending = useSending('file', ({ id }) => onChange({ from: 'upload', media_id: id }));
  const hasFile = model.from === 'upload';
  // A model of one's own that is not there yet cannot be saved.
  const busy = sending.progress !== undefined || (choice === 'upload' && !hasFile);
  useEffect(() => onBusy(busy), [busy, onBusy]);
  const choose = (next: Choice) => {
    sending.stop();
    setChoice(next);
    if (next !== 'upload') onChange({ from: 'house', shape: next });
  };
  return (
    <>
      <SegmentedControl
        label={copy.model}
        value={choice}
        segments={choices.map((value) => ({ value, label: copy.models[value] }))}
        onChange={choose}
      />
      {choice !== 'upload' ? null : hasFile ? (
        <div className="flex flex-wrap items-center gap-2">
          <span className="sp-small">{copy.fileThere}</span>
          <Button
            variant="ghost"
            size="small"
            onClick={() => onChange({ from: 'house', shape: 'microphone' })}
          >
            {copy.fileRemove}
          </Button>
        </div>
      ) : (
        <Field
          label={copy.file}
          hint={
            sending.progress === undefined
              ? copy.fileHint
              : copy.fileSending({ percent: Math.floor(sending.progress * 100) })
          }
          error={isTooLarge ? copy.tooLarge : (sending.trouble ?? undefined)}
          type="file"
          accept=".glb,model/gltf-binary"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            setTooLarge(file !== undefined && file.size > MAX_MODEL_BYTES);
            if (file && file.size <= MAX_MODEL_BYTES) sending.send(file);
          }}
        />
      )}
    </>
  );
}
