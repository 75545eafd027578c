// Birth date and country, asked once before the first payment of any kind.
import type { Identity } from '@stagepass/contract/ledger/shapes.ts';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { type BodyOf, useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useSetIdentity } from '../data/rules.ts';
import { identityCopy } from '../identity-copy.ts';
import { countriesIn, countryOfPhone } from './countries.ts';

export interface IdentitySheetProps {
  /** What somebody was about to do. */
  purpose: 'top-up' | 'draw';
  onSaid: (identity: Identity) => void;
  onClose: () => void;
}

export function IdentitySheet({ purpose, onSaid, onClose }: IdentitySheetProps) {
  const words = useCopy(identityCopy);
  const { title, text, go } = words.purposes[purpose];
  const { tag } = useLocale();
  const set = useSetIdentity();
  const form = useForm<BodyOf<'PUT /wallet/identity'>>({
    initial: () => ({ birth_date: '', country: countryOfPhone() }),
    copy: words,
    check: ({ birth_date, country }) => ({
      birth_date: birth_date === '' ? words.needBirth : undefined,
      country: country === '' ? words.needCountry : undefined,
    }),
    send: async (given) => onSaid((await set.mutateAsync(given)).identity),
    codes: { 'ledger.birth-date': 'birth_date' },
  });
  return (
    <Sheet
      onClose={onClose}
      title={title}
      description={text}
      footer={<SubmitButton of={form}>{go}</SubmitButton>}
    >
      <form {...form.form} className="grid gap-4">
        <Field
          {...form.field('birth_date')}
          label={words.birth}
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          max={new Date().toISOString().slice(0, 10)}
        />
        <Select {...form.field('country')} label={words.country} autoComplete="country">
          <option value="">{words.choose}</option>
          {countriesIn(tag).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <FormError of={form} />
      </form>
    </Sheet>
  );
}
