// The clubs at the head of Discover, in order: added by handle, moved up, taken out.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Answered } from '#platform/query/answered.tsx';
import { operatorCopy } from '../copy.ts';
import { findClubId, useFeatured, useSetFeatured } from '../data/operator.ts';

export function FeaturedClubs() {
  const copy = useCopy(operatorCopy);
  const { tables } = copy;
  const query = useFeatured();
  const set = useSetFeatured();
  const ids = query.data?.map(({ id }) => id) ?? [];
  const change = async (next: string[]) => {
    try {
      await set.mutateAsync(next);
      showToast({ title: tables.saved, tone: 'good' });
    } catch (error) {
      showToast({ title: errorSentence(copy, error), tone: 'bad' });
    }
  };
  const form = useForm({
    initial: { handle: '' },
    copy,
    send: async ({ handle }) => {
      const id = await findClubId(handle.trim());
      await change([...ids.filter((other) => other !== id), id ?? handle]);
    },
  });
  return (
    <section>
      <SectionHead title={tables.featured} />
      <Answered query={query} copy={copy} failed={copy.loadFailed}>
        {(clubs) =>
          clubs.length === 0 ? (
            <p className="sp-quiet">{tables.featuredNone}</p>
          ) : (
            <RowGroup>
              {clubs.map(({ id, name, handle }, at) => (
                <ListRow
                  key={id}
                  title={name}
                  detail={handle}
                  trailing={
                    <Acts
                      name={name}
                      onUp={
                        at === 0
                          ? undefined
                          : () => void change(ids.with(at, ids[at - 1] ?? id).with(at - 1, id))
                      }
                      onRemove={() => void change(ids.filter((other) => other !== id))}
                    />
                  }
                />
              ))}
            </RowGroup>
          )
        }
      </Answered>
      <form {...form.form} className="mt-3 grid gap-3">
        <Field {...form.field('handle')} label={tables.handle} maxLength={64} autoComplete="off" />
        <FormError of={form} />
        <SubmitButton of={form} variant="secondary">
          {tables.add}
        </SubmitButton>
      </form>
    </section>
  );
}

function Acts({
  name,
  onUp,
  onRemove,
}: {
  name: string;
  onUp: (() => void) | undefined;
  onRemove: () => void;
}) {
  const { tables } = useCopy(operatorCopy);
  return (
    <span className="flex gap-1">
      {onUp === undefined ? null : (
        <Button size="small" variant="ghost" aria-label={tables.up({ name })} onClick={onUp}>
          ↑
        </Button>
      )}
      <Button size="small" variant="ghost" aria-label={tables.remove({ name })} onClick={onRemove}>
        ×
      </Button>
    </span>
  );
}
