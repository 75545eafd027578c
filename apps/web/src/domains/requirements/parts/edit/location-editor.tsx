// The editor of LOCATION.
import { Field } from '@stagepass/ui/field/field.tsx';
import { SwitchRow } from '@stagepass/ui/switch/switch-row.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import type { EditorProps } from './editor-props.ts';
import { PlaceFields } from './place-fields.tsx';
import { siteEditCopy } from './site-copy.ts';
import './edit.css';

export function LocationEditor({ config, onChange }: EditorProps<'LOCATION'>) {
  const copy = useCopy(siteEditCopy);
  const { place, name, hint, hidden, code } = config;
  return (
    <div className="sp-edit-fields">
      <Field
        label={copy.placeName}
        hint={copy.placeNameHint}
        maxLength={80}
        value={name}
        onChange={(event) => onChange({ ...config, name: event.target.value })}
      />
      <PlaceFields place={place} onChange={(next) => onChange({ ...config, place: next })} />
      <TextArea
        label={copy.hint}
        hint={copy.hintHint}
        rows={2}
        maxLength={240}
        value={hint}
        onChange={(event) => onChange({ ...config, hint: event.target.value })}
      />
      <SwitchRow
        title={copy.hidden}
        detail={copy.hiddenHint}
        checked={hidden}
        onChange={(next) => onChange({ ...config, hidden: next })}
      />
      <SwitchRow
        title={copy.code}
        detail={copy.codeHint}
        checked={code}
        onChange={(next) => onChange({ ...config, code: next })}
      />
      {code ? <p className="sp-small sp-quiet m-0">{copy.codeAfter}</p> : null}
    </div>
  );
}
