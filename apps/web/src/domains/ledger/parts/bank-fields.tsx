// The fields of a bank account, as the bank's country asks for them.
import {
  accountTypesOf,
  type BankField,
  bankFieldsOf,
  isBankFieldOptional,
} from '@stagepass/base/bank-details.ts';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import type { Form } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { bankCopy } from '../bank-copy.ts';
import type { PayoutDraft } from '../model/payout-draft.ts';
import { countriesIn } from '../public/countries.ts';

type FieldsProps = { form: Form<PayoutDraft> };

export function BankFields({ form }: FieldsProps) {
  const copy = useCopy(bankCopy);
  const { tag } = useLocale();
  return (
    <>
      <Select {...form.field('country')} label={copy.country}>
        <option value="">{copy.choose}</option>
        {countriesIn(tag).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Field {...form.field('holder')} label={copy.holder} autoComplete="name" />
      {bankFieldsOf(form.values.country).map((name) =>
        name === 'account_type' ? (
          <AccountTypeField key={name} form={form} />
        ) : (
          <BankTextField key={name} form={form} name={name} />
        ),
      )}
      <p className="sp-small sp-quiet">{copy.safe}</p>
    </>
  );
}

function AccountTypeField({ form }: FieldsProps) {
  const copy = useCopy(bankCopy);
  return (
    <Select {...form.field('account_type')} label={copy.fields.account_type}>
      <option value="">{copy.chooseType}</option>
      {accountTypesOf(form.values.country).map((type) => (
        <option key={type} value={type}>
          {copy.types[type]}
        </option>
      ))}
    </Select>
  );
}

/** Letters occur in these; all others are digits, for which phones have a keyboard of their own. */
const withLetters: readonly BankField[] = ['iban', 'bic', 'bank_name'];

function BankTextField({ form, name }: FieldsProps & { name: Exclude<BankField, 'account_type'> }) {
  const copy = useCopy(bankCopy);
  const { country } = form.values;
  const isAnyAccount = name === 'account_number' && bankFieldsOf(country).includes('bank_name');
  const label = isAnyAccount ? copy.accountOrIban : copy.fields[name];
  return (
    <Field
      {...form.field(name)}
      label={isBankFieldOptional(country, name) ? copy.optional({ field: label }) : label}
      hint={name in copy.hints ? copy.hints[name as keyof typeof copy.hints] : undefined}
      inputMode={isAnyAccount || withLetters.includes(name) ? 'text' : 'numeric'}
      autoComplete="off"
      autoCapitalize={name === 'bank_name' ? 'words' : 'characters'}
      spellCheck={false}
    />
  );
}
