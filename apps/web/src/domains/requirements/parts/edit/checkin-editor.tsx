// The editor of CHECKIN.
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { editCopy } from '../../edit-copy.ts';
import type { EditorProps } from './editor-props.ts';
import { NumberField } from './number-field.tsx';
import './edit.css';

const MOST_DAYS = 60;

export function CheckinEditor({ config, onChange }: EditorProps<'CHECKIN'>) {
  const { edit } = useCopy(editCopy);
  return (
    <div className="sp-edit-fields">
      <NumberField
        label={edit.checkinDays}
        value={config.days}
        min={1}
        max={MOST_DAYS}
        onChange={(days) =>
          onChange({ ...config, days: Math.min(MOST_DAYS, Math.max(1, Math.round(days ?? 1))) })
        }
      />
      <SegmentedControl
        label={edit.checkinMode}
        value={config.mode}
        segments={(['row', 'all'] as const).map((value) => ({ value, label: edit.checkinModes[value] }))}
        onChange={(mode) => onChange({ ...config, mode })}
      />
    </div>
  );
}
