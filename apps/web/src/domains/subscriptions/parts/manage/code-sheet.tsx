// A new promotion code: what it takes off, for how long, which plans, how often and until when.
import { MOST_DISCOUNT_PERIODS } from '@stagepass/base/subscription-kinds.ts';
import { Checkbox } from '@stagepass/ui/checkbox/checkbox.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { type Form, useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useManagedPlans } from '../../data/manage.ts';
import { useMakeCode } from '../../data/offers.ts';
import { manageSubscriptionsCopy } from '../../manage-copy.ts';
import { codeFieldsOf, emptyCode, type TypedCode, wrongInCode } from '../../model/code-draft.ts';

export interface CodeSheetProps {
  clubId: string;
  onClose: () => void;
}

const counts = Array.from({ length: MOST_DISCOUNT_PERIODS }, (_, at) => at + 1);

export function CodeSheet({ clubId, onClose }: CodeSheetProps) {
  const copy = useCopy(manageSubscriptionsCopy);
  const words = copy.codes.form;
  const make = useMakeCode(clubId);
  const said = { code: words.wrongCode, percent: words.wrongPercent, number: words.wrongNumber };
  const form = useForm<TypedCode>({
    initial: emptyCode,
    copy,
    codes: { 'subscriptions.code-taken': 'code' },
    check: (typed) => Object.fromEntries(wrongInCode(typed).map(({ field, wrong }) => [field, said[wrong]])),
    send: async (typed) => {
      const { code } = await make.mutateAsync(codeFieldsOf(typed));
      showToast({ title: words.saved({ code }), tone: 'good' });
      onClose();
    },
  });
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <Sheet
      onClose={onClose}
      title={words.title}
      footer={
        <SubmitButton of={form} disabled={form.values.code.trim() === ''}>
          {words.save}
        </SubmitButton>
      }
    >
      <form {...form.form} className="grid gap-4">
        <Field
          {...form.field('code')}
          label={words.code}
          hint={words.codeHint}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={20}
        />
        <Field {...form.field('percent')} {...number} label={words.percent} maxLength={3} />
        <Select {...form.field('periods')} label={words.periods}>
          <option value="">{words.every}</option>
          {counts.map((count) => (
            <option key={count} value={count}>
              {words.first({ count })}
            </option>
          ))}
        </Select>
        <PlanChoice clubId={clubId} form={form} />
        <Field {...form.field('most_uses')} {...number} label={words.most} hint={words.mostHint} />
        <Field {...form.field('ends_at')} type="datetime-local" label={words.ends} hint={words.endsHint} />
        <FormError of={form} />
      </form>
    </Sheet>
  );
}

function PlanChoice({ clubId, form }: { clubId: string; form: Form<TypedCode> }) {
  const { form: words } = useCopy(manageSubscriptionsCopy).codes;
  const plans = (useManagedPlans(clubId).data ?? []).filter(({ state }) => state !== 'archived');
  const { plan_ids } = form.values;
  if (plans.length < 2) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="sp-field-label">{words.plans}</legend>
      <p className="sp-quiet">{words.plansHint}</p>
      {plans.map(({ id, name }) => (
        <Checkbox
          key={id}
          checked={plan_ids.includes(id)}
          onChange={(event) =>
            form.set({
              plan_ids: event.target.checked ? [...plan_ids, id] : plan_ids.filter((one) => one !== id),
            })
          }
        >
          <bdi>{name}</bdi>
        </Checkbox>
      ))}
    </fieldset>
  );
}
