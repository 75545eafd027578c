// What a station hands out: its kind, and which badge, tier or item.
import type { StationKind } from '@stagepass/contract/stations/kinds.ts';
import { Field } from '@stagepass/ui/field/field.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { BadgePicker } from '#domains/badges/public/badge-picker.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useLiveDesigns } from '#domains/items/public/live-designs.ts';
import { useTiers } from '#domains/memberships/public/use-tiers.ts';
import type { Form } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { stationBuilderCopy } from '../../builder-copy.ts';
import type { StationForm } from '../../model/draft.ts';
import { kinds } from '../../model/kinds.ts';

export interface ThingFieldsProps {
  club: ClubView;
  form: Form<StationForm>;
  disabled: boolean;
  error: string | undefined;
}

export function ThingFields({ club, form, disabled, error }: ThingFieldsProps) {
  const copy = useCopy(stationBuilderCopy);
  const { kind } = form.values;
  return (
    <fieldset className="grid gap-3 m-0 p-0 border-0 min-w-0" disabled={disabled}>
      <legend className="sp-field-label">{copy.thing}</legend>
      <SegmentedControl<StationKind>
        label={copy.thing}
        segments={kinds.map((value) => ({ value, label: copy.kinds[value], disabled }))}
        value={kind}
        onChange={(next) => form.set({ kind: next })}
      />
      <p className="sp-small sp-faint">{copy.kindHints[kind]}</p>
      {kind === 'BADGE' ? (
        <BadgePicker
          club={club}
          value={form.values.badge_id === '' ? null : form.values.badge_id}
          onChange={(badge_id) => form.set({ badge_id })}
          error={error}
        />
      ) : kind === 'MEMBERTIER' ? (
        <TierFields club={club} form={form} disabled={disabled} error={error} />
      ) : (
        <DesignField club={club} form={form} disabled={disabled} error={error} />
      )}
    </fieldset>
  );
}

function TierFields({ club, form, disabled, error }: ThingFieldsProps) {
  const copy = useCopy(stationBuilderCopy);
  const { data: tiers = [] } = useTiers(club.id);
  return (
    <>
      <Select
        label={copy.tier}
        value={form.values.tier_id}
        disabled={disabled}
        error={error}
        onChange={(event) => form.set({ tier_id: event.target.value })}
      >
        <option value="">{copy.chooseTier}</option>
        {tiers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Field
        {...form.field('days')}
        label={copy.days}
        hint={copy.daysHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        disabled={disabled}
      />
    </>
  );
}

function DesignField({ club, form, disabled, error }: ThingFieldsProps) {
  const copy = useCopy(stationBuilderCopy);
  const { data: designs = [], isPending } = useLiveDesigns(club.id);
  return (
    <Select
      label={copy.design}
      hint={!isPending && designs.length === 0 ? copy.noDesigns : undefined}
      value={form.values.design_id}
      disabled={disabled}
      error={error}
      onChange={(event) => form.set({ design_id: event.target.value })}
    >
      <option value="">{copy.chooseDesign}</option>
      {designs.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
