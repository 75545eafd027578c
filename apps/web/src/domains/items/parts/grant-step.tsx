// Gives copies to many: to members chosen from a list, to a tier and those above, or to all members; then says who got none and why.
import type { GrantReceiver } from '@stagepass/contract/items/design-shapes.ts';
import { ChoiceGroup } from '@stagepass/ui/choice-row/choice-row.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { useTiers } from '#domains/memberships/public/use-tiers.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { type ItemDesign, useGrant } from '../data/designs.ts';
import { manageItemsCopy } from '../manage-copy.ts';
import { MAX_NAMES } from '../model/item-words.ts';
import { SheetStep } from '../public/sheet-step.tsx';
import type { DesignStepProps } from './design-step-props.ts';
import { GrantOutcome } from './grant-outcome.tsx';
import { MemberPicker } from './member-picker.tsx';
import './manage-items.css';

type Way = 'names' | 'tier' | 'members';
const ways = ['names', 'tier', 'members'] as const satisfies readonly Way[];

export function GrantStep({ club, design, onBack, onBusy }: DesignStepProps) {
  const copy = useCopy(manageItemsCopy);
  const grant = useGrant(design.id);
  const form = useGrantForm(club.id, design, grant.mutateAsync);
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
            {form.values.way === 'names' && form.values.chosen.length > 0
              ? copy.grant.actNames({ count: form.values.chosen.length })
              : copy.grant.act}
          </SubmitButton>
        )
      }
    >
      {isDone ? (
        <GrantOutcome grant={grant.data} />
      ) : (
        <form {...form.form} className="grid gap-4">
          <Fields form={form} designId={design.id} />
          <FormError of={form} />
        </form>
      )}
    </SheetStep>
  );
}

type Grant = { way: Way; chosen: readonly GrantReceiver[]; tierId: string; note: string };

/** What is held back from sale may be given by hand. */
function mostChosen({ edition_size, issued }: ItemDesign): number {
  return edition_size === null ? MAX_NAMES : Math.min(MAX_NAMES, edition_size - issued);
}

function useGrantForm(clubId: string, design: ItemDesign, grant: ReturnType<typeof useGrant>['mutateAsync']) {
  const copy = useCopy(manageItemsCopy);
  const form = useForm<Grant>({
    initial: { way: 'names', chosen: [], tierId: '', note: '' },
    copy,
    check: ({ way, chosen }) => (way === 'names' && chosen.length === 0 ? { chosen: copy.grant.choose } : {}),
    send: async ({ way, chosen, note }): Promise<unknown> => {
      const words = { note: note.trim() };
      if (way === 'members') return grant({ to: 'members', ...words });
      if (way === 'names')
        return grant({ to: 'names', user_names: chosen.map(({ user }) => user.user_name), ...words });
      return chosenTier === '' ? undefined : grant({ to: 'tier', tier_id: chosenTier, ...words });
    },
  });
  const tiers = useTiers(clubId, { enabled: form.values.way === 'tier' });
  const chosenTier: string = form.values.tierId || (tiers.data?.[0]?.id ?? '');
  return { ...form, tiers, chosenTier, most: mostChosen(design) };
}

function Fields({ form, designId }: { form: ReturnType<typeof useGrantForm>; designId: string }) {
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
      {way === 'names' ? (
        <MemberPicker
          designId={designId}
          chosen={form.values.chosen}
          most={form.most}
          error={form.errors.chosen}
          onChange={(chosen) => form.set({ chosen })}
        />
      ) : null}
    </>
  );
}
