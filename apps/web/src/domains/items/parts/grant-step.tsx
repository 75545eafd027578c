// Gives copies to many: by name, to a tier and those above, or to all members; then says who got none and why.
import { ChoiceGroup } from '@stagepass/ui/choice-row/choice-row.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { useTiers } from '#domains/memberships/public/use-tiers.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useGrant } from '../data/designs.ts';
import { manageItemsCopy } from '../manage-copy.ts';
import { MAX_NAMES } from '../model/item-words.ts';
import { areNames, namesIn } from '../model/names.ts';
import { SheetStep } from '../public/sheet-step.tsx';
import type { DesignStepProps } from './design-step-props.ts';
import { GrantOutcome } from './grant-outcome.tsx';

type Way = 'names' | 'tier' | 'members';
const ways = ['names', 'tier', 'members'] as const satisfies readonly Way[];

export function GrantStep({ club, design, onBack, onBusy }: DesignStepProps) {
  const copy = useCopy(manageItemsCopy);
  const grant = useGrant(design.id);
  const form = useGrantForm(club.id, grant.mutateAsync);
  const isDone = grant.data !== undefined;
  return (
    <SheetStep
      title={copy.grant.title}
      lead={copy.grant.lead}
      back={{ label: isDone ? copy.grant.finish : copy.back, onBack }}
      busy={form.pending}
      onBusy={onBusy}
      act={
        isDone ? undefined : (
          <SubmitButton of={form} wide={false}>
            {form.values.way === 'names' && form.names.length > 0
              ? copy.grant.actNames({ count: form.names.length })
              : copy.grant.act}
          </SubmitButton>
        )
      }
    >
      {isDone ? (
        <GrantOutcome grant={grant.data} />
      ) : (
        <form {...form.form} className="grid gap-4">
          <Fields form={form} />
          <FormError of={form} />
        </form>
      )}
    </SheetStep>
  );
}

type Grant = { way: Way; text: string; tierId: string; note: string };

function useGrantForm(clubId: string, grant: ReturnType<typeof useGrant>['mutateAsync']) {
  const copy = useCopy(manageItemsCopy);
  const form = useForm<Grant>({
    initial: { way: 'names', text: '', tierId: '', note: '' },
    copy,
    check: ({ way, text }) => {
      if (way !== 'names') return {};
      const typed = namesIn(text);
      if (typed.length > MAX_NAMES) return { text: copy.grant.tooMany };
      return areNames(typed) ? {} : { text: copy.grant.namesError };
    },
    send: async ({ way, text, note }): Promise<unknown> => {
      const words = { note: note.trim() };
      if (way === 'members') return grant({ to: 'members', ...words });
      if (way === 'names') return grant({ to: 'names', user_names: namesIn(text), ...words });
      return chosenTier === '' ? undefined : grant({ to: 'tier', tier_id: chosenTier, ...words });
    },
  });
  const tiers = useTiers(clubId, { enabled: form.values.way === 'tier' });
  const chosenTier: string = form.values.tierId || (tiers.data?.[0]?.id ?? '');
  return { ...form, tiers, chosenTier, names: namesIn(form.values.text) };
}

function Fields({ form }: { form: ReturnType<typeof useGrantForm> }) {
  const { grant } = useCopy(manageItemsCopy);
  const { way } = form.values;
  return (
    <>
      <ChoiceGroup
        label={grant.to}
        choices={ways.map((value) => ({ value, title: grant.ways[value] }))}
        value={way}
        onChange={(chosen) => form.set({ way: chosen })}
      />
      {way === 'names' ? (
        <TextArea
          {...form.field('text')}
          label={grant.names}
          hint={grant.namesHint}
          rows={3}
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : null}
      {way === 'tier' ? (
        <Select
          {...form.field('tierId')}
          label={grant.tier}
          error={form.tiers.isError ? grant.tiersFailed : undefined}
          value={form.chosenTier}
        >
          {(form.tiers.data ?? []).map((tier) => (
            <option key={tier.id} value={tier.id}>
              {tier.name}
            </option>
          ))}
        </Select>
      ) : null}
      <Field {...form.field('note')} label={grant.note} hint={grant.noteHint} maxLength={140} />
    </>
  );
}
