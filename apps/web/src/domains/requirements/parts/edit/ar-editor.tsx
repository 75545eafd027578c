// The editor of AR: which model, whether a marker leads to it, and the marker to print.
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { arEditCopy } from './ar-copy.ts';
import type { EditorProps } from './editor-props.ts';
import { MarkerPlate } from './marker-plate.tsx';
import { ModelChoice } from './model-choice.tsx';
import { NumberField } from './number-field.tsx';
import './edit.css';

export function ArEditor({ config, club_id, requirement_id = null, onChange, onBusy }: EditorProps<'AR'>) {
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
        club_id={club_id}
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
