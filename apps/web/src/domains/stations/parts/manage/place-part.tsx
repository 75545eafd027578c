// Where a station is: online with a link or none, or a place with its name, address and point; and the steps that ask fans to be there.
import type { RequirementType } from '@stagepass/contract/requirements/kinds.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { mapPin } from '@stagepass/ui/icon/phosphor/map-pin.ts';
import { qrCode } from '@stagepass/ui/icon/phosphor/qr-code.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { PointFields } from '#domains/requirements/public/point-fields.tsx';
import type { Form } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { stationBuilderCopy } from '../../builder-copy.ts';
import type { StationForm } from '../../model/draft.ts';

export interface PlacePartProps {
  form: Form<StationForm>;
  disabled: boolean;
  error: string | undefined;
  /** A step asks for being there already. */
  onSite: boolean;
  onAdd: (type: RequirementType) => void;
}

const wheres = ['virtual', 'real'] as const;
const PIN_RADIUS_M = 60;

export function PlacePart({ form, disabled, error, onSite, onAdd }: PlacePartProps) {
  const copy = useCopy(stationBuilderCopy);
  const { where, lat, long } = form.values;
  return (
    <fieldset className="grid gap-3 m-0 p-0 border-0 min-w-0" disabled={disabled}>
      <legend className="sp-field-label">{copy.place}</legend>
      <SegmentedControl
        label={copy.place}
        segments={wheres.map((value) => ({ value, label: copy.places[value], disabled }))}
        value={where}
        onChange={(next) => form.set({ where: next })}
      />
      {where === 'virtual' ? (
        <Field
          {...form.field('url')}
          label={copy.url}
          hint={copy.urlHint}
          type="url"
          inputMode="url"
          maxLength={500}
          disabled={disabled}
        />
      ) : (
        <>
          <Field {...form.field('place_name')} label={copy.placeName} maxLength={80} disabled={disabled} />
          <Field {...form.field('address')} label={copy.address} maxLength={160} disabled={disabled} />
          <PointFields point={{ lat, long }} radius_m={PIN_RADIUS_M} onChange={(point) => form.set(point)} />
          {error === undefined ? null : (
            <p className="sp-field-help" data-error="" role="alert">
              {error}
            </p>
          )}
          {onSite || disabled ? null : <AskToBeThere onAdd={onAdd} />}
        </>
      )}
    </fieldset>
  );
}

function AskToBeThere({ onAdd }: Pick<PlacePartProps, 'onAdd'>) {
  const copy = useCopy(stationBuilderCopy);
  return (
    <Notice>
      {copy.onSite}
      <span className="flex flex-wrap gap-2 mt-2">
        <Button
          variant="secondary"
          size="small"
          icon={<Icon of={mapPin} />}
          onClick={() => onAdd('LOCATION')}
        >
          {copy.addLocation}
        </Button>
        <Button variant="secondary" size="small" icon={<Icon of={qrCode} />} onClick={() => onAdd('QRCODE')}>
          {copy.addCode}
        </Button>
      </span>
    </Notice>
  );
}
