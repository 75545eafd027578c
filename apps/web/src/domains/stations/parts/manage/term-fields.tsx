// What claiming costs, how many there are and when: price, number, how often for each fan, times.
import { Field } from '@stagepass/ui/field/field.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useLiveDesigns } from '#domains/items/public/live-designs.ts';
import { useClubToken } from '#domains/tokens/public/use-club-token.ts';
import type { Form } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { stationBuilderCopy } from '../../builder-copy.ts';
import type { StationForm } from '../../model/draft.ts';
import { isCopy } from '../../model/kinds.ts';
import './builder.css';

export interface TermFieldsProps {
  club: ClubView;
  form: Form<StationForm>;
  disabled: boolean;
}

export function TermFields({ club, form, disabled }: TermFieldsProps) {
  const copy = useCopy(stationBuilderCopy);
  const { kind, design_id } = form.values;
  const copies = isCopy(kind);
  const { data: designs = [] } = useLiveDesigns(club.id);
  const left = copies ? designs.find(({ id }) => id === design_id)?.left : undefined;
  const token = useClubToken(club.id);
  const number = { inputMode: 'numeric', autoComplete: 'off', disabled } as const;
  const time = { type: 'datetime-local', disabled } as const;
  return (
    <>
      <div className="sp-station-pair">
        <Field
          {...form.field('price')}
          label={copy.price}
          hint={copy.priceHint}
          inputMode="decimal"
          autoComplete="off"
          maxLength={9}
          disabled={disabled}
        />
        <Field
          {...form.field('total')}
          {...number}
          label={copy.total}
          hint={typeof left === 'number' ? copy.totalLeft({ count: left }) : copy.totalHint}
          maxLength={7}
        />
        {copies ? (
          <Field
            {...form.field('per_fan')}
            {...number}
            label={copy.perFan}
            hint={copy.perFanHint}
            maxLength={2}
          />
        ) : null}
        {token !== null && (token !== undefined || form.values.tokens !== '') ? (
          <Field
            {...form.field('tokens')}
            {...number}
            label={copy.tokens}
            hint={
              typeof token?.left === 'number' ? copy.tokensLeft({ ...token, count: token.left }) : undefined
            }
            maxLength={6}
          />
        ) : null}
      </div>
      <div className="grid gap-3">
        <div className="sp-station-pair" data-wide="">
          <Field {...form.field('opens')} {...time} label={copy.opens} hint={copy.opensHint} />
          <Field {...form.field('closes')} {...time} label={copy.closes} hint={copy.closesHint} />
        </div>
        <p className="sp-small sp-faint">{copy.zone({ zone: club.time_zone.replaceAll('_', ' ') })}</p>
      </div>
    </>
  );
}
