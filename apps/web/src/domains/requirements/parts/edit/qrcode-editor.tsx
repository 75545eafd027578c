// The editor of QRCODE.
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { SwitchRow } from '@stagepass/ui/switch/switch-row.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import type { EditorProps } from './editor-props.ts';
import { NumberField } from './number-field.tsx';
import { PlaceFields } from './place-fields.tsx';
import { siteEditCopy } from './site-copy.ts';
import './edit.css';

export function QrcodeEditor({ config, onChange }: EditorProps<'QRCODE'>) {
  const copy = useCopy(siteEditCopy);
  const { mode, uses, place, where } = config;
  return (
    <div className="sp-edit-fields">
      <div>
        <SegmentedControl
          label={copy.mode}
          value={mode}
          segments={(['fixed', 'rotating'] as const).map((value) => ({ value, label: copy.modes[value] }))}
          onChange={(next) => onChange({ ...config, mode: next })}
        />
        <p className="sp-small sp-quiet mt-2 mb-0">
          {copy.modeHints[mode]} {copy.codeAfter}
        </p>
      </div>
      <TextArea
        label={copy.where}
        hint={copy.whereHint}
        rows={2}
        maxLength={240}
        value={where}
        onChange={(event) => onChange({ ...config, where: event.target.value })}
      />
      <NumberField
        label={copy.uses}
        hint={copy.usesHint}
        value={uses}
        min={1}
        max={100_000}
        onChange={(next) =>
          onChange({
            ...config,
            uses: next === null ? null : Math.max(1, Math.min(100_000, Math.round(next))),
          })
        }
      />
      <SwitchRow
        title={copy.placed}
        detail={copy.placedHint}
        checked={place !== null}
        onChange={(on) => onChange({ ...config, place: on ? { lat: 0, long: 0, radius_m: 150 } : null })}
      />
      {place === null ? null : (
        <PlaceFields place={place} onChange={(next) => onChange({ ...config, place: next })} />
      )}
    </div>
  );
}
