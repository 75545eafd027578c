// Licenses that were granted free of charge, and the form that grants one.
import { Field } from '@stagepass/ui/field/field.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useStepUp } from '#domains/auth/public/use-step-up.tsx';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { operatorCopy } from '../copy.ts';
import { findClubId, useGrantLicense, useLicenses } from '../data/operator.ts';

export function GrantedLicenses() {
  const copy = useCopy(operatorCopy);
  const { tables } = copy;
  const { tag } = useLocale();
  const query = useLicenses();
  const [first] = query.data?.pages ?? [];
  return (
    <section>
      <SectionHead title={tables.licenses} />
      <Answered query={query} copy={copy} failed={copy.loadFailed}>
        {({ pages }) => {
          const rows = pages.flatMap(({ data }) => data);
          if (rows.length === 0) return <p className="sp-quiet">{tables.licensesNone}</p>;
          return (
            <RowGroup>
              {rows.map(({ club, plan, until }) => (
                <ListRow
                  key={club.id}
                  title={club.name}
                  detail={`${plan.name}, ${until === null ? tables.forever : tables.until({ date: dayIn(tag, until) })}`}
                />
              ))}
            </RowGroup>
          );
        }}
      </Answered>
      <More query={query} />
      {first === undefined ? null : <Grant plans={first.plans} />}
    </section>
  );
}

function Grant({ plans }: { plans: readonly { key: string; name: string }[] }) {
  const copy = useCopy(operatorCopy);
  const { tables } = copy;
  const stepUp = useStepUp();
  const grant = useGrantLicense(stepUp.guarded);
  const form = useForm({
    initial: { handle: '', plan: plans[0]?.key ?? '', reason: '' },
    copy,
    check: ({ reason }) => (reason.trim().length < 3 ? { reason: copy.reasonWrong } : {}),
    send: async ({ handle, plan, reason }) => {
      const id = (await findClubId(handle.trim())) ?? handle;
      await grant.mutateAsync({ id, plan, reason: reason.trim() });
      showToast({ title: tables.granted, tone: 'good' });
    },
  });
  return (
    <form {...form.form} className="mt-3 grid gap-3">
      <Field {...form.field('handle')} label={tables.handle} maxLength={64} autoComplete="off" />
      <Select {...form.field('plan')} label={tables.plan}>
        {plans.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
      <Field {...form.field('reason')} label={copy.reason} maxLength={300} autoComplete="off" />
      <FormError of={form} />
      <SubmitButton of={form} variant="secondary">
        {tables.grant}
      </SubmitButton>
      {stepUp.dialog}
    </form>
  );
}
