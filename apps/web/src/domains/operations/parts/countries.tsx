// Where paid draws are closed, or for older people only.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useStepUp } from '#domains/auth/public/use-step-up.tsx';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Answered } from '#platform/query/answered.tsx';
import { operatorCopy } from '../copy.ts';
import { useCountries, useSetCountry } from '../data/operator.ts';

export function Countries() {
  const copy = useCopy(operatorCopy);
  const { tables } = copy;
  const query = useCountries();
  const stepUp = useStepUp();
  const set = useSetCountry(stepUp.guarded);
  const form = useForm({
    initial: { country: '', age: '' },
    copy,
    send: async ({ country, age }) => {
      const least_age = age.trim() === '' ? null : Number(age);
      await set.mutateAsync({ country: country.trim().toUpperCase(), least_age });
      showToast({ title: tables.countrySaved, tone: 'good' });
    },
  });
  const clear = (country: string) =>
    set.mutateAsync({ country, least_age: 'clear' }).then(
      () => showToast({ title: tables.countrySaved, tone: 'good' }),
      (error: unknown) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    );
  return (
    <section>
      <SectionHead title={tables.countries} />
      <p className="sp-quiet mb-3">{tables.countriesText}</p>
      <Answered query={query} copy={copy} failed={copy.loadFailed}>
        {(rows) => (
          <RowGroup>
            {rows.map(({ country, least_age, note, by_configuration }) => (
              <ListRow
                key={`${country} ${by_configuration}`}
                title={country}
                detail={[
                  least_age === null ? tables.closed : tables.from({ age: least_age }),
                  by_configuration ? tables.fixed : note,
                ]
                  .filter(Boolean)
                  .join(' · ')}
                trailing={
                  by_configuration ? null : (
                    <Button
                      size="small"
                      variant="ghost"
                      aria-label={tables.clear({ country })}
                      onClick={() => void clear(country)}
                    >
                      ×
                    </Button>
                  )
                }
              />
            ))}
          </RowGroup>
        )}
      </Answered>
      <form {...form.form} className="mt-3 grid gap-3">
        <Field {...form.field('country')} label={tables.country} maxLength={2} autoComplete="off" />
        <Field {...form.field('age')} label={tables.age} inputMode="numeric" maxLength={2} />
        <FormError of={form} />
        <SubmitButton of={form} variant="secondary">
          {tables.set}
        </SubmitButton>
      </form>
      {stepUp.dialog}
    </section>
  );
}
