// Which tier somebody is given by hand.
import { ChoiceGroup } from '@stagepass/ui/choice-row/choice-row.tsx';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { membershipsCopy } from '../copy.ts';
import { useTiers } from '../public/use-tiers.ts';

export type TierChoiceProps = {
  clubId: string;
  current: string | null;
  onGive: (tierId: string | null) => Promise<void>;
  onClose: () => void;
};

/** A choice has to be a text; no tier is the empty one. */
const NONE = '';

export function TierChoice({ clubId, current, onGive, onClose }: TierChoiceProps) {
  const copy = useCopy(membershipsCopy);
  const { acts } = copy;
  const { data = [] } = useTiers(clubId);
  const form = useForm({
    initial: { chosen: current ?? NONE },
    copy,
    send: ({ chosen }) => onGive(chosen === NONE ? null : chosen),
  });
  return (
    <Sheet
      onClose={onClose}
      title={acts.tierTitle}
      description={acts.tierLead}
      footer={<SubmitButton of={form}>{acts.confirmTier}</SubmitButton>}
    >
      <form {...form.form}>
        <ChoiceGroup
          label={acts.tierTitle}
          labelHidden
          value={form.values.chosen}
          onChange={(chosen) => form.set({ chosen })}
          choices={[
            { value: NONE, title: acts.noTier },
            ...data.toReversed().map((tier) => ({ value: tier.id, title: tier.name })),
          ]}
        />
        <FormError of={form} />
      </form>
    </Sheet>
  );
}
